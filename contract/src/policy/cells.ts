import { base, valuesIn, type Value } from "./amounts";
import { daysIn } from "./dates";
import { fillers, qualifiers, statusWords } from "./labels";
import { keysOf, phraseAt, phrasesOf, plainWords, type Phrases } from "./phrases";
import type { Word } from "./words";

/** Words of a line without a wide gap between them. */
export type Cell = { words: readonly Word[]; x: number; right: number; y: number; size: number };

/** A cell of a line, and its values if it has nothing but them and words like `each person`. */
export type LineCell = Cell & { values: readonly PlacedValue[] | null };

/** A value with the words that it was read from. */
export type PlacedValue = Value & {
  words: readonly Word[];
  x: number;
  right: number;
  y: number;
  /** Where its cell begins and ends. */
  cell: { x: number; right: number };
  tail: readonly Word[];
};

/** A gap of this share of the letters' size ends a cell. */
const CELL_GAP = 0.95;

/** The same between words of different runs. */
const RUN_GAP = 0.62;

/** Shares of its size that a letter takes at most in usual fonts, and in those of typewriters. */
const WIDE_LETTER = 0.75;

const USUAL_LETTER = 0.6;

const fillerKeys = new Set([...fillers].flatMap(plainWords));

/** What is refused stays so, whatever follows: "Rejected in writing". */
const strong = /^(?:reject|declin|rechaz|waive)/i;

const status: Record<"yes" | "no", Phrases> = {
  yes: phrasesOf(statusWords.yes),
  no: phrasesOf(statusWords.no),
};

/** The values of a cell that begins with one and has no other text but fillers. */
export function valuesAlone(cell: Cell): PlacedValue[] | null {
  const pieces = piecesOf(cell);
  const isAlone =
    pieces[0]?.value && pieces.every(({ value, words }) => value ?? isQualifier(words));
  if (!isAlone) return null;
  return pieces.flatMap(({ value, words }, index) => {
    const next = pieces[index + 1];
    return value
      ? [{ ...value, ...cellOf(words), cell, tail: next && !next.value ? next.words : [] }]
      : [];
  });
}

/** The cells of a line of words. */
export function cellsOf(words: readonly Word[]): Cell[] {
  const groups: Word[][] = [];
  let isNew = true;
  let isTied = false;
  for (const word of words) {
    if (/^[|·•‖¦]+$/.test(word.text)) {
      // "Coverage A · Dwelling" is one label.
      if (isLettered(groups.at(-1))) isTied = true;
      else isNew = true;
      continue;
    }
    const last = groups.at(-1)?.at(-1);
    const spread = last ? spreadOf(last) : 1;
    const share = last?.run === word.run || spread > 1 ? CELL_GAP : RUN_GAP;
    const isFar = !last || word.x - last.right > Math.min(last.size, word.size) * share * spread;
    if (isNew || (isFar && !isTied)) groups.push([word]);
    else groups.at(-1)?.push(word);
    isNew = false;
    isTied = false;
  }
  return groups.map((group) => cellOf(group));
}

/** How much further apart than usual the letters of a word stand; 1 where they do not. */
function spreadOf({ text, x, right, size }: Word): number {
  const advance = (right - x) / text.length / size;
  return text.length >= 3 && advance > WIDE_LETTER ? advance / USUAL_LETTER : 1;
}

const isLettered = (words: readonly Word[] | undefined) =>
  words !== undefined && words.length <= 2 && /^[A-Z]$/.test(words.at(-1)?.text ?? "");

/** A cell of some words. */
export function cellOf(words: readonly Word[]): Cell {
  return {
    words,
    x: words[0]?.x ?? 0,
    right: words.at(-1)?.right ?? 0,
    y: words[0]?.y ?? 0,
    size: words[0]?.size ?? 10,
  };
}

/** What one cell is made of, in order: texts and values. */
export type Piece = { words: Word[]; value: Value | null; isEnd: boolean };

const piecesOfCell = new WeakMap<readonly Word[], Piece[]>();

