import { Problem, Screen, useTranslation } from "@quotehaven/platform";
import { SkeletonCard, SkeletonScreen, Stack, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";
import { DeleteAccount } from "../../shared/DeleteAccount";
import { ApplicationPanel } from "./ApplicationPanel";
import { useConsumerProfileQuery } from "./dashboardApi";
import { PersonalDetails } from "./PersonalDetails";
import { QuotesPanel } from "./QuotesPanel";

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: start;
  gap: ${theme.space(6)};
  margin-top: ${theme.space(5)};

  @media (max-width: 1080px) {
    grid-template-columns: minmax(0, 1fr);

    /* On a narrow screen the news comes first, the long form after it. */
    & > :last-child {
      order: -1;
    }
  }
`;

/** Who the consumer is, and where their application and quotes stand. */
export function DashboardScreen() {
  const { t } = useTranslation<"consumer">();
  const profile = useConsumerProfileQuery();
  // Both at once, or what comes second would push the rest down.
  const isReady = !useConsumerApplicationQuery().isLoading;
  return (
    <Screen title={t("dashboard.title")}>
      <h1>
        {profile.data
          ? t("dashboard.hello", { name: profile.data.profile.firstName })
          : t("dashboard.title")}
      </h1>
      {profile.data && isReady ? (
        <Columns>
          <Stack gap={6}>
            <PersonalDetails profile={profile.data.profile} />
            <DeleteAccount />
          </Stack>
          <Stack gap={5}>
            <ApplicationPanel profile={profile.data} />
            <QuotesPanel profile={profile.data} />
          </Stack>
        </Columns>
      ) : profile.isError ? (
        <Problem error={profile.error} onRetry={() => void profile.refetch()} />
      ) : (
        <SkeletonScreen>
          <Columns>
            <SkeletonCard lines={10} />
            <Stack gap={5}>
              <SkeletonCard lines={2} />
              <SkeletonCard lines={2} />
            </Stack>
          </Columns>
        </SkeletonScreen>
      )}
    </Screen>
  );
}
