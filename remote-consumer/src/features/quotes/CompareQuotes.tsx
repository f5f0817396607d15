import type { Needs } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { Button, Stack, theme } from "@quotehaven/shared-ui";
import { Checkbox } from "@quotehaven/shared-ui/fields";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import styled, { createGlobalStyle } from "styled-components";
import { AskAgent } from "../../shared/quotes/AskAgent";
import { CompareTable } from "./CompareTable";
import { notPrinted } from "../../shared/notPrinted";
import { isEnded } from "../../shared/quotes/quoteCover";
import { QuoteBadge } from "./QuoteBadge";
import { QuoteEnd } from "./QuoteTerms";
import { isChoosable } from "../../shared/quotes/quotePrices";
import { useCoverSections } from "./useCoverSections";
import { usePriceRows } from "./usePriceRows";
import { useTermRows } from "./useTermRows";

/** More do not fit beside each other. */
const MOST_COLUMNS = 4;

/** The paper lies on its side while a comparison is in view. */
const Landscape = createGlobalStyle`
  @page { size: landscape; margin: 9mm; }
  @media print { h1 { font-size: 14pt; } }
`;

const Tools = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  gap: ${theme.space(3)};
  ${notPrinted}

  & > button {
    grid-column: 2;
  }
`;

const Choice = styled.fieldset`
  & > legend {
    padding: 0;
    font-weight: 600;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space(6)};
  }
`;

const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space(1)};

  @media screen {
    & > span:first-child {
      font-size: ${theme.size[16]};
    }
  }

  @media print {
    gap: 0;
  }

  & > small {
    font-size: inherit;
    font-weight: 400;
    color: ${theme.color.inkMuted};
  }
`;

type CompareQuotesProps = {
  /** In the order in which they stand. */
  quotes: readonly ConsumerQuote[];
  needs: Partial<Needs>;
  today: string;
  onOpen: (quote: ConsumerQuote) => void;
};

/** What the quotes cost and cover, side by side: up to four, which ones is the reader's choice. */
export function CompareQuotes({ quotes, needs, today, onOpen }: CompareQuotesProps) {
  const { t } = useTranslation("consumer");
  const standing = quotes.filter(({ isRemoved }) => !isRemoved);
  const [picked, setPicked] = useState(() => firstToCompare(standing, today));
  const shown = standing.filter(({ id }) => picked.includes(id));
  const table = {
    prices: usePriceRows(shown, needs, today),
    sections: useCoverSections(shown, needs, today),
    terms: useTermRows(shown, today),
  };
  return (
    <Stack gap={4}>
      <Landscape />
      <Tools>
        {standing.length > MOST_COLUMNS && (
          <WhichQuotes quotes={standing} {...{ picked }} onPick={setPicked} />
        )}
        <Button size="small" onClick={() => window.print()} disabled={shown.length === 0}>
          {t("compare.print")}
        </Button>
      </Tools>
      {shown.length === 0 ? (
        <p>{t("compare.none")}</p>
      ) : (
        <CompareTable
          {...table}
          heads={shown.map((quote) => ({
            id: quote.id,
            head: <QuoteHead quote={quote} />,
            choose: <OpenButton {...{ quote, quotes, today, onOpen }} />,
            ask: <AskAgent quote={quote} size="small" />,
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

type WhichQuotesProps = {
  quotes: readonly ConsumerQuote[];
  picked: readonly number[];
  onPick: (picked: number[]) => void;
};

function WhichQuotes({ quotes, picked, onPick }: WhichQuotesProps) {
  const { t } = useTranslation("consumer");
  const isFull = picked.length >= MOST_COLUMNS;
  return (
    <Choice>
      <legend>{t("compare.which", { count: MOST_COLUMNS })}</legend>
      <div>
        {quotes.map(({ id, number, carrierName }) => {
          const isPicked = picked.includes(id);
          return (
            <Checkbox
              key={id}
              name={`compare-${id}`}
              label={t("quotes.summaryTitle", { number, carrier: carrierName })}
              checked={isPicked}
              disabled={isFull && !isPicked}
              onChange={(checked) =>
                onPick(checked ? [...picked, id] : picked.filter((each) => each !== id))
              }
            />
          );
        })}
      </div>
    </Choice>
  );
}

function QuoteHead({ quote }: { quote: ConsumerQuote }) {
  const { t } = useTranslation("consumer");
  return (
    <Head>
      <span>{quote.carrierName}</span>
      <small>{t("quotes.number", { number: quote.number })}</small>
      <QuoteBadge quote={quote} />
    </Head>
  );
}

type OpenButtonProps = Omit<CompareQuotesProps, "needs"> & { quote: ConsumerQuote };

/** Choosing happens in the quote's own window; one that is over says why it cannot be. */
function OpenButton({ quote, quotes, today, onOpen }: OpenButtonProps) {
  const { t } = useTranslation("consumer");
  const reasonId = useId();
  const { number } = quote;
  const canChoose = isChoosable(quote, quotes);
  const isOver = canChoose && isEnded(quote, today);
  return (
    <Stack gap={2} align="start">
      <Button
        size="small"
        disabled={isOver}
        aria-describedby={isOver ? reasonId : undefined}
        aria-label={t(canChoose ? "compare.chooseNumber" : "compare.viewNumber", { number })}
        onClick={() => onOpen(quote)}
      >
        {t(canChoose ? "compare.choose" : "quotes.view")}
      </Button>
      {isOver && (
        <div id={reasonId}>
          <QuoteEnd {...{ quote, today }} />
        </div>
      )}
    </Stack>
  );
}
