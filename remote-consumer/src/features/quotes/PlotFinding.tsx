import { useFormats, useLanguage } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { cheaperThan, extremesOf, mayMeetMore, type Rated, type RatedQuote } from "./rateQuotes";

const Finding = styled.div`
  max-width: 75ch;

  & > p:first-child {
    font-family: ${theme.font.serif};
    font-size: ${theme.size[22]};
    font-weight: ${theme.weight.bold};
    line-height: 1.3;
  }

  ${theme.mobile} {
    & > p:first-child {
      font-size: ${theme.size[18]};
    }
  }

  & > p + p {
    margin-top: ${theme.space(1)};
    color: ${theme.color.inkMuted};
  }
`;

type PlotFindingProps = { ratedQuotes: readonly RatedQuote[]; ratedPresent: Rated | null };

/** What the quotes come to, in a sentence or two; who does not state what could change that; how many cost less than today. */
export function PlotFinding({ ratedQuotes, ratedPresent }: PlotFindingProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const unstatedWords = useUnstatedWords();
  const cheaperWords = useCheaperWords();
  const extremes = extremesOf(ratedQuotes);
  if (!extremes) return null;
  const { cheapest, fullest } = extremes;
  const least = { carrier: cheapest.quote.carrierName, price: money(cheapest.monthly) };
  const isNeeded = cheapest.counts.lines > 0;
  const said = !isNeeded
    ? [t("plot.finding.least", least)]
    : !fullest
      ? [t("plot.finding.silent", least)]
      : fullest === cheapest
        ? [t("plot.finding.one", least)]
        : [
            t("plot.finding.least", least),
            t("plot.finding.most", {
              carrier: fullest.quote.carrierName,
              more: money(fullest.monthly - cheapest.monthly),
            }),
          ];
  const unstated = fullest && unstatedWords(mayMeetMore(ratedQuotes, fullest));
  return (
    <Finding>
      <p>{said.join(" ")}</p>
      {unstated && <p>{unstated}</p>}
      {ratedPresent && <p>{cheaperWords(ratedQuotes, ratedPresent)}</p>}
    </Finding>
  );
}

/** Counts the quotes that cost less than today. */
function useCheaperWords(): (ratedQuotes: readonly RatedQuote[], present: Rated) => string {
  const { t } = useTranslation("consumer");
  return (ratedQuotes, present) => {
    const { all, count } = cheaperThan(ratedQuotes, present);
    if (count === 0) return t("today.cheaper.none");
    return t(count === all ? "today.cheaper.all" : "today.cheaper.some", { count, all });
  };
}

/** Names the quotes that may meet more than they state. */
function useUnstatedWords(): (ratedQuotes: readonly RatedQuote[]) => string {
  const { t } = useTranslation("consumer");
  const list = new Intl.ListFormat(useLanguage(), { type: "conjunction" });
  return (ratedQuotes) => {
    const [first] = ratedQuotes;
    if (!first) return "";
    const what = list.format(ratedQuotes.map(({ quote }) => quote.carrierName));
    return ratedQuotes.length === 1 && !first.isSilent
      ? t("plot.finding.unstated", { what, count: first.counts.unstated })
      : t("plot.finding.silentToo", { what, count: ratedQuotes.length });
  };
}
