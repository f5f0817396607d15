import { choose, type Candidate } from "./choose";
import { daysIn, monthsBetween } from "./dates";
import { effectiveLabels, expiryLabels, otherDays, previousTerm, termLabels } from "./labels";
import { isFillerKey, type Cell } from "./cells";
import { hasPhrase, keysOf, phrasesOf, type Key } from "./phrases";
import { placeOf, textOf, type Word } from "./words";
import type { Line, Page } from "./lines";
import type { PolicyTerm } from "./types";

const effective = phrasesOf(effectiveLabels);
const expiry = phrasesOf(expiryLabels);
const term = phrasesOf(termLabels);
const other = phrasesOf(otherDays);
const previous = phrasesOf(previousTerm);
const declared = phrasesOf(["declaration effective"]);

const ends = phrasesOf([
  "to",
  "until",
  "hasta",
  "through",
  "thru",
  "expiration",
  "expire",
  "expiry",
]);

/** A day with how well its label says that it begins or ends the term. */
type DayRead = {
  day: string;
  isStart: boolean;
  begins: number;
  ends: number;
  order: number;
  words: readonly Word[];
  /** "Declarations effective": of a change, unless a second day follows. */
  isDeclared: boolean;
};

/** The days on which a policy begins and ends. */
export function readDays(pages: readonly Page[]): Pick<PolicyTerm, "effectiveOn" | "expiresOn"> {
  const days = pages.flatMap((page) => daysOfPage(page));
  const pair = choose(days.flatMap((from) => days.flatMap((to) => pairOf(from, to))));
  if (pair) {
    const [begin, end] = pair.value.split(" ");
    const [first, second] = pair.places;
    return {
      effectiveOn: { value: begin ?? "", places: first ? [first] : [] },
      expiresOn: { value: end ?? "", places: second ? [second] : [] },
    };
  }
  const start = choose(
    days.filter(({ isStart }) => isStart).map((each) => candidate(each, each.begins)),
  );
  return start ? { effectiveOn: start } : {};
}

const candidate = ({ day, words }: DayRead, score: number): Candidate<string> => ({
  value: day,
  score,
  places: [placeOf(words)],
});

/** Words in front of a day that are its label. */
const LABEL_WORDS = 8;
/** How well a day is said to be of the term by the other one of its range alone. */
const RANGE = 1.5;
const lengths = new Set([3, 6, 12]);

function pairOf(from: DayRead, to: DayRead): Candidate<string>[] {
  const months = monthsBetween(from.day, to.day);
  if (months === null || !lengths.has(months)) return [];
  const score = from.begins + to.ends + (to.order === from.order + 1 ? 1 : 0);
  if (from.begins < 0 || to.ends < 0 || score < 3) return [];
  return [
    { value: `${from.day} ${to.day}`, score, places: [placeOf(from.words), placeOf(to.words)] },
  ];
}

function daysOfPage(page: Page): DayRead[] {
  const days: DayRead[] = [];
  page.lines.forEach((line, index) => {
    line.cells.forEach((cell, at) => {
      const words = withRest(page, line, index, cell);
      const found = daysIn(words);
      found.forEach((each, number) => {
        const before = words.slice(found[number - 1]?.to ?? 0, each.from);
        const isFirst = number === 0;
        const label = labelOf(page, index, line, cell, at, before, isFirst);
        const last = days.at(-1);
        // "06/03/2026 – 06/03/2027" without a label is a term all the same.
        const isRange =
          !isFirst &&
          last !== undefined &&
          (last.begins === 0 || last.isDeclared) &&
          /^(?:[-–—→]|to|al|a|through|thru|hasta)?$/i.test(textOf(before).trim());
        if (isRange) last.begins = RANGE;
        const follows = !isFirst && last && last.begins > 0;
        days.push({
          day: each.day,
          isStart: isFirst && scoreOf(label, [effective]) > 0 && !hasPhrase(label, ends),
          begins: isFirst
            ? scoreOf(label, [effective, term])
            : Math.min(scoreOf(keysOf(before), [effective]), 3),
          ends: follows
            ? Math.max(last.begins, scoreOf(keysOf(before), [expiry]))
            : scoreOf(label, [expiry, term]),
          order: days.length,
          isDeclared: hasPhrase(label, declared) && !hasPhrase(label, previous),
          words: words.slice(each.from, each.to),
        });
      });
    });
  });
  return days;
}

/** A cell with the one below it, where a day goes on there. */
function withRest(page: Page, line: Line, index: number, cell: Cell): readonly Word[] {
  const below = page.lines[index + 1];
  if (!below || below.y - line.y > cell.size * 1.6) return cell.words;
  const [only] = below.cells;
  const isYear = below.cells.length === 1 && /^(?:19|20)\d\d$/.test(textOf(only?.words ?? []));
  const next = isYear ? only : below.cells.find(({ x }) => Math.abs(x - cell.x) < 4);
  const days = daysIn(cell.words);
  const isOpen =
    (isYear || /^(?:\p{L}+\.?|-|–)$/u.test(cell.words.at(-1)?.text ?? "")) && cell.words.length > 2;
  if (!next || !isOpen || (days.length === 0 && !/\d/.test(textOf(cell.words)))) return cell.words;
  const joined = [...cell.words, ...next.words];
  return daysIn(joined).length > days.length ? joined : cell.words;
}

/** The words that say what a day is: in front of it, in the cell to its left, or above it. */
function labelOf(
  page: Page,
  index: number,
  line: Line,
  cell: Cell,
  at: number,
  before: readonly Word[],
  isFirst: boolean,
): Key[] {
  // A sentence may say much in front of it that is not of the day.
  const near = before.slice(-LABEL_WORDS);
  if (before.length > 0 && !keysOf(before).every(({ key }) => isFillerKey(key) && key !== "to"))
    return keysOf(near);
  if (!isFirst) return keysOf(near);
  const left = at > 0 ? line.cells[at - 1] : undefined;
  if (left && daysIn(left.words).length === 0 && left.words.length <= 8) {
    const keys = keysOf(left.words);
    if (
      hasPhrase(keys, effective) ||
      hasPhrase(keys, expiry) ||
      hasPhrase(keys, term) ||
      hasPhrase(keys, other)
    )
      return keys;
  }
  for (const over of [page.lines[index - 1], page.lines[index - 2]]) {
    const label = over?.cells.find((each) => each.x < cell.right && each.right > cell.x);
    if (!over || !label || line.y - over.y > cell.size * 4) continue;
    if (daysIn(label.words).length === 0) return keysOf(label.words);
  }
  return [];
}

function scoreOf(keys: readonly Key[], good: readonly ReturnType<typeof phrasesOf>[]): number {
  if (hasPhrase(keys, other) || hasPhrase(keys, previous))
    return isExpiry(keys) && good.includes(expiry) ? 3 : -5;
  return good.some((phrases) => hasPhrase(keys, phrases)) ? 3 : 0;
}

/** "Expiring term" is over; an expiration date is not. */
const isExpiry = (keys: readonly Key[]) => hasPhrase(keys, expirationDate);
const expirationDate = phrasesOf([
  "expiration",
  "expiration date",
  "expire",
  "expiry",
  "vencimiento",
  "vence",
]);
