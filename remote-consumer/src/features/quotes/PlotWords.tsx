import { countWords } from "@quotehaven/contract/cover";
import { useFormats, useLanguage } from "@quotehaven/platform";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { extremesOf, outdoneKey, type Outdone, type RatedQuote } from "./rateQuotes";

const Finding = styled.p`
  max-width: 75ch;
  font-size: ${theme.size[18]};
  font-weight: ${theme.weight.bold};
  line-height: 1.4;
`;

const Notes = styled.ul`
  display: grid;
  gap: ${theme.space(1)};
  padding: 0;
  list-style: none;
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/** What the quotes come to, in a sentence or two. */
export function PlotFinding({ ratedQuotes }: { ratedQuotes: readonly RatedQuote[] }) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const language = useLanguage();
  const extremes = extremesOf(ratedQuotes);
  if (!extremes) return null;
  const { cheapest, fullest } = extremes;
  const said = (rated: RatedQuote) => ({
    carrier: rated.quote.carrierName,
    price: money(rated.monthly),
    words: countWords(rated.counts, language),
  });
  if (!fullest) return <Finding>{t("plot.finding.silent", said(cheapest))}</Finding>;
  if (cheapest === fullest) return <Finding>{t("plot.finding.one", said(cheapest))}</Finding>;
  const more = money(fullest.monthly - cheapest.monthly);
  return (
    <Finding>
      {[
        t("plot.finding.least", said(cheapest)),
        t("plot.finding.most", { ...said(fullest), more }),
      ].join(" ")}
    </Finding>
  );
}

type PlotNotesProps = {
  ratedQuotes: readonly RatedQuote[];
  incomparable: readonly ConsumerQuote[];
};

/** Which quotes another one outdoes, and which cannot be held against the others. */
export function PlotNotes({ ratedQuotes, incomparable }: PlotNotesProps) {
  const { t } = useTranslation("consumer");
  const list = new Intl.ListFormat(useLanguage(), { type: "conjunction" });
  const notes = groupsOf(ratedQuotes).map(({ carriers, ...outdone }) =>
    t(outdoneKey(outdone), { by: outdone.by.carrierName, what: list.format(carriers) }),
  );
  const others = list.format(incomparable.map(({ carrierName }) => carrierName));
  if (others) notes.push(t("plot.incomparable", { what: others }));
  if (notes.length === 0) return null;
  return (
    <Notes>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Notes>
  );
}

/** The quotes that are outdone in the same way by the same one. */
function groupsOf(ratedQuotes: readonly RatedQuote[]) {
  const groups = new Map<string, Outdone & { carriers: string[] }>();
  for (const { quote, outdone } of ratedQuotes) {
    if (!outdone) continue;
    const key = `${outdone.by.id} ${outdoneKey(outdone)}`;
    const carriers = [...(groups.get(key)?.carriers ?? []), quote.carrierName];
    groups.set(key, { ...outdone, carriers });
  }
  return [...groups.values()];
}
