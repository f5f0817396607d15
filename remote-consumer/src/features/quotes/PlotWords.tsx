import { useLanguage } from "@quotehaven/platform";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { outdoneKey, type Outdone, type RatedQuote } from "./rateQuotes";

const Notes = styled.ul`
  display: grid;
  gap: ${theme.space(1)};
  padding: 0;
  list-style: none;
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1, 4)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};

  & > ul {
    display: contents;
    list-style: none;
  }

  & > ul > li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space(2)};
  }

  & > p {
    flex-basis: 100%;
  }
`;

const Dot = styled.i`
  flex: none;
  width: 12px;
  height: 12px;
  border: 2px solid ${theme.color.accent};
  border-radius: ${theme.radius.round};
  background: ${theme.color.accent};
  forced-color-adjust: none;

  &[data-muted] {
    border-color: ${theme.color.inkMuted};
    background: ${theme.color.inkMuted};
  }

  &[data-hollow] {
    background: none;
  }

  &[data-today] {
    border: 2px dashed ${theme.color.ink};
    background: none;
  }
`;

const Dash = styled.i`
  flex: none;
  height: 16px;
  border-inline-start: 2px dashed ${theme.color.inkMuted};
`;

type PlotLegendProps = {
  ratedQuotes: readonly RatedQuote[];
  /** What the reader has today is in the picture, too. */
  hasPresent: boolean;
};

/** What the marks of the picture mean, as far as they are in it, and how to read it. */
export function PlotLegend({ ratedQuotes, hasPresent }: PlotLegendProps) {
  const { t } = useTranslation("consumer");
  const isMuted = ({ outdone, isOpen }: RatedQuote) => outdone !== undefined || !isOpen;
  const isHollow = ({ isEnded, isSilent }: RatedQuote) => isEnded || isSilent;
  const marks = [
    {
      key: "open",
      mark: <Dot />,
      isThere: ratedQuotes.some((rated) => !isMuted(rated) && !isHollow(rated)),
    },
    {
      key: "outdone",
      mark: <Dot data-muted="" />,
      isThere: ratedQuotes.some((rated) => isMuted(rated) && !isHollow(rated)),
    },
    { key: "hollow", mark: <Dot data-hollow="" />, isThere: ratedQuotes.some(isHollow) },
    {
      key: "unstated",
      mark: <Dash />,
      isThere: ratedQuotes.some(({ isSilent, unstatedShare }) => !isSilent && unstatedShare > 0),
    },
  ] as const;
  return (
    <Legend>
      <ul aria-label={t("plot.legend.title")}>
        {marks
          .filter(({ isThere }) => isThere)
          .map(({ key, mark }) => (
            <li key={key}>
              {mark} <span>{t(`plot.legend.${key}`)}</span>
            </li>
          ))}
        {hasPresent && (
          <li>
            <Dot data-today="" /> <span>{t("today.legend")}</span>
          </li>
        )}
      </ul>
      <p>{t("plot.axes")}</p>
    </Legend>
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
