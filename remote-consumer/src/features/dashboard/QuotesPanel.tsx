import type { UserProfileReply } from "@quotehaven/contract/wire";
import { Link } from "react-router-dom";
import { ButtonLink, Icon, Row, SkeletonText } from "@quotehaven/shared-ui";
import { Badge } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";
import { isWaitingForUpdate } from "../../shared/quotes/quotePrices";
import { FeeReturnedNotice } from "../../shared/quotes/FeeReturnedNotice";
import { useConsumerQuotesQuery } from "../../shared/quotes/quotesApi";
import { useConsumerProfileQuery } from "./dashboardApi";
import { Panel } from "../../shared/Panel";

/** Whether a quote was accepted or some are pending, how many there are, and the way to them. */
export function QuotesPanel() {
  const { t } = useTranslation("consumer");
  const profile = useConsumerProfileQuery();
  return (
    <Panel aria-labelledby="quotes-panel">
      {profile.data ? (
        <Count profile={profile.data} />
      ) : (
        <>
          <h2 id="quotes-panel">{t("dashboard.quotesPanel")}</h2>
          {profile.isLoading && <SkeletonText lines={2} />}
        </>
      )}
      <ButtonLink as={Link} to="/profile/my-quotes" $size="small">
        {t("dashboard.seeQuotes")}
      </ButtonLink>
    </Panel>
  );
}

function Count({ profile }: { profile: UserProfileReply }) {
  const { t } = useTranslation("consumer");
  const { quoteCount: count, isQuoteConfirmed: isAccepted } = profile;
  const application = useConsumerApplicationQuery().data;
  const quotes = useConsumerQuotesQuery().data;
  const isWaiting = useAllWait();
  const words = isAccepted
    ? "quotesChosen"
    : isWaiting
      ? "quotesToUpdate"
      : count > 0
        ? null
        : application?.meta.submittedAt === null
          ? "quotesNotSubmitted"
          : "quotesWaiting";
  return (
    <>
      <Row $gap={2}>
        <h2 id="quotes-panel">{t("dashboard.quotesPanel")}</h2>
        <StateBadge isAccepted={isAccepted} isWaiting={isWaiting} />
      </Row>
      <p>{t("dashboard.quoteCount", { count })}</p>
      {words && <p>{t(`dashboard.${words}`, { count })}</p>}
      <FeeReturnedNotice quotes={quotes} />
    </>
  );
}

/** Whether every quote waits for its agent's update. */
function useAllWait(): boolean {
  const quotes = useConsumerQuotesQuery().data?.quotes ?? [];
  const live = quotes.filter(({ isRemoved }) => !isRemoved);
  return live.length > 0 && live.every(isWaitingForUpdate);
}

type StateBadgeProps = { isAccepted: boolean; isWaiting: boolean };

function StateBadge({ isAccepted, isWaiting }: StateBadgeProps) {
  const { t } = useTranslation("consumer");
  if (isAccepted) {
    return (
      <Badge $tone="positive">
        <Icon name="check" size={16} />
        <span>{t("dashboard.quotesAccepted")}</span>
      </Badge>
    );
  }
  return isWaiting ? (
    <Badge $tone="caution">{t("quotes.waiting")}</Badge>
  ) : (
    <Badge>{t("dashboard.quotesPending")}</Badge>
  );
}