/** A cell cut into its texts and values. */
export function piecesOf({ words }: Cell): Piece[] {
  const known = piecesOfCell.get(words) ?? cutIntoPieces(words);
  piecesOfCell.set(words, known);
  return known;
}

function cutIntoPieces(words: readonly Word[]): Piece[] {
  const days = daysIn(words);
  const isDay = (at: number) => days.some(({ from, to }) => at >= from && at < to);
  const found = valuesIn(words).filter(
    ({ from, kind }) => !isDay(from) && (kind !== "blank" || words.length === 1),
  );
  const values = [...found, ...smallAlone(words, found), ...statusesOf(words, found)].toSorted(
    (a, b) => a.from - b.from,
  );
  const pieces: Piece[] = [];
  let at = 0;
  for (const value of values) {
    if (value.from < at) continue;
    if (value.from > at) pieces.push(...sentences(words.slice(at, value.from)));
    const taken = words.slice(value.from, value.to);
    pieces.push({ words: taken, value, isEnd: /[.;]$/.test(taken.at(-1)?.text ?? "") });
    at = value.to;
  }
  if (at < words.length) pieces.push(...sentences(words.slice(at)));
  return pieces;
}

/** A number below a hundred is an amount only where a cell says nothing else. */
function smallAlone(words: readonly Word[], found: readonly Value[]): Value[] {
  const [only] = words;
  if (words.length !== 1 || found.length > 0 || !only || !/^[1-9]\d?$/.test(only.text)) return [];
  return [{ ...base, kind: "money", amount: Number(only.text), from: 0, to: 1 }];
}

/** A text cut behind what ends a sentence. */
function sentences(words: readonly Word[]): Piece[] {
  const pieces: Piece[] = [];
  let begun: Word[] = [];
  words.forEach((word, index) => {
    begun.push(word);
    const isEnd =
      /[;]$/.test(word.text) ||
      (/[a-z)]\.$/.test(word.text) && index < words.length - 1 && word.text.length > 4);
    if (isEnd || index === words.length - 1) {
      pieces.push({ words: begun, value: null, isEnd });
      begun = [];
    }
  });
  return pieces;
}

/** `Included`, `Not selected` where they are all that a cell says, or all that follows a colon. */
function statusesOf(words: readonly Word[], values: readonly Value[]): Value[] {
  const starts = [
    0,
    ...words.flatMap(({ text }, index) =>
      /[:=]$/.test(text) || /^[-–—]$/.test(text) ? [index + 1] : [],
    ),
  ];
  return starts.flatMap((from) => {
    if (values.some((value) => from >= value.from && from < value.to)) return [];
    const end = words.findIndex(({ text }, index) => index >= from && /[.;]$/.test(text));
    const part = words.slice(from, end < 0 ? undefined : end + 1);
    const keys = keysOf(part);
    for (const kind of ["no", "yes"] as const) {
      const to = phraseAt(keys, status[kind], 0);
      const wordsTaken = (keys[to - 1]?.word ?? -1) + 1;
      const isWhole =
        to > 0 &&
        (wordsTaken === part.length ||
          /^[(,]/.test(part[wordsTaken]?.text ?? "") ||
          (kind === "no" && part.length <= 5 && strong.test(part[0]?.text ?? "")));
      if (!isWhole) continue;
      return [{ ...base, amount: 0, kind, from, to: from + wordsTaken }];
    }
    return [];
  });
}

/** Whether words say nothing but `each person` and the like. */
export function isFiller(words: readonly Word[]): boolean {
  return keysOf(words).every(({ key }) => fillerKeys.has(key));
}

const qualifierKeys = new Set([...qualifiers].flatMap(plainWords));

/** Whether words only go on with the row above: `each accident`. */
export function isContinuation(words: readonly Word[]): boolean {
  return keysOf(words).every(({ key }) => qualifierKeys.has(key));
}

/** Whether words only say of what kind an amount is. */
export const isQualifier = (words: readonly Word[]) =>
  keysOf(words).every(
    ({ key }) => fillerKeys.has(key) || key === "deductible" || key === "deducible",
  );

/** Whether a key says nothing of what a label names. */
export const isFillerKey = (key: string) => fillerKeys.has(key) || key.length === 1;
