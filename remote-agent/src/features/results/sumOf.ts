import type { MonthResult } from "@quotehaven/contract/schemas";

/** The figures of a month's row that add up. */
export const figures = ["quoted", "won", "bound", "notBound", "lost"] as const;
/** Everything that adds up. */
const summed = [...figures, "boundYearly", "spentCents", "returnedCents"] as const;

/** Everything that months say, added up. */
export type Sum = Record<(typeof summed)[number], number>;

/** Adds months up. */
export function sumOf(months: readonly MonthResult[]): Sum {
  const sum = (name: keyof Sum) => months.reduce((all, month) => all + month[name], 0);
  return Object.fromEntries(summed.map((name) => [name, sum(name)])) as Sum;
}

/** Whether nothing happened in a month. */
export const isEmpty = ({ quoted, won, lost, spentCents, returnedCents }: Sum): boolean =>
  quoted + won + lost + spentCents + returnedCents === 0;
