import { formatMoney } from "../rules/money";
import { coverNouns, type CoverNoun } from "./names";
import { isAllUnstated, type CoverCounts } from "./verdict";

type Language = keyof typeof coverNouns;
type Counted = Omit<CoverCounts, "lines"> & { of: string };

const linesInEnglish = (count: number) => (count === 1 ? "line" : "lines");
const linesInSpanish = (count: number) => (count === 1 ? "cobertura" : "coberturas");

const english = {
  nothing: "does not state what it covers",
  all: (lines: number) => (lines === 1 ? "meets the one line" : `meets all ${lines} lines`),
  more: (lines: number) => ` ${linesInEnglish(lines)}`,
  of: (lines: number) => ` of ${lines} ${linesInEnglish(lines)}`,
  met: ({ met, of }: Counted) => `meets ${met}${of}`,
  below: ({ below, of }: Counted) => (of ? `is below on ${below}${of}` : `${below} below`),
  unstated: ({ unstated }: Counted) => `${unstated} not stated`,
  short: (amount: string, what: string) => `${amount} short for ${what}`,
};
const texts: Record<Language, typeof english> = {
  en: english,
  es: {
    nothing: "no indica lo que cubre",
    all: (lines) => (lines === 1 ? "cumple la única cobertura" : `cumple las ${lines} coberturas`),
    more: (lines) => ` ${linesInSpanish(lines)}`,
    of: (lines) => ` de ${lines} ${linesInSpanish(lines)}`,
    met: ({ met, of }) => `cumple ${met}${of}`,
    below: ({ below, of }) => (of ? `queda por debajo en ${below}${of}` : `${below} por debajo`),
    unstated: ({ unstated }) => `${unstated} sin indicar`,
    short: (amount, what) => `${amount} de menos para ${what}`,
  },
};

/**
 * How a quote compares with the need, in the words that are used everywhere: "meets 11 of 12 lines, 1
 * below, 2 not stated". It is counted against the lines that it states; the others are only said
 * not to be stated. To follow the name of whoever quotes; empty where nothing is needed.
 */
export function countWords(counts: CoverCounts, language: Language): string {
  const { lines, met, below, unstated } = counts;
  const text = texts[language];
  if (lines === 0) return "";
  if (isAllUnstated(counts)) return text.nothing;
  if (met === lines) return text.all(lines);
  // How many are stated is said once, with what is named first.
  const stated = met + below;
  const of = met > 0 && below > 0 ? text.of(stated) : text.more(stated);
  const counted = { met, below, unstated, of };
  const rest = { ...counted, of: "" };
  return [
    met > 0 && text.met(counted),
    below > 0 && text.below(met > 0 ? rest : counted),
    unstated > 0 && text.unstated(rest),
  ]
    .filter((part) => part !== false)
    .join(", ");
}

/** How far a limit is below the need, to whoever is insured: "$81,000 short for the house". */
export function shortWords(
  { amount, what }: { amount: number; what: CoverNoun },
  language: Language,
): string {
  return texts[language].short(formatMoney(amount), coverNouns[language][what]);
}

/** The same words at the beginning of a sentence. */
export function asSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name or a value in the middle of a sentence. */
export function inSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
