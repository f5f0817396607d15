import { deductibleWords, listHeads, refusalHeads, refusals } from "./labels";
import { findPhrase, hasPhrase, keysOf, phrasesOf, type Phrases } from "./phrases";
import { placeOf, textOf, type Word } from "./words";
import type { Fact, FactValue } from "./fact";
import type { Cell } from "./cells";
import type { Line, Page } from "./lines";
import type { Found, Place } from "./types";

const refused = phrasesOf(refusals);
const refusalHeadings = phrasesOf(refusalHeads);
const deductible = phrasesOf(deductibleWords);
const lists = phrasesOf(listHeads);
const affirmed = phrasesOf([
  "included",
  "apply",
  "applie",
  "applied",
  "added",
  "incluido",
  "incluida",
  "is covered",
  "yes",
  "purchased",
  "earned",
  "coverage applie",
  "aplica",
  "incl",
]);

/** What a policy includes of some extras: each with a row that has an amount or `included`, or in a list of what was added. */
export function readExtras<Name extends string>(
  pages: readonly Page[],
  facts: readonly Fact[],
  extras: Readonly<Record<Name, { is: readonly string[] }>>,
): Found<Name>[] {
  const names = Object.keys(extras) as Name[];
  return names.flatMap((name) => {
    const phrases = phrasesOf(extras[name].is);
    const votes = [
      ...facts.flatMap((fact) => rowVote(fact, phrases, facts)),
      ...pages.flatMap((page) => textVotes(page, phrases)),
    ];
    const yes = votes.find(({ isIn }) => isIn);
    const no = votes.find(({ isIn, isSure }) => !isIn && isSure);
    return yes && (yes.isSure || !no) && !(no && !yes.isRow)
      ? [{ value: name, places: [yes.place] }]
      : [];
  });
}

type Vote = { isIn: boolean; isSure: boolean; isRow: boolean; place: Place };

/** What a row with values says of an extra. */
function rowVote(fact: Fact, phrases: Phrases, facts: readonly Fact[]): Vote[] {
  const match = findPhrase(fact.keys, phrases);
  if (!match) return [];
  const vote = (isIn: boolean, isSure: boolean, words: readonly Word[]): Vote[] => [
    { isIn, isSure, isRow: true, place: placeOf([...fact.label, ...words]) },
  ];
  const values = currentOf(fact.values);
  if (isNegation(fact.label)) return vote(false, true, []);
  const isOffered = facts.some(
    ({ page, line, x, keys, label }) =>
      page === fact.page &&
      line === fact.line &&
      x <= fact.x &&
      textOf(label).includes(":") &&
      hasPhrase(keys, refusalHeadings),
  );
  if (isOffered) return vote(false, true, []);
  const head = fact.headings.slice(0, 5).find(({ keys, y }) => fact.y - y < 150 && keys.length > 0);
  if (
    hasPhrase(fact.keys.slice(0, match.from), refusalHeadings) ||
    hasPhrase(fact.keys, refusalHeadings)
  )
    return vote(false, true, []);
  if (head && hasPhrase(head.keys, refusalHeadings)) return vote(false, true, []);
  // A deductible of its own is no limit.
  const section = fact.headings.find(
    ({ isTitle: isSection, keys, x }) =>
      isSection || (Math.abs(x - fact.x) < 4 && hasPhrase(keys, lists)),
  );
  if (section && section.keys.length <= 3 && hasPhrase(section.keys, deductible)) return [];
  const after = keysOf(fact.values.flatMap(({ tail }) => tail));
  if (
    hasPhrase(fact.keys.slice(match.to), refused) ||
    hasPhrase(fact.keys.slice(0, match.from), refused) ||
    (hasPhrase(after, refused) && !values.some(({ kind }) => kind === "yes"))
  )
    return vote(false, true, []);
  const yes = values.find(
    ({ kind, isChange, amount }) =>
      !isChange && (kind === "yes" || (kind !== "no" && kind !== "blank" && amount > 0)),
  );
  const no = values.find(({ kind }) => kind === "no");
  if (yes) return vote(true, true, yes.words);
  return no ? vote(false, true, no.words) : [];
}

