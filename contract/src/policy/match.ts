import { isFillerKey } from "./cells";
import { findPhrase, phraseAt, phrasesOf, type Key, type Match, type Phrases } from "./phrases";

/** What a label names, ready to be compared with. */
export type LabelPhrases = { is: Phrases; not: Phrases; letters: readonly string[] };

/** The phrases of a label, and the letters it may have (`Coverage A`). */
export function labelPhrases(
  label: { is: readonly string[]; not?: readonly string[] },
  letters: readonly string[] = [],
): LabelPhrases {
  return { is: phrasesOf(label.is), not: phrasesOf(label.not ?? []), letters };
}

const codes = /^(?=.*\d)[a-z\d]+$/;
const coverage = new Set(["coverage", "cov", "cobertura", "cover"]);

/**
 * How surely a label names a field: 4 with its letter, 3 if it says nothing else, 2 or 1 if it says more,
 * 0 if it does not.
 */
function strengthOf(keys: readonly Key[], label: LabelPhrases): number {
  let best = 0;
  let start = 0;
  for (;;) {
    const match = findPhrase(keys, label.is, start);
    if (!match) return best;
    best = Math.max(best, strengthAt(keys, match, label));
    start = match.to;
  }
}

/**
 * How surely the label of a fact names a field, also if only what is outside of its brackets does, or if
 * its first line does not.
 */
export function strengthOfFact(
  { keys, bareKeys, longKeys }: Record<"keys" | "bareKeys" | "longKeys", readonly Key[]>,
  label: LabelPhrases,
): number {
  const strength = Math.max(strengthOf(keys, label), strengthOf(bareKeys, label));
  return strength === 0 && strengthOf(longKeys, label) >= 3 ? 2 : strength;
}

function strengthAt(
  keys: readonly Key[],
  match: { from: number; to: number },
  label: LabelPhrases,
): number {
  const before = keys.slice(0, match.from);
  const after = keys.slice(match.to);
  if (isOther(keys, match, label.not)) return 0;
  const letter = before.at(-1)?.key ?? "";
  const isLettered = label.letters.includes(letter);
  const unknownBefore = (isLettered ? before.slice(0, -1) : before).filter(
    ({ key }) => !isSilent(key, label),
  ).length;
  const unknownAfter = unexplained(after, label);
  if (isLettered && unknownBefore === 0 && unknownAfter <= 6) return 4;
  if (unknownBefore === 0 && unknownAfter === 0) return 3;
  if (unknownBefore === 0 && unknownAfter <= 2) return 2;
  return unknownBefore + unknownAfter <= 3 ? 1 : 0;
}

/** Whether the label has a phrase that makes it something else, and that is not a part of its name. */
function isOther(keys: readonly Key[], match: Match, not: Phrases): boolean {
  for (let from = 0; from < keys.length; from += 1) {
    const to = phraseAt(keys, not, from);
    if (to > from && (from < match.from || to > match.to)) return true;
  }
  return false;
}

function unexplained(keys: readonly Key[], label: LabelPhrases): number {
  let count = 0;
  let at = 0;
  while (at < keys.length) {
    const to = phraseAt(keys, label.is, at);
    if (to === at && !isSilent(keys[at]?.key ?? "", label)) count += 1;
    at = Math.max(to, at + 1);
  }
  return count;
}

/** How many words are neither fillers nor of one of the phrases. */
export function countUnknown(keys: readonly Key[], phrases: readonly Phrases[]): number {
  let count = 0;
  let at = 0;
  while (at < keys.length) {
    const to = Math.max(...phrases.map((each) => phraseAt(keys, each, at)));
    if (to <= at && !isFillerKey(keys[at]?.key ?? "") && !codes.test(keys[at]?.key ?? ""))
      count += 1;
    at = Math.max(to, at + 1);
  }
  return count;
}

const isSilent = (key: string, { letters }: LabelPhrases) =>
  isFillerKey(key) ||
  key === "deductible" ||
  key === "deducible" ||
  letters.includes(key) ||
  codes.test(key);

/** Whether a label is a letter and nothing else: `Coverage A`. */
export function isLetterAlone(keys: readonly Key[], letter: string): boolean {
  const said = keys.filter(({ key }) => !isFillerKey(key) || key.length === 1 || coverage.has(key));
  return said.length === 2 && coverage.has(said[0]?.key ?? "") && said[1]?.key === letter;
}
