import { shortened } from "@quotehaven/contract/rules";
import { Problem, Screen, useDeferredMount } from "@quotehaven/platform";
import { SkeletonCard, SkeletonScreen, Stack, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { DeleteAccount } from "../../shared/DeleteAccount";
import { ApplicationPanel } from "./ApplicationPanel";
import { useConsumerProfileQuery } from "./dashboardApi";
import { PersonalDetails } from "./PersonalDetails";
import { QuotesPanel } from "./QuotesPanel";
import { Standing, useIsStandingKnown } from "./Standing";

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space(6)};
`;

/**
 * Where the consumer stands and what comes next; below it, who they are. Each part loads and fails by
 * itself; nothing shows before the standing does, whose height nobody knows and which would push it down.
 */
export function DashboardScreen() {
  const { t } = useTranslation("consumer");
  const profile = useConsumerProfileQuery();
  const isMounted = useDeferredMount(useIsStandingKnown());
  return (
    <Screen>
      <Stack $gap={6}>
        <h1>
          {profile.data
            ? t("dashboard.hello", { name: shortened(profile.data.profile.firstName) })
            : t("dashboard.title")}
        </h1>
        {isMounted ? (
          <>
            <Standing />
            <Columns>
              <QuotesPanel />
              <ApplicationPanel />
            </Columns>
            <Details />
            <DeleteAccount />
          </>
        ) : (
          <DashboardSkeleton />
        )}
      </Stack>
    </Screen>
  );
}

function DashboardSkeleton() {
  return (
    <SkeletonScreen>
      <Stack $gap={6}>
        <SkeletonCard lines={10} />
        <SkeletonCard lines={10} />
      </Stack>
    </SkeletonScreen>
  );
}

function Details() {
  const profile = useConsumerProfileQuery();
  if (profile.data) return <PersonalDetails profile={profile.data.profile} />;
  if (profile.isError) {
    return <Problem error={profile.error} onRetry={() => void profile.refetch()} />;
  }
  return (
    <SkeletonScreen>
      <SkeletonCard lines={10} />
    </SkeletonScreen>
  );
}