/** The values of the term that is read, where a table has the previous one, too. */
function currentOf(values: readonly FactValue[]): readonly FactValue[] {
  const isOld = ({ column: { roles } }: FactValue) => roles.has("previous") && !roles.has("new");
  const current = values.filter((value) => !isOld(value));
  const limits = current.filter(({ column: { roles } }) => !roles.has("premium"));
  return limits.length > 0 &&
    limits.some(({ kind }) => kind === "no") &&
    !limits.some(({ column }) => column.vehicle > 0)
    ? limits
    : current;
}

/** What sentences and lists say of an extra. */
function textVotes(page: Page, phrases: Phrases): Vote[] {
  return page.lines.flatMap((line, index) =>
    line.cells.flatMap((cell) => {
      const keys = keysOf(cell.words);
      const match = findPhrase(keys, phrases);
      if (!match || isRow(line, cell)) return [];
      if (isRefusedBeside(line, cell))
        return [{ isIn: false, isSure: true, isRow: true, place: placeOf(cell.words) }];
      return textVote(page, index, cell, keys[match.from]?.word ?? 0);
    }),
  );
}

/** "Not", where "purchased" stands in the next cell or line. */
const isNegation = (words: readonly Word[]) => /^(?:not|no)$/i.test(words.at(-1)?.text ?? "");

/** "Earthquake   Offered, declined": a short text beside a label that refuses it. */
function isRefusedBeside({ cells }: Line, cell: Cell): boolean {
  const next = cells.find(({ x }) => x > cell.right);
  return (
    next !== undefined &&
    next.words.length <= 5 &&
    (hasPhrase(keysOf(next.words), refused) || isNegation(next.words))
  );
}

/** Whether a cell is the label of a row with values. */
function isRow(line: Line, cell: Cell): boolean {
  return line.segments.some(
    ({ values, cells }) =>
      values.length > 0 &&
      cells.some(({ words }) => cell.words.includes(words[0]!)) &&
      cells[0]?.words[0] === cell.words[0],
  );
}

function textVote(page: Page, index: number, cell: Cell, at: number): Vote[] {
  const place = placeOf(cell.words);
  const sentence = cut(cell.words, at, /\.$/);
  const colon = sentence.findIndex(({ text }) => text.endsWith(":"));
  const isListed = colon >= 0 && sentence.indexOf(cell.words[at]!) > colon;
  const head = isListed ? keysOf(sentence.slice(0, colon + 1)) : [];
  const clause = keysOf(
    cut(
      isListed ? sentence.slice(colon + 1) : sentence,
      Math.max(0, (isListed ? sentence.slice(colon + 1) : sentence).indexOf(cell.words[at]!)),
      /[;.]$/,
    ),
  );
  const vote = (isIn: boolean, isSure: boolean): Vote[] => [{ isIn, isSure, isRow: false, place }];
  if (hasPhrase(clause, refused) || hasPhrase(head, refusalHeadings)) return vote(false, true);
  const list = hasPhrase(head, lists) ? "listed" : listAbove(page, index, cell.x);
  if (list === "refused") return vote(false, true);
  if (hasPhrase(clause, affirmed)) return vote(true, true);
  return list === "listed" && cell.words.length <= 40 ? vote(true, false) : [];
}

/** The words around one, up to those that end with a sign. */
function cut(words: readonly Word[], at: number, sign: RegExp): Word[] {
  const isEnd = (word: Word | undefined) => word !== undefined && sign.test(word.text);
  let from = at;
  while (from > 0 && !isEnd(words[from - 1])) from -= 1;
  let to = at;
  while (to < words.length - 1 && !isEnd(words[to])) to += 1;
  return words.slice(from, to + 1);
}

/** Whether a text stands below the heading of a list of endorsements, or of what is not included. */
function listAbove(page: Page, line: number, x: number): "listed" | "refused" | null {
  for (let at = line - 1; at >= 0 && at >= line - 14; at -= 1) {
    for (const segment of page.lines[at]?.segments ?? []) {
      if (
        segment.label.length > 7 ||
        segment.values.length > 0 ||
        segment.x > x + 14 ||
        segment.x < x - 120
      )
        continue;
      const keys = keysOf(segment.label);
      if (hasPhrase(keys, refusalHeadings)) return "refused";
      if (hasPhrase(keys, lists) && isTitle(segment.label)) return "listed";
    }
  }
  return null;
}

const isTitle = (words: readonly Word[]) => words.length <= 6 && !/[.]$/.test(textOf(words));
