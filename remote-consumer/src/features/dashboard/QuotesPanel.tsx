import type { UserProfileReply } from "@quotehaven/contract/wire";
import { countLines, heldCovers } from "@quotehaven/contract/cover";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { Problem, useFormats, useToday } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { ButtonLink, Card, Icon, Row, SkeletonCard, Stack, theme } from "@quotehaven/shared-ui";
import { Badge } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";
import { displayedPrice, isWaitingForUpdate } from "../../shared/quotes/quotePrices";
import { PartsBar } from "../../shared/quotes/PartsBar";
import { FeeReturnedNotice } from "../../shared/quotes/FeeReturnedNotice";
import { useConsumerQuotesQuery } from "../../shared/quotes/quotesApi";
import { useConsumerProfileQuery } from "./dashboardApi";
import { bestCovering } from "./standing";

const Figure = styled.p`
  font-family: ${theme.font.serif};
  font-size: ${theme.size[28]};
`;

/** Whether a quote was accepted or some are pending, how many there are, and the way to them. */
export function QuotesPanel() {
  const { t } = useTranslation("consumer");
  const profile = useConsumerProfileQuery();
  if (profile.isLoading) return <SkeletonCard lines={2} />;
  return (
    <Card as="section" aria-labelledby="quotes-panel">
      <Stack $gap={3} $align="start">
        {profile.data ? (
          <Count profile={profile.data} />
        ) : (
          <>
            <h2 id="quotes-panel">{t("dashboard.quotesPanel")}</h2>
            <Problem error={profile.error} onRetry={() => void profile.refetch()} />
          </>
        )}
      </Stack>
    </Card>
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
      <Row $justify="space-between">
        <h2 id="quotes-panel">{t("dashboard.quotesPanel")}</h2>
        <StateBadge isAccepted={isAccepted} isWaiting={isWaiting} />
      </Row>
      <Figure>{t("dashboard.quoteCount", { count })}</Figure>
      {words && <p>{t(`dashboard.${words}`, { count })}</p>}
      <FeeReturnedNotice quotes={quotes} />
      {!isAccepted && <BestQuotes />}
      <ButtonLink as={Link} to="/profile/my-quotes" $size="small">
        {t("dashboard.seeQuotes")}
      </ButtonLink>
    </>
  );
}

const Best = styled.ol`
  display: grid;
  gap: ${theme.space(3)};
  width: 100%;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space(0, 3)};
  }

  & > li > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }

  & small {
    color: ${theme.color.inkMuted};
    font-size: ${theme.size[14]};
  }
`;

/** The three quotes that meet most lines of the need: their prices, and how their lines compare with it. */
function BestQuotes() {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const texts = useCoverTexts();
  const today = useToday();
  const { quotes = [], need = {} } = useConsumerQuotesQuery().data ?? {};
  const best = bestCovering(quotes, need, today).slice(0, 3);
  if (best.length < 2) return null;
  return (
    <Best>
      {best.map((quote) => {
        const helds = heldCovers(quote.cover ?? {}, need);
        const words = texts.counts(countLines(helds));
        return (
          <li key={quote.id}>
            <strong>{quote.carrierName}</strong>
            <span>{`${money(displayedPrice(quote).monthly)} ${t("common.month")}`}</span>
            {words && <small>{words}</small>}
            {helds.map((held) => (
              <PartsBar key={held.type} held={held} />
            ))}
          </li>
        );
      })}
    </Best>
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
