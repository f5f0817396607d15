import { choose, type Candidate } from "./choose";
import { previousTerm, refusals, settledThings, settlementWords } from "./labels";
import { valuesIn } from "./amounts";
import { findPhrase, hasPhrase, keysOf, phrasesOf, type Key, type Phrases } from "./phrases";
import { placeOf, type Word } from "./words";
import type { Cell, LineCell, PlacedValue } from "./cells";
import type { Line, Page } from "./lines";
import type { ReadHome } from "./types";

type Thing = "roof" | "belongings" | "dwelling";
type Settlement = NonNullable<ReadHome["dwellingSettlement"]>["value"];

const words = {
  guaranteed: phrasesOf(settlementWords.guaranteed),
  actualCashValue: phrasesOf(settlementWords.actualCashValue),
  replacement: phrasesOf(settlementWords.replacement),
};
/** These say how a dwelling is settled only with a share. */
const extension = phrasesOf(settlementWords.extension);
const extended = phrasesOf(settlementWords.extended);
const extendedCost = phrasesOf(["extended", "extendido", "extension"]);
const things: readonly (readonly [Thing, Phrases])[] = [
  ["roof", phrasesOf(settledThings.roof)],
  ["belongings", phrasesOf(settledThings.belongings)],
  ["dwelling", phrasesOf(settledThings.dwelling)],
];
const refused = phrasesOf(
  refusals.filter(
    (text) => !["is not", "not on", "would", "could", "without", "none"].includes(text),
  ),
);
const past = phrasesOf([...previousTerm, "previously", "instead of", "formerly", "antes"]);
const extensions: Record<number, Settlement> = {
  25: "extended25",
  50: "extended50",
  100: "extended100",
};

type Mention = { thing: Thing; settlement: Settlement; score: number; words: readonly Word[] };

/** How losses of the dwelling, of its roof and of belongings are settled. */
export function readSettlements(
  pages: readonly Page[],
): Pick<ReadHome, "dwellingSettlement" | "roofSettlement" | "belongingsSettlement"> {
  const mentions = pages.flatMap((page) =>
    page.lines.flatMap((line, index) =>
      line.cells.flatMap((cell, at) => mentionsIn(page, line, index, cell, at)),
    ),
  );
  const of = (thing: Thing): Candidate<Settlement>[] =>
    mentions
      .filter((mention) => mention.thing === thing)
      .map((mention) => ({
        value: mention.settlement,
        score: mention.score,
        places: [placeOf(mention.words)],
      }));
  const isPlain = (
    each: Candidate<Settlement>,
  ): each is Candidate<"replacement" | "actualCashValue"> =>
    each.value === "replacement" || each.value === "actualCashValue";
  const dwelling = choose(of("dwelling"));
  const roof = choose(of("roof").filter(isPlain));
  const belongings = choose(of("belongings").filter(isPlain));
  return {
    ...(dwelling && { dwellingSettlement: dwelling }),
    ...(roof && { roofSettlement: roof }),
    ...(belongings && { belongingsSettlement: belongings }),
  };
}

function mentionsIn(page: Page, line: Line, index: number, cell: LineCell, at: number): Mention[] {
  if (isRefusedRow(line, cell)) return [];
  return clausesOf(cell.words).flatMap((clause, number, clauses) => {
    const keys = keysOf(clause);
    const settlement = settlementOf(keys);
    if (!settlement || hasPhrase(keys, refused)) return [];
    const found =
      thingNear(keys, settlement.from) ??
      thingBefore(clauses[number - 1], clause) ??
      thingOfCell(page, line, index, cell, at, keys);
    const isExtended = hasPhrase(keys, extended) || settlement.value === "guaranteed";
    const thing = found ?? (isExtended ? "dwelling" : null);
    if (!thing) return [];
    const value =
      thing === "dwelling" && settlement.value === "replacement"
        ? extensionOf(clause, keys, valuesNear(page, line, index, cell))
        : settlement.value;
    if (value === null || (settlement.isShare && value === "replacement")) return [];
    const score = value === settlement.value ? 4 : 7;
    return [{ thing, settlement: value, score: value === "guaranteed" ? 8 : score, words: clause }];
  });
}

/** Sentences, and what a semicolon or a bracket sets apart. */
function clausesOf(all: readonly Word[]): Word[][] {
  const clauses: Word[][] = [[]];
  for (const word of all) {
    if (word.text.startsWith("(") && clauses.at(-1)?.length) clauses.push([]);
    clauses.at(-1)?.push(word);
    if (/[.;)]$/.test(word.text)) clauses.push([]);
  }
  return clauses.filter((clause) => clause.length > 0);
}

