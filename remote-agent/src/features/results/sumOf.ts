import type { MonthResult } from "@quotehaven/contract/wire";

/** The figures of a month's row that add up. */
export const figures = ["quoted", "won", "bound", "notBound", "lost"] as const;
/** The amounts of a month's row, in US cents. */
type Amount = "spentCents" | "returnedCents";

/** Everything that months say, added up. */
export type Sum = Record<(typeof figures)[number] | Amount, number>;

/** Adds months up. */
export function sumOf(months: readonly MonthResult[]): Sum {
  const sum = (name: keyof Sum) => months.reduce((all, month) => all + month[name], 0);
  return {
    quoted: sum("quoted"),
    won: sum("won"),
    bound: sum("bound"),
    notBound: sum("notBound"),
    lost: sum("lost"),
    spentCents: sum("spentCents"),
    returnedCents: sum("returnedCents"),
  };
}

/** Whether nothing happened in a month. */
export const isEmpty = ({ quoted, won, lost, spentCents, returnedCents }: Sum): boolean =>
  quoted + won + lost + spentCents + returnedCents === 0;
