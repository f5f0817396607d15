import { heldCovers, type Needs } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { CoverDrawing } from "@quotehaven/shared-features/cover";
import { useFormats } from "@quotehaven/platform";
import { Button, Icon, lazyPart, Row, Stack, theme } from "@quotehaven/shared-ui";
import { Monogram } from "@quotehaven/shared-ui/content";
import { Checkbox } from "@quotehaven/shared-ui/fields";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import styled, { createGlobalStyle } from "styled-components";
import { AskAgent } from "../../shared/quotes/AskAgent";
import { Frame, oneAtATime } from "./compareFrame";
import { columnId, CompareTable } from "./CompareTable";
import { isAlike, type CompareRow } from "./compareRows";
import { notPrinted } from "../../shared/notPrinted";
import { PlotFinding } from "./PlotFinding";
import { isEnded } from "../../shared/quotes/quoteCover";
import { QuoteBadge } from "./QuoteBadge";
import { QuotePager } from "./QuotePager";
import { QuotesBadDay, saysBadDays } from "./QuotesBadDay";
import { QuoteEnd } from "./QuoteTerms";
import { displayedPrice, isChoosable } from "../../shared/quotes/quotePrices";
import { rateQuotes } from "./rateQuotes";
import { useCoverSections } from "./useCoverSections";
import { usePriceRows } from "./usePriceRows";
import { useTermRows } from "./useTermRows";
import { useVerdictWords } from "../../shared/quotes/useVerdictWords";
import { WhichQuotes } from "./WhichQuotes";

/** More do not fit beside each other. */
const MOST_COLUMNS = 4;

/** The paper lies on its side while a comparison is in view. */
const Landscape = createGlobalStyle`
  @page { size: landscape; margin: 9mm; }
  @media print { h1 { font-size: 14pt; } }
`;

const Tools = styled(Row).attrs({ $justify: "space-between", $gap: 2 })`
  ${notPrinted}
`;

const NotPrinted = styled.div`
  ${notPrinted}
`;

/** Below everything, so its code comes after what is above it. */
const PriceOverview = lazyPart(async () => (await import("./PriceOverview")).PriceOverview);

type CompareQuotesProps = {
  /** In the order in which they stand. */
  quotes: readonly ConsumerQuote[];
  needs: Partial<Needs>;
  today: string;
  onOpen: (quote: ConsumerQuote) => void;
};

/**
 * What the quotes cost and cover: what they come to in a sentence, then side by side up to four with what chooses
 * them, which ones is the reader's choice; where there is no room, one at a time. Rows where all of them agree are
 * folded away. Below, all of them by price and coverage.
 */
export function CompareQuotes({ quotes, needs, today, onOpen }: CompareQuotesProps) {
  const { t } = useTranslation("consumer");
  const current = quotes.filter(({ isRemoved }) => !isRemoved);
  const [picked, setPicked] = useState(() => firstToCompare(current, today));
  const [marked, mark] = useMarkedColumn();
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const [isAllShown, setAllShown] = useState(false);
  const shown = current.filter(({ id }) => picked.includes(id));
  const read = shown.find(({ id }) => id === turnedTo) ?? shown[0];
  const prices = usePriceRows(shown, needs, today);
  const sections = useCoverSections(shown, needs);
  const terms = useTermRows(shown, today);
  const alike = [prices, terms, ...sections.map(({ rows }) => rows)].flat().filter(isAlike).length;
  const isFolding = shown.length > 1 && !isAllShown;
  const unfolded = (rows: readonly CompareRow[]) =>
    isFolding ? rows.filter((row) => !isAlike(row)) : rows;
  const rates = rateQuotes(current, needs, today);
  const isDrawn = heldCovers({}, needs).length > 0;
  const turnTo = (id: number) => {
    if (!picked.includes(id)) setPicked([...picked.slice(0, MOST_COLUMNS - 1), id]);
    setTurnedTo(id);
  };
  const markQuote = (id: number) => {
    turnTo(id);
    mark(id);
  };
  return (
    <Stack $gap={4}>
      <Landscape />
      <NotPrinted>
        <PlotFinding ratedQuotes={rates.ratedQuotes} />
      </NotPrinted>
      <Frame role="region" aria-label={t("compare.title")}>
        {current.length > MOST_COLUMNS && (
          <WhichQuotes quotes={current} most={MOST_COLUMNS} picked={picked} onPick={setPicked} />
        )}
        {current.length > 1 && <QuotePager quotes={current} read={read?.id} onRead={turnTo} />}
        {shown.length === 0 ? (
          <p>{t("compare.none")}</p>
        ) : (
          <CompareTable
            prices={unfolded(prices)}
            sections={sections.map((section) => ({
              ...section,
              rows: unfolded(section.rows),
              unstated: isFolding ? undefined : section.unstated,
            }))}
            terms={unfolded(terms)}
            days={
              shown.some(({ cover }) => saysBadDays(needs, cover ?? {})) && (
                <QuotesBadDay quotes={shown} needs={needs} />
              )
            }
            isDrawn={isDrawn}
            heads={shown.map((quote) => ({
              id: quote.id,
              head: <QuoteHead quote={quote} />,
              offer: <Offer quote={quote} quotes={quotes} today={today} onOpen={onOpen} />,
              verdict: <VerdictWords quote={quote} needs={needs} />,
              drawing: <Drawings quote={quote} needs={needs} />,
              message: <AskAgent quote={quote} isShort />,
              isMarked: quote.id === marked,
              isRead: quote === read,
            }))}
          />
        )}
      </Frame>
      <Tools>
        {shown.length > 1 && (
          <Checkbox
            role="switch"
            name="compare-alike"
            label={t("compare.showAlike", { count: alike })}
            checked={isAllShown}
            onChange={setAllShown}
          />
        )}
        <Button
          size="small"
          emphasis="quiet"
          onClick={() => window.print()}
          disabled={shown.length === 0}
        >
          <Icon name="print" size={18} /> <span>{t("compare.print")}</span>
        </Button>
      </Tools>
      <PriceOverview {...rates} marked={marked} onMark={markQuote} />
    </Stack>
  );
}

