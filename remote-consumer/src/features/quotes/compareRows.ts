import type { Verdict } from "@quotehaven/contract/cover";

/** What a quote says in one row of the comparison. */
export type CompareCell = {
  text?: string;
  verdict?: Verdict;
  /** How much of the need is covered, from 0 to 1; null where that is not stated. Absent where no bar is drawn. */
  share?: number | null;
  /** The colour of the bar. */
  color?: string;
  /** What is short, in words. */
  lack?: string;
  /** In words, why this value stands out. */
  mark?: string;
  /** Said below, smaller. */
  notes?: readonly string[];
  /** Not held against the other cells: what is not known of today, or what only today has. */
  isAside?: true;
};

/** A row of the comparison, with a cell for each quote. */
export type CompareRow = {
  key: string;
  name: string;
  /** What is needed, wished for or paid today. */
  note?: string;
  cells: readonly CompareCell[];
  /** What the reader has today; absent where they entered no policy. */
  present?: CompareCell;
  /** Decides, even where all quotes say the same. */
  isDeciding?: boolean;
};

/** Rows that belong together, under a heading of their own. */
export type CompareSection = {
  key: string;
  name: string;
  rows: readonly CompareRow[];
  /** What no quote states and nobody asked for, in one line; absent where there is none. */
  unstated?: string;
};

/** Whether every quote, and today where that is known, says the same in a row that does not decide. */
export function isAlike({ cells, present, isDeciding }: CompareRow): boolean {
  const held = present && !present.isAside ? [present, ...cells] : cells;
  return !isDeciding && new Set(held.map((cell) => JSON.stringify(cell))).size < 2;
}
