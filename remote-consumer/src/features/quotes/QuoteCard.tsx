import type { Needs, PresentPolicies } from "@quotehaven/contract/cover";
import { shortened } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useFormats, useLanguage, useLoader } from "@quotehaven/platform";
import { Button, Card, Icon, IconButton, theme } from "@quotehaven/shared-ui";
import { Monogram } from "@quotehaven/shared-ui/content";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { QuotePrice } from "../../shared/quotes/QuotePrice";
import { isEnded } from "../../shared/quotes/quoteCover";
import { displayedPrice } from "../../shared/quotes/quotePrices";
import { AskAgent } from "../../shared/quotes/AskAgent";
import { AgentLicense } from "./AgentLicense";
import { FromToday } from "./FromToday";
import { QuoteBadge } from "./QuoteBadge";
import { QuoteEnd, QuoteTerms } from "./QuoteTerms";
import { removalReason } from "./removalReason";

/** Names, price, cover and button of the cards in a row stand in the same four lines. */
const Root = styled.li`
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
`;

const Face = styled(Card)`
  display: grid;
  grid-row: 1 / -1;
  grid-template-rows: subgrid;
  row-gap: ${theme.space(4)};
  overflow-wrap: anywhere;
`;

const Names = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};

  & > div {
    min-width: 0;
  }

  & h2 {
    font-size: ${theme.size[18]};
  }

  & p {
    font-size: ${theme.size[14]};
    color: ${theme.color.inkMuted};
  }
`;

const Head = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${theme.space(3)};
`;

/** Lies over the content, and where it says more, makes room for it. */
const Cover = styled.div`
  position: relative;
  z-index: 1;
  grid-area: 1 / 1 / -1 / -1;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space(2)};
  padding-block: ${theme.space(6)};
  text-align: center;
  font-weight: ${theme.weight.bold};

  & > button {
    position: absolute;
    inset-block-start: ${theme.space(-3)};
    inset-inline-end: ${theme.space(-3)};
  }
`;

const Content = styled.div<{ $removed: boolean }>`
  display: grid;
  grid-area: 1 / 1 / -1 / -1;
  grid-template-rows: subgrid;
  row-gap: inherit;
  visibility: ${({ $removed }) => ($removed ? "hidden" : "visible")};
`;

const Ended = styled.div`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

const Actions = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space(2)};
`;

type QuoteCardProps = {
  quote: ConsumerQuote;
  needs: Partial<Needs>;
  /** What the reader has today. */
  present: PresentPolicies | undefined;
  /** YYYY-MM-DD, by the server's clock. */
  today: string;
  onView: () => void;
  /** Takes a removed quote off the list. */
  onDismiss: () => Promise<void>;
};

/** A quote among the others. A removed one is covered, and its cover can be closed. */
export function QuoteCard(props: QuoteCardProps) {
  const { quote, needs, present, today, onView, onDismiss } = props;
  const { t } = useTranslation("consumer");
  const { number, carrierName: carrier, isRemoved } = quote;
  const isOver = isEnded(quote, today);
  return (
    <Root>
      <Face
        as="article"
        $tone={isRemoved || isOver ? "sunken" : "raised"}
        $state={quote.isAccepted ? "selected" : "idle"}
        aria-label={`${t("quotes.number", { number })}, ${carrier}`}
      >
        {isRemoved && <RemovedCover quote={quote} onDismiss={onDismiss} />}
        <Content $removed={isRemoved} inert={isRemoved} aria-hidden={isRemoved || undefined}>
          <CardHead quote={quote} />
          {isOver ? (
            <EndedPrice quote={quote} today={today} />
          ) : (
            <div>
              <QuotePrice quote={quote} />
              {present && <FromToday quote={quote} present={present} needs={needs} />}
            </div>
          )}
          <QuoteTerms quote={quote} needs={needs} today={today} />
          <Actions>
            <Button width="full" onClick={onView}>
              {t("quotes.view")}
            </Button>
            <AskAgent quote={quote} isShort $width="full" />
          </Actions>
        </Content>
      </Face>
    </Root>
  );
}

function CardHead({ quote }: { quote: ConsumerQuote }) {
  const { t } = useTranslation("consumer");
  const { number, carrierName: carrier } = quote;
  return (
    <Head>
      <Names>
        <Monogram name={carrier} />
        <div>
          <h2>{carrier}</h2>
          <p>
            {[t("quotes.number", { number }), shortened(quote.agent?.agency ?? "")]
              .filter(Boolean)
              .join(", ")}
          </p>
        </div>
      </Names>
      {quote.agent && <AgentLicense agent={quote.agent} />}
      <QuoteBadge quote={quote} />
    </Head>
  );
}

/** A quote that is over has no price to be had: what it cost is said beside when it ended. */
function EndedPrice({ quote, today }: Pick<QuoteCardProps, "quote" | "today">) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const { monthly, yearly } = displayedPrice(quote);
  return (
    <Ended>
      <QuoteEnd quote={quote} today={today} />
      <p>{t("quotes.endedPrice", { monthly: money(monthly), yearly: money(yearly) })}</p>
    </Ended>
  );
}

function RemovedCover({ quote, onDismiss }: Pick<QuoteCardProps, "quote" | "onDismiss">) {
  const { t } = useTranslation("consumer");
  const language = useLanguage();
  const [isLeaving, setLeaving] = useState(false);
  useLoader(isLeaving);
  const { number, carrierName: carrier } = quote;
  const dismiss = async () => {
    setLeaving(true);
    await onDismiss();
    setLeaving(false);
  };
  return (
    <Cover>
      <IconButton
        icon="close"
        label={t("quotes.dismiss", { number })}
        disabled={isLeaving}
        onClick={() => void dismiss()}
      />
      <Icon name="trash" size={28} />
      <p>{`${t("quotes.number", { number })}, ${carrier}`}</p>
      <p>{removalReason(quote, t, language)}</p>
    </Cover>
  );
}
