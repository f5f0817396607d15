import {
  cellOf,
  cellsOf,
  isFiller,
  isQualifier,
  piecesOf,
  valuesAlone,
  type Cell,
  type LineCell,
  type Piece,
  type PlacedValue,
} from "./cells";
import { linesOfWords, textOf, type Word } from "./words";
import type { PolicyText } from "./types";

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
