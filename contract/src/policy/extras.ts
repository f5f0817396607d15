import { listHeads, refusalHeads, refusals } from "./labels";
import { findPhrase, hasPhrase, keysOf, phrasesOf, type Phrases } from "./phrases";
import { placeOf, textOf, type Word } from "./words";
import type { Fact, FactValue } from "./facts";
import type { Page } from "./lines";
import type { Found, Place } from "./types";

const refused = phrasesOf(refusals);
const refusalHeadings = phrasesOf(refusalHeads);
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
      ...facts.flatMap((fact) => rowVote(fact, phrases)),
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
function rowVote(fact: Fact, phrases: Phrases): Vote[] {
  const match = findPhrase(fact.keys, phrases);
  if (!match) return [];
  const vote = (isIn: boolean, isSure: boolean, words: readonly Word[]): Vote[] => [
    { isIn, isSure, isRow: true, place: placeOf([...fact.label, ...words]) },
  ];
  const values = currentOf(fact.values);
  const head = fact.headings.slice(0, 5).find(({ keys, y }) => fact.y - y < 150 && keys.length > 0);
  if (
    hasPhrase(fact.keys.slice(0, match.from), refusalHeadings) ||
    hasPhrase(fact.keys, refusalHeadings)
  )
    return vote(false, true, []);
  if (head && hasPhrase(head.keys, refusalHeadings)) return vote(false, true, []);
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
  const votes: Vote[] = [];
  for (const line of page.lines) {
    for (const segment of line.segments) {
      if (segment.values.length > 0) continue;
      const keys = keysOf(segment.label);
      const match = findPhrase(keys, phrases);
      if (!match) continue;
      const place = placeOf(segment.label);
      const clause = clauseOf(segment.label, keys[match.from]?.word ?? 0);
      const isRefused = hasPhrase(keysOf(clause), refused);
      const isListed = isInList(page, segment.line, segment.x, textOf(segment.label));
      const isRefusedList = isListed === "refused";
      if (isRefused || isRefusedList)
        votes.push({ isIn: false, isSure: true, isRow: false, place });
      else if (hasPhrase(keysOf(clause), affirmed))
        votes.push({ isIn: true, isSure: true, isRow: false, place });
      else if (isListed === "listed" && segment.label.length <= 30)
        votes.push({ isIn: true, isSure: false, isRow: false, place });
    }
  }
  return votes;
}

/** The sentence of a word. */
function clauseOf(words: readonly Word[], at: number): Word[] {
  const isEnd = ({ text }: Word) => /[.;]$/.test(text);
  let from = at;
  while (from > 0 && !isEnd(words[from - 1] ?? words[from]!)) from -= 1;
  let to = at;
  while (to < words.length - 1 && !isEnd(words[to] ?? words[at]!)) to += 1;
  return words.slice(from, to + 1);
}

/** Whether a text stands in a list of endorsements, by its own beginning or by the heading above it. */
function isInList(page: Page, line: number, x: number, text: string): "listed" | "refused" | null {
  const [own = ""] = text.split(":");
  const head = text.includes(":") ? keysOf([{ ...page.lines[line]!.words[0]!, text: own }]) : [];
  if (hasPhrase(head, refusalHeadings)) return "refused";
  if (hasPhrase(head, lists)) return "listed";
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
