import { shortened } from "@quotehaven/contract/rules";
import { Problem, Screen, useDeferredMount } from "@quotehaven/platform";
import { Card, SkeletonCard, SkeletonScreen, Stack, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";
import { DeleteAccount } from "../../shared/DeleteAccount";
import { useConsumerQuotesQuery } from "../../shared/quotes/quotesApi";
import { ApplicationPanel } from "./ApplicationPanel";
import { useConsumerProfileQuery } from "./dashboardApi";
import { Panel } from "../../shared/Panel";
import { PersonalDetails } from "./PersonalDetails";
import { QuotesPanel } from "./QuotesPanel";
import { Standing, useIsStandingKnown } from "./Standing";

/** Small, and beside each other where there is room. */
const Panels = styled(Card)`
  @media (min-width: 61.25em) {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space(6)};

    & > section {
      align-content: start;
      padding-block: 0;
      border: 0;
    }

    & > section + section {
      padding-inline-start: ${theme.space(6)};
      border-inline-start: 1px solid ${theme.color.line};
    }
  }
`;

/**
 * Where the consumer stands and what comes next; below it, who they are. Nothing shows before the
 * standing does, whose height nobody knows and which would push it down.
 */
export function DashboardScreen() {
  const { t } = useTranslation("consumer");
  const profile = useConsumerProfileQuery();
  const failed = useFailed();
  const isMounted = useDeferredMount(useIsStandingKnown());
  return (
    <Screen>
      <Stack $gap={6}>
        <h1>
          {profile.data
            ? t("dashboard.hello", { name: shortened(profile.data.profile.firstName) })
            : t("dashboard.title")}
        </h1>
        {failed[0] && (
          <Problem
            error={failed[0].error}
            onRetry={() => {
              for (const each of failed) void each.refetch();
            }}
          />
        )}
        {isMounted ? (
          <>
            <Standing />
            <Panels>
              <QuotesPanel />
              <ApplicationPanel />
              <DeleteAccount as={Panel} />
            </Panels>
            <Details />
          </>
        ) : (
          !failed[0] && <DashboardSkeleton />
        )}
      </Stack>
    </Screen>
  );
}

/** What could not be read, for which there is one notice; each part shows what there is. */
function useFailed() {
  return [
    useConsumerApplicationQuery(),
    useConsumerQuotesQuery(),
    useConsumerProfileQuery(),
  ].filter(({ isError, data }) => isError && !data);
}

function DashboardSkeleton() {
  return (
    <SkeletonScreen>
      <Stack $gap={6}>
        <SkeletonCard lines={10} />
        <SkeletonCard lines={3} />
        <SkeletonCard lines={3} />
      </Stack>
    </SkeletonScreen>
  );
}

function Details() {
  const profile = useConsumerProfileQuery();
  if (profile.data) return <PersonalDetails profile={profile.data.profile} />;
  return profile.isError ? null : (
    <SkeletonScreen>
      <SkeletonCard lines={10} />
    </SkeletonScreen>
  );
}
