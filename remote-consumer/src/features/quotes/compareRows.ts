import type { Verdict } from "@quotehaven/contract/cover";

/** What a quote says in one row of the comparison. */
export type CompareCell = {
  text?: string;
  verdict?: Verdict;
  /** In words, why this value stands out. */
  mark?: string;
  /** Said below, smaller. */
  notes?: readonly string[];
};

/** A row of the comparison, with a cell for each quote. */
export type CompareRow = {
  key: string;
  name: string;
  /** What is needed, wished for or paid today. */
  held?: string;
  cells: readonly CompareCell[];
};

/** Rows that belong together, under a heading of their own. */
export type CompareSection = {
  key: string;
  name: string;
  /** How each quote compares with the need on the whole section. */
  verdicts?: readonly Verdict[];
  rows: readonly CompareRow[];
  /** What no quote states and nobody asked for, in one line; absent where there is none. */
  unstated?: string;
};