/** Those that can still be chosen come first. */
function firstToCompare(quotes: readonly ConsumerQuote[], today: string): number[] {
  return quotes
    .toSorted((a, b) => Number(isEnded(a, today)) - Number(isEnded(b, today)))
    .slice(0, MOST_COLUMNS)
    .map(({ id }) => id);
}

/** The quote whose column stands out, which is in view from then on. */
function useMarkedColumn(): [number | null, (id: number) => void] {
  const [marked, setMarked] = useState<{ id: number } | null>(null);
  useEffect(() => {
    if (!marked) return;
    const isStill = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
    document.getElementById(columnId(marked.id))?.scrollIntoView?.({
      behavior: isStill ? "auto" : "smooth",
      block: "nearest",
      inline: "start",
    });
  }, [marked]);
  return [marked?.id ?? null, (id) => setMarked({ id })];
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1, 2)};

  /* Rather below the letters than a name in two pieces. */
  & > div {
    flex: 1 1 92px;
    min-width: 0;
    line-height: 1.25;
    overflow-wrap: break-word;
  }

  & strong {
    display: block;
    font-size: ${theme.size[16]};
    font-weight: ${theme.weight.bold};
  }

  & small {
    font-size: ${theme.size[14]};
    font-weight: ${theme.weight.regular};
    color: ${theme.color.inkMuted};
  }

  ${oneAtATime} {
    & strong {
      font-size: ${theme.size[22]};
    }
  }
`;

function QuoteHead({ quote }: { quote: ConsumerQuote }) {
  const { t } = useTranslation("consumer");
  const { number, carrierName } = quote;
  return (
    <Head>
      <Monogram name={carrierName} size={36} />
      <div>
        <strong>{carrierName}</strong> <small>{t("quotes.number", { number })}</small>
      </div>
      <QuoteBadge quote={quote} />
    </Head>
  );
}

const Priced = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(1, 2)};

  & > p {
    line-height: 1.15;
  }

  & strong {
    font-family: ${theme.font.serif};
    font-size: ${theme.size[22]};
    font-weight: ${theme.weight.bold};
  }

  & small {
    display: block;
    font-size: ${theme.size[14]};
    color: ${theme.color.inkMuted};
  }

  & > div {
    flex-basis: 100%;
  }

  ${oneAtATime} {
    & strong {
      font-size: ${theme.size[36]};
    }
  }

  @media print {
    & small {
      display: inline;
    }

    & > button,
    & > div {
      display: none;
    }
  }
`;

type OfferProps = Omit<CompareQuotesProps, "needs"> & { quote: ConsumerQuote };

/** What a quote costs. Choosing happens in its own window; one that is over says why it cannot be. */
function Offer({ quote, quotes, today, onOpen }: OfferProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const reasonId = useId();
  const { carrierName: carrier } = quote;
  const canChoose = isChoosable(quote, quotes);
  const isOver = canChoose && isEnded(quote, today);
  return (
    <Priced>
      <p>
        <strong>{money(displayedPrice(quote).monthly)}</strong>{" "}
        <small>{t("quotes.perMonth")}</small>
      </p>
      <Button
        size="small"
        disabled={isOver}
        aria-describedby={isOver ? reasonId : undefined}
        aria-label={t(canChoose ? "compare.chooseCarrier" : "compare.viewCarrier", { carrier })}
        onClick={() => onOpen(quote)}
      >
        {t(canChoose ? "compare.choose" : "quotes.view")}
      </Button>
      {isOver && (
        <div id={reasonId}>
          <QuoteEnd quote={quote} today={today} />
        </div>
      )}
    </Priced>
  );
}

const Verdict = styled.p`
  color: ${theme.color.inkMuted};

  &[data-verdict="below"] {
    color: ${theme.color.caution};
  }

  &[data-verdict="meets"] {
    color: ${theme.color.positive};
  }
`;

/** How the lines of a quote compare with the need, counted. */
function VerdictWords({ quote, needs }: { quote: ConsumerQuote; needs: Partial<Needs> }) {
  const said = useVerdictWords()(heldCovers(quote.cover ?? {}, needs));
  return said && <Verdict data-verdict={said.verdict}>{said.words}</Verdict>;
}

const Drawing = styled(CoverDrawing)`
  max-width: 168px;
`;

/** What the quote covers of each insurance type that is needed. */
function Drawings({ quote, needs }: { quote: ConsumerQuote; needs: Partial<Needs> }) {
  return heldCovers(quote.cover ?? {}, needs).map((held) => (
    <Drawing key={held.type} held={held} />
  ));
}
