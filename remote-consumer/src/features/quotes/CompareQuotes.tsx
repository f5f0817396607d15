import {
  asSentence,
  heldCovers,
  type Needs,
  type PresentPolicies,
} from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { Button, Icon, lazyPart, Row, Stack } from "@quotehaven/shared-ui";
import { Monogram } from "@quotehaven/shared-ui/content";
import { Checkbox } from "@quotehaven/shared-ui/fields";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import styled, { createGlobalStyle } from "styled-components";
import { AskAgent } from "../../shared/quotes/AskAgent";
import { Drawings, Head, Priced, Verdict } from "./columnParts";
import { Frame } from "./compareFrame";
import { columnId, CompareTable, Quiet } from "./CompareTable";
import { isAlike, type CompareRow } from "./compareRows";
import { notPrinted } from "../../shared/notPrinted";
import { presentHead } from "./PresentHead";
import { PlotFinding } from "./PlotFinding";
import { isEnded } from "../../shared/quotes/quoteCover";
import { QuoteBadge } from "./QuoteBadge";
import { QuotePager } from "./QuotePager";
import { QuotesBadDay, saysBadDays } from "./QuotesBadDay";
import { QuoteEnd } from "./QuoteTerms";
import { displayedPrice, isChoosable } from "../../shared/quotes/quotePrices";
import { rateQuotes } from "./rateQuotes";
import { useChangeWords } from "./useChangeWords";
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
  /** What the reader has today. */
  present: PresentPolicies | undefined;
  today: string;
  onOpen: (quote: ConsumerQuote) => void;
};

/**
 * What the quotes cost and cover: what they come to in a sentence, then side by side up to four with what chooses
 * them, which ones is the reader's choice; where there is no room, one at a time. What the reader has today is beside
 * them. Rows where all of them agree are folded away. Below, all of them by price and coverage.
 */
export function CompareQuotes({ quotes, needs, present, today, onOpen }: CompareQuotesProps) {
  const { t } = useTranslation("consumer");
  const current = quotes.filter(({ isRemoved }) => !isRemoved);
  const [picked, setPicked] = useState(() => firstToCompare(current, today));
  const [marked, mark] = useMarkedColumn();
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const [isAllShown, setAllShown] = useState(false);
  const shown = current.filter(({ id }) => picked.includes(id));
  const read = shown.find(({ id }) => id === turnedTo) ?? shown[0];
  const prices = usePriceRows(shown, needs, today, present);
  const sections = useCoverSections(shown, needs, present);
  const terms = useTermRows(shown, today, present);
  const alike = [prices, terms, ...sections.map(({ rows }) => rows)].flat().filter(isAlike).length;
  const isFolding = shown.length > 1 && !isAllShown;
  const unfolded = (rows: readonly CompareRow[]) =>
    isFolding ? rows.filter((row) => !isAlike(row)) : rows;
  const rates = rateQuotes(current, needs, today, present);
  const isDrawn = heldCovers({}, needs).length > 0;
  const answering = { quotes: shown, needs, present };
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
        <PlotFinding {...rates} />
      </NotPrinted>
      <Frame role="region" aria-label={t("compare.title")} data-beside={present ? "" : undefined}>
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
            days={saysBadDays(answering) && <QuotesBadDay {...answering} />}
            isDrawn={isDrawn}
            heads={[
              ...(present ? [presentHead(present, needs, shown)] : []),
              ...shown.map((quote) => ({
                id: quote.id,
                head: <QuoteHead quote={quote} />,
                offer: <Offer quote={quote} quotes={quotes} today={today} onOpen={onOpen} />,
                change: present && (
                  <Change quote={quote} present={present} needs={needs} today={today} />
                ),
                verdict: <VerdictWords quote={quote} needs={needs} />,
                drawing: <Drawings cover={quote.cover ?? {}} needs={needs} />,
                message: <AskAgent quote={quote} isShort />,
                isMarked: quote.id === marked,
                isRead: quote === read,
              })),
            ]}
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

type OfferProps = Omit<CompareQuotesProps, "needs" | "present"> & { quote: ConsumerQuote };

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

type ChangeProps = Pick<OfferProps, "quote" | "today"> & {
  present: PresentPolicies;
  needs: Partial<Needs>;
};

/** What a quote changes against today. One that is over changes nothing any more. */
function Change({ quote, present, needs, today }: ChangeProps) {
  const { t } = useTranslation("consumer");
  const words = useChangeWords(present, needs)(quote);
  if (isEnded(quote, today)) return <Quiet>{t("compare.doesNotApply")}</Quiet>;
  return words === null ? (
    <Quiet>{`${asSentence(t("today.change.notCompared"))}.`}</Quiet>
  ) : (
    <span>{words}</span>
  );
}

/** How the lines of a quote compare with the need, counted. */
function VerdictWords({ quote, needs }: { quote: ConsumerQuote; needs: Partial<Needs> }) {
  const said = useVerdictWords()(heldCovers(quote.cover ?? {}, needs));
  return said && <Verdict data-verdict={said.verdict}>{said.words}</Verdict>;
}