/** With `isShare` it is by how much a limit is extended, or nothing. */
function settlementOf(
  keys: readonly Key[],
): { value: Settlement; from: number; isShare?: true } | null {
  for (const value of ["guaranteed", "actualCashValue", "replacement"] as const) {
    const match = findPhrase(keys, words[value]);
    if (!match) continue;
    if (hasPhrase(keys.slice(0, match.from), past)) return null;
    if (
      value === "replacement" &&
      match.to - match.from === 1 &&
      keys[match.from]?.key === "replacement"
    )
      return null;
    return { value, from: match.from };
  }
  const match = findPhrase(keys, extension);
  return match && { value: "replacement", from: match.from, isShare: true };
}

/** The thing that stands nearest to the words of the settlement. */
function thingNear(keys: readonly Key[], from: number): Thing | null {
  const found = things.flatMap(([thing, phrases]) => {
    const match = findPhrase(keys, phrases);
    return match ? [{ thing, distance: Math.abs(match.from - from) }] : [];
  });
  if (found.some(({ thing }) => thing === "roof")) return "roof";
  return found.toSorted((a, b) => a.distance - b.distance)[0]?.thing ?? null;
}

/** `Personal property (replacement cost)`: what the words in front of a bracket name. */
function thingBefore(before: readonly Word[] | undefined, clause: readonly Word[]): Thing | null {
  if (!before || !clause[0]?.text.startsWith("(")) return null;
  const keys = keysOf(before);
  return things.find(([, phrases]) => hasPhrase(keys, phrases))?.[0] ?? null;
}

/** What a cell that only says how is about: the cell to its left, above or below. */
function thingOfCell(
  page: Page,
  line: Line,
  index: number,
  cell: LineCell,
  at: number,
  keys: readonly Key[],
): Thing | null {
  if (keys.length > 8) return null;
  // "Contents · $84,000 · replacement cost"
  const left = line.cells.slice(0, at).findLast(({ values }) => !values);
  const ofLeft = left && thingIn(left);
  if (ofLeft) return ofLeft;
  if (left && left.words.length > 1 && line.cells.length === 2) return null;
  for (const other of [page.lines[index + 1], page.lines[index - 1]]) {
    if (!other || Math.abs(other.y - line.y) > cell.size * 2.2) continue;
    const near = other.cells.find((each) => Math.abs(each.x - cell.x) < 8);
    const thing = near && near.words.length <= 8 && thingIn(near);
    if (thing) return thing;
  }
  return null;
}

function thingIn(cell: Cell): Thing | null {
  const keys = keysOf(cell.words);
  return things.find(([, phrases]) => hasPhrase(keys, phrases))?.[0] ?? null;
}

function isRefusedRow(line: Line, cell: Cell): boolean {
  return line.segments.some(
    ({ cells, values }) =>
      cells.some(({ x }) => Math.abs(x - cell.x) < 0.5) &&
      values.some(({ kind }) => kind === "no") &&
      !values.some(({ kind }) => kind === "yes"),
  );
}

/** Values beside a cell, or in the cell right above or below it. */
function valuesNear(page: Page, line: Line, index: number, cell: Cell): PlacedValue[] {
  const beside = line.cells.filter(({ x }) => x > cell.right).flatMap(({ values }) => values ?? []);
  const stacked = [page.lines[index + 1], page.lines[index - 1]].flatMap((other) =>
    other && Math.abs(other.y - line.y) < cell.size * 2
      ? other.cells
          .filter(({ x }) => Math.abs(x - cell.x) < 8)
          .flatMap(({ values }) => values ?? [])
      : [],
  );
  return beside.some(({ kind }) => kind === "percent") ? beside : [...beside, ...stacked];
}

/**
 * By how much the limit of a dwelling is extended: `replacement` by none of the usual shares, null where a
 * share is to be expected and none is said.
 */
function extensionOf(
  clause: readonly Word[],
  keys: readonly Key[],
  near: readonly PlacedValue[],
): Settlement | null {
  const isExtended = hasPhrase(keys, extended);
  const shares = [...valuesIn(clause), ...(isExtended ? near : [])].filter(
    ({ kind }) => kind === "percent",
  );
  const [share] = shares;
  if (!share && hasPhrase(keys, extendedCost)) return null;
  if (!share || (!isExtended && share.amount <= 100)) return "replacement";
  return extensions[share.amount > 100 ? share.amount - 100 : share.amount] ?? "replacement";
}
