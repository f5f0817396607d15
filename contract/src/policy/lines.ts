import { fillers, qualifiers, statusWords } from "./labels";
import { base, valuesIn, type Value } from "./amounts";
import { daysIn } from "./dates";
import { keysOf, phraseAt, phrasesOf, plainWords, type Phrases } from "./phrases";
import { linesOfWords, textOf, type Word } from "./words";
import type { PolicyText } from "./types";

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

/** A label with the values behind it, as a line has them. */
export type Segment = {
  page: number;
  y: number;
  x: number;
  size: number;
  /** Index of its line on the page. */
  line: number;
  label: readonly Word[];
  /** The label's cells. */
  cells: readonly Cell[];
  values: readonly PlacedValue[];
};

/** A line of a page. */
export type Line = {
  page: number;
  y: number;
  size: number;
  words: readonly Word[];
  cells: readonly LineCell[];
  segments: readonly Segment[];
};

/** A page as lines. */
export type Page = { number: number; lines: readonly Line[] };

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

/** The pages of a text as lines, cells and segments. */
export function pagesOf(text: PolicyText): Page[] {
  return linesOfWords(text).map((lines, index) => ({
    number: text.pages[index]?.number ?? index + 1,
    lines: inColumns(
      lines.map((words, line) => lineOf(words.flatMap(splitAtLeader).flatMap(splitAtSlash), line)),
    ),
  }));
}

/**
 * A label without a value beside a row of another table is not a part of that row's label: a cell at which
 * several other rows begin, too, begins a row of its own.
 */
function inColumns(lines: readonly Line[]): Line[] {
  const starts = lines.flatMap(({ segments }, line) =>
    segments.flatMap(({ values, x }) => (values.length > 0 ? [{ x, line }] : [])),
  );
  const isStart = (cell: Cell, line: number) =>
    !isQualifier(cell.words) &&
    starts.filter((start) => start.line !== line && Math.abs(start.x - cell.x) < 3).length >= 2;
  return lines.map((each, line) => ({
    ...each,
    segments: each.segments.flatMap((segment): Segment[] => {
      const at = segment.cells.findLastIndex((cell, index) => index > 0 && isStart(cell, line));
      if (at < 1 || segment.values.length === 0) return [segment];
      const own = segment.cells.slice(at);
      const label = own.flatMap(({ words }) => words);
      const before = segment.cells
        .slice(0, at)
        .map((cell) => ({ ...segment, x: cell.x, label: cell.words, cells: [cell], values: [] }));
      return [...before, { ...segment, x: own[0]?.x ?? segment.x, label, cells: own }];
    }),
  }));
}

/** `Deductible.....$500` as its label and its value; dots alone are nothing. */
function splitAtLeader(word: Word): Word[] {
  if (!word.text.includes("...") && !word.text.includes("…")) return [word];
  const scale = (word.right - word.x) / word.text.length;
  return [...word.text.matchAll(/[^.…](?:\.?[^.…])*/g)].map((match) => ({
    ...word,
    text: match[0],
    // What a leader sets apart is of different cells.
    run: word.run + (match.index + 1) / 1_000,
    x: word.x + scale * match.index,
    right: word.x + scale * (match.index + match[0].length),
  }));
}

/** `person/$100,000` as `person`, `/`, `$100,000`. */
function splitAtSlash(word: Word): Word[] {
  const cutAt = word.text.indexOf("/");
  const left = word.text.slice(0, cutAt);
  const right = word.text.slice(cutAt + 1);
  const isWordThenAmount = /^[A-Za-z)]+$/.test(left) && /^\$?\d[\d,.]*$/.test(right);
  const isAmountThenWord = /^\$?\d[\d,]{1,14}$/.test(left) && /^[A-Za-z]{2}/.test(right);
  const isShareThenAmount = /^\d{1,3}%$/.test(left) && /^\$\d[\d,]*$/.test(right);
  if (cutAt < 1 || !(isWordThenAmount || isAmountThenWord || isShareThenAmount)) return [word];
  const scale = (word.right - word.x) / word.text.length;
  const cut = word.x + scale * left.length;
  return [
    { ...word, text: left, right: cut },
    { ...word, text: "/", x: cut, right: cut + scale },
    { ...word, text: right, x: cut + scale },
  ];
}

