import { Problem, Screen, useTranslation } from "@quotehaven/platform";
import { SkeletonCard, SkeletonScreen, Skeleton, Stack, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";
import { ApplicationEditor } from "./ApplicationEditor";

const Head = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(5)};

  & > p {
    color: ${theme.color.inkMuted};
  }
`;

/** The consumer's application: what they want insured, their answers, and what they add up to. */
export function ApplicationScreen() {
  const { t } = useTranslation<"consumer">();
  const application = useConsumerApplicationQuery();
  return (
    <Screen title={t("application.title")}>
      <Head>
        <h1>{t("application.title")}</h1>
        {application.data?.meta.acceptedQuoteId == null && <p>{t("application.lead")}</p>}
      </Head>
      {application.data ? (
        <ApplicationEditor application={application.data} />
      ) : application.isError ? (
        <Problem error={application.error} onRetry={() => void application.refetch()} />
      ) : (
        <SkeletonScreen>
          <Stack gap={5}>
            <Skeleton width={220} height={28} />
            <Skeleton width={320} height={44} shape="box" />
            <SkeletonCard lines={8} />
          </Stack>
        </SkeletonScreen>
      )}
    </Screen>
  );
}
