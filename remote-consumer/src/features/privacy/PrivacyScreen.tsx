import { Problem, Screen } from "@quotehaven/platform";
import { SkeletonCard, SkeletonScreen, Stack, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Link } from "react-router-dom";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";
import { WhatAgentsSee } from "../../shared/WhatAgentsSee";
import { ConsentsCard } from "./ConsentsCard";
import { DeleteCard } from "./DeleteCard";
import { DownloadCard } from "./DownloadCard";
import { useConsumerPrivacyQuery } from "./privacyApi";
import { SeenTimeline } from "./SeenTimeline";

const Column = styled.div`
  display: grid;
  gap: ${theme.space(5)};
  max-width: 820px;
  margin-top: ${theme.space(5)};
`;

const Lead = styled.p`
  margin-top: ${theme.space(2)};
  max-width: 65ch;
  color: ${theme.color.inkMuted};
`;

/** What is held about the consumer, who saw it, what they agreed to, and how to take it along or away. */
export function PrivacyScreen() {
  const { t } = useTranslation("consumer");
  const privacy = useConsumerPrivacyQuery();
  const present = useConsumerApplicationQuery().data?.present;
  return (
    <Screen>
      <h1>{t("privacy.title")}</h1>
      <Lead>{t("privacy.lead")}</Lead>
      {privacy.data ? (
        <Column>
          <SeenTimeline privacy={privacy.data} />
          <WhatAgentsSee isPolicyShared={present?.isShared}>
            {present && <PolicyNote isShared={present.isShared} />}
          </WhatAgentsSee>
          <ConsentsCard consents={privacy.data.consents} />
          <DownloadCard />
          <DeleteCard application={privacy.data.application} />
        </Column>
      ) : privacy.isError ? (
        <Problem error={privacy.error} onRetry={() => void privacy.refetch()} />
      ) : (
        <SkeletonScreen>
          <Column>
            <Stack $gap={5}>
              <SkeletonCard lines={4} />
              <SkeletonCard lines={6} />
              <SkeletonCard lines={2} />
            </Stack>
          </Column>
        </SkeletonScreen>
      )}
    </Screen>
  );
}

/** Whether agents see the policy that was entered, and where that is changed. */
function PolicyNote({ isShared }: { isShared: boolean }) {
  const { t } = useTranslation("consumer");
  return (
    <p>
      <span>{t(isShared ? "privacy.policyShared" : "privacy.policyOwn")}</span>{" "}
      <Link to="/profile/application">{t("privacy.policyWhere")}</Link>
    </p>
  );
}