function lineOf(words: readonly Word[], line: number): Line {
  const cells = cellsOf(words);
  const first = words[0];
  return {
    page: first?.page ?? 0,
    y: first?.y ?? 0,
    size: first?.size ?? 10,
    words,
    cells: cells.map((cell) => ({ ...cell, values: valuesAlone(cell) })),
    segments: segmentsOf(cells, line),
  };
}

/** The values of a cell that begins with one and has no other text but fillers. */
function valuesAlone(cell: Cell): PlacedValue[] | null {
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

function cellsOf(words: readonly Word[]): Cell[] {
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
type Piece = { words: Word[]; value: Value | null; isEnd: boolean };

const piecesOfCell = new WeakMap<readonly Word[], Piece[]>();

function piecesOf({ words }: Cell): Piece[] {
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
const isQualifier = (words: readonly Word[]) =>
  keysOf(words).every(
    ({ key }) => fillerKeys.has(key) || key === "deductible" || key === "deducible",
  );

/** Whether a key says nothing of what a label names. */
export const isFillerKey = (key: string) => fillerKeys.has(key) || key.length === 1;

type Draft = {
  label: Word[];
  cells: Cell[];
  values: (Omit<PlacedValue, "tail"> & { tail: Word[] })[];
};

function segmentsOf(cells: readonly Cell[], line: number): Segment[] {
  const drafts: Draft[] = [];
  let draft: Draft | null = null;
  const begin = (): Draft => {
    const begun: Draft = { label: [], cells: [], values: [] };
    drafts.push(begun);
    return begun;
  };
  for (const [at, cell] of cells.entries()) {
    const pieces = goesOn(cells[at + 1]) ? piecesOf(cell).map(asText) : piecesOf(cell);
    pieces.forEach((piece, index) => {
      const isStart = index === 0;
      draft ??= begin();
      if (piece.value) {
        const isPast = past.test(pieces[index - 1]?.words.at(-1)?.text ?? "");
        const value = isPast ? { ...piece.value, isChange: true } : piece.value;
        draft.values.push({ ...value, ...cellOf(piece.words), cell, tail: [] });
      } else if (draft.values.length === 0) {
        draft.label.push(...piece.words);
        draft.cells.push(cellOf(piece.words));
      } else if (
        isStart
          ? isFiller(piece.words) || isNow(piece.words)
          : !opensLabel(piece, pieces[index - 1])
      ) {
        draft.values.at(-1)?.tail.push(...piece.words);
      } else {
        draft = begin();
        draft.label.push(...piece.words);
        draft.cells.push(cellOf(piece.words));
      }
      if (piece.isEnd) draft = null;
    });
  }
  return drafts.flatMap(apart).map((each) => segmentOf(each, line));
}

/** What an amount was before: `was $390,000`. */
const past = /^(?:was|formerly|previously|antes)$/i;
const isNow = (words: readonly Word[]) => /^(?:now|ahora)$/i.test(textOf(words));

/** Whether a cell goes on with what stands before it: `covered` `causes`, each word far from the next. */
function goesOn(next: Cell | undefined): boolean {
  const [first] = next?.words ?? [];
  return (
    next !== undefined &&
    first !== undefined &&
    /^[a-z]/.test(first.text) &&
    !piecesOf(next)[0]?.value
  );
}

/** A word like `covered` in the middle of a text is no status. */
function asText(piece: Piece): Piece {
  return piece.value?.kind === "yes" || piece.value?.kind === "no"
    ? { ...piece, value: null }
    : piece;
}

/** Whether a text behind a value is the next label, and not what belongs to the value. */
function opensLabel(piece: Piece, before: Piece | undefined): boolean {
  const end = before?.words.at(-1)?.text ?? "";
  if (/[;.]$/.test(end)) return true;
  return /,$/.test(end) && !isFiller(piece.words);
}

/** Cells without a value are labels of their own. */
function apart(draft: Draft): Draft[] {
  if (draft.values.length > 0) return [draft];
  return draft.cells.map((cell) => ({ label: [...cell.words], cells: [cell], values: [] }));
}

function segmentOf({ label, cells, values }: Draft, line: number): Segment {
  const first = label[0] ?? values[0]?.words[0];
  return {
    page: first?.page ?? 0,
    y: first?.y ?? 0,
    x: first?.x ?? 0,
    size: first?.size ?? 10,
    line,
    label,
    cells,
    values,
  };
}
