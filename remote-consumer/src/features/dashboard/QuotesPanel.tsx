import type { UserProfileReply } from "@quotehaven/contract/wire";
import { Link, useTranslation } from "@quotehaven/platform";
import { Badge, ButtonLink, Card, Icon, Row, Stack, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";

const Count = styled.p`
  font-family: ${theme.font.serif};
  font-size: ${theme.size[28]};
  font-variant-numeric: tabular-nums;
`;

/** Whether a quote was accepted or some are pending, how many there are, and the way to them. */
export function QuotesPanel({ profile }: { profile: UserProfileReply }) {
  const { t } = useTranslation<"consumer">();
  const { quoteCount: count, isQuoteConfirmed: isAccepted } = profile;
  const submittedAt = useConsumerApplicationQuery().data?.meta.submittedAt ?? null;
  const words = isAccepted
    ? "quotesChosen"
    : count > 0
      ? "quotesCompare"
      : submittedAt === null
        ? "quotesNotSubmitted"
        : "quotesWaiting";
  return (
    <Card as="section" aria-labelledby="quotes-panel">
      <Stack gap={3} align="start">
        <Row justify="space-between">
          <h2 id="quotes-panel">{t("dashboard.quotesPanel")}</h2>
          <Badge tone={isAccepted ? "positive" : "neutral"}>
            {isAccepted && <Icon name="check" size={16} />}
            {t(isAccepted ? "dashboard.quotesAccepted" : "dashboard.quotesPending")}
          </Badge>
        </Row>
        <Count>{t("dashboard.quoteCount", { count })}</Count>
        <p>{t(`dashboard.${words}`, { count })}</p>
        <ButtonLink as={Link} to="/profile/my-quotes" size="small">
          {t("dashboard.seeQuotes")}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
