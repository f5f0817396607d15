import {
  asSentence,
  countLines,
  countWords,
  heldCovers,
  isAllUnstated,
  largestShortfall,
  presentCovers,
  shortLines,
  shortWords,
  verdictOf,
  type CoverCounts,
  type HeldCover,
  type Needs,
  type PresentPolicies,
  type Verdict,
} from "@quotehaven/contract/cover";
import { useLanguage } from "@quotehaven/platform";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { useTranslation } from "react-i18next";

/** How covers compare with their needs: the lines counted, and what is below by most. */
type SaidVerdict = { verdict: Verdict; words: string };

/** Says how the covers of a quote, or one of them, compare with the need; null where nothing is needed. */
export function useVerdictWords(): (helds: readonly HeldCover[]) => SaidVerdict | null {
  const texts = useCoverTexts();
  const sayVerdict = useSaidVerdict();
  return (helds) => sayVerdict(helds, texts.counts);
}

/** Says the same of what somebody has today, of which something may not be known. */
export function usePresentVerdict(): (
  present: PresentPolicies,
  needs: Partial<Needs>,
) => SaidVerdict | null {
  const sayVerdict = useSaidVerdict();
  const sayCounts = usePresentCounts();
  return (present, needs) =>
    sayVerdict(heldCovers(presentCovers(present), needs), (counts) =>
      asSentence(sayCounts(counts)),
    );
}

/** Counts the lines of what somebody has today: "meets 4 of 6 lines, 2 below, 1 not known". */
export function usePresentCounts(): (counts: CoverCounts) => string {
  const { t } = useTranslation("consumer");
  const language = useLanguage();
  return (counts) => {
    const { lines, unstated } = counts;
    if (isAllUnstated(counts)) return t("today.notKnown");
    const known = countWords({ ...counts, lines: lines - unstated, unstated: 0 }, language);
    const unknown = unstated > 0 && t("today.unknownLines", { count: unstated });
    return [known, unknown].filter(Boolean).join(", ");
  };
}

function useSaidVerdict() {
  const sayBelow = useBelowWords();
  return (
    helds: readonly HeldCover[],
    sayCounts: (counts: CoverCounts) => string,
  ): SaidVerdict | null => {
    const counts = countLines(helds);
    if (counts.lines === 0) return null;
    const words = [sayCounts(counts), sayBelow(helds)].filter(Boolean).join(". ");
    return { verdict: verdictOf(counts), words };
  };
}

/** Names the line that is below by most, amounts first; empty where none is below. */
export function useBelowWords(): (helds: readonly HeldCover[]) => string {
  const language = useLanguage();
  const texts = useCoverTexts();
  return (helds) => {
    const [largest] = shortLines(helds);
    if (!largest) return "";
    const amount = largestShortfall(helds);
    const { line, held } = largest;
    return amount
      ? shortWords(amount, language)
      : `${texts.field(line.field, held)}: ${texts.lack(line) || texts.verdict("below")}`;
  };
}
