import { heldCovers, type Needs } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { CoverDrawing } from "@quotehaven/shared-features/cover";
import { Button, Card, Icon, Row, Stack, theme } from "@quotehaven/shared-ui";
import { Checkbox } from "@quotehaven/shared-ui/fields";
import { useEffect, useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled, { createGlobalStyle } from "styled-components";
import { AskAgent } from "../../shared/quotes/AskAgent";
import { columnId, CompareTable } from "./CompareTable";
import { isAlike, type CompareRow } from "./compareRows";
import { notPrinted } from "../../shared/notPrinted";
import { PlotFinding, PlotNotes } from "./PlotWords";
import { PricePlot } from "./PricePlot";
import { isEnded } from "../../shared/quotes/quoteCover";
import { QuoteBadge } from "./QuoteBadge";
import { QuoteEnd } from "./QuoteTerms";
import { isChoosable } from "../../shared/quotes/quotePrices";
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

const Axes = styled.p`
  font-size: ${theme.size[12]};
  color: ${theme.color.inkMuted};
`;

/** The table says the same, and fills the paper. */
const Sheet = styled(Card)`
  ${notPrinted}
`;

type CompareQuotesProps = {
  /** In the order in which they stand. */
  quotes: readonly ConsumerQuote[];
  needs: Partial<Needs>;
  today: string;
  onOpen: (quote: ConsumerQuote) => void;
  /** Between the chart and the table. */
  children?: ReactNode;
};

/**
 * What the quotes cost and cover: as a picture of all of them, and side by side up to four, which ones is the
 * reader's choice. Rows where all of them agree are folded away.
 */
export function CompareQuotes({ quotes, needs, today, onOpen, children }: CompareQuotesProps) {
  const { t } = useTranslation("consumer");
  const current = quotes.filter(({ isRemoved }) => !isRemoved);
  const [picked, setPicked] = useState(() => firstToCompare(current, today));
  const [marked, mark] = useMarkedColumn();
  const [isAllShown, setAllShown] = useState(false);
  const shown = current.filter(({ id }) => picked.includes(id));
  const prices = usePriceRows(shown, needs, today);
  const sections = useCoverSections(shown, needs);
  const terms = useTermRows(shown, today);
  const alike = [prices, terms, ...sections.map(({ rows }) => rows)].flat().filter(isAlike).length;
  const isFolding = shown.length > 1 && !isAllShown;
  const unfolded = (rows: readonly CompareRow[]) =>
    isFolding ? rows.filter((row) => !isAlike(row)) : rows;
  const markQuote = (id: number) => {
    if (!picked.includes(id)) setPicked([...picked.slice(0, MOST_COLUMNS - 1), id]);
    mark(id);
  };
  return (
    <Stack $gap={4}>
      <Landscape />
      <Overview needs={needs} today={today} marked={marked} quotes={current} onMark={markQuote} />
      {children}
      {current.length > MOST_COLUMNS && (
        <WhichQuotes quotes={current} most={MOST_COLUMNS} picked={picked} onPick={setPicked} />
      )}
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
          heads={shown.map((quote) => ({
            id: quote.id,
            head: <QuoteHead quote={quote} needs={needs} />,
            choose: <OpenButton quote={quote} quotes={quotes} today={today} onOpen={onOpen} />,
            drawings: drawingsOf(quote, needs),
            ask: <AskAgent quote={quote} isShort />,
            isMarked: quote.id === marked,
          }))}
        />
      )}
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

type OverviewProps = Omit<CompareQuotesProps, "onOpen" | "children"> & {
  marked: number | null;
  onMark: (id: number) => void;
};

/** What the quotes come to, and the picture that shows it; nothing where there is nothing to hold them against. */
function Overview({ quotes, needs, today, marked, onMark }: OverviewProps) {
  const { t } = useTranslation("consumer");
  const { ratedQuotes, incomparable } = rateQuotes(quotes, needs, today);
  const isDrawn = ratedQuotes.length > 1 && ratedQuotes.every(({ counts }) => counts.lines > 0);
  if (!isDrawn && incomparable.length === 0) return null;
  return (
    <Sheet as="section" aria-label={t("plot.title")}>
      <Stack $gap={2}>
        {isDrawn && (
          <>
            <PlotFinding ratedQuotes={ratedQuotes} />
            <PricePlot ratedQuotes={ratedQuotes} marked={marked} onMark={onMark} />
            <Axes>{t("plot.axes")}</Axes>
          </>
        )}
        <PlotNotes ratedQuotes={isDrawn ? ratedQuotes : []} incomparable={incomparable} />
      </Stack>
    </Sheet>
  );
}

const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space(1)};

  @media screen {
    & > span:first-child {
      font-size: ${theme.size[18]};
    }
  }

  @media print {
    gap: 0;
  }
`;

const Verdict = styled.small`
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.medium};
  color: ${theme.color.inkMuted};

  &[data-verdict="below"] {
    color: ${theme.color.caution};
  }

  &[data-verdict="meets"] {
    color: ${theme.color.positive};
  }

  @media print {
    font-size: inherit;
  }
`;

function QuoteHead({ quote, needs }: { quote: ConsumerQuote; needs: Partial<Needs> }) {
  const verdictOf = useVerdictWords();
  const said = verdictOf(heldCovers(quote.cover ?? {}, needs));
  return (
    <Head>
      <span>{quote.carrierName}</span>
      {said && <Verdict data-verdict={said.verdict}>{said.words}</Verdict>}
      <QuoteBadge quote={quote} />
    </Head>
  );
}

const Drawing = styled(CoverDrawing)`
  max-width: 150px;
`;

/** What the quote covers of each insurance type that is needed. */
function drawingsOf({ cover = {} }: ConsumerQuote, needs: Partial<Needs>): ReactNode[] {
  return heldCovers(cover, needs).map((held) => <Drawing key={held.type} held={held} />);
}

type OpenButtonProps = Omit<CompareQuotesProps, "needs" | "children"> & { quote: ConsumerQuote };

/** Choosing happens in the quote's own window; one that is over says why it cannot be. */
function OpenButton({ quote, quotes, today, onOpen }: OpenButtonProps) {
  const { t } = useTranslation("consumer");
  const reasonId = useId();
  const { carrierName: carrier } = quote;
  const canChoose = isChoosable(quote, quotes);
  const isOver = canChoose && isEnded(quote, today);
  return (
    <Stack $gap={2} $align="start">
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
    </Stack>
  );
}
