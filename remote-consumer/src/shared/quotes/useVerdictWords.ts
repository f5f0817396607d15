import {
  countLines,
  largestShortfall,
  shortLines,
  shortWords,
  verdictOf,
  type HeldCover,
  type Verdict,
} from "@quotehaven/contract/cover";
import { useLanguage } from "@quotehaven/platform";
import { useCoverTexts } from "@quotehaven/shared-features/cover";

/** How covers compare with their needs: the lines counted, and what is below by most. */
type SaidVerdict = { verdict: Verdict; words: string };

/** Says how the covers of a quote, or one of them, compare with the need; null where nothing is needed. */
export function useVerdictWords(): (helds: readonly HeldCover[]) => SaidVerdict | null {
  const texts = useCoverTexts();
  const sayBelow = useBelowWords();
  return (helds) => {
    const counts = countLines(helds);
    if (counts.lines === 0) return null;
    const words = [texts.counts(counts), sayBelow(helds)].filter(Boolean).join(". ");
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
