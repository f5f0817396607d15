import type { LeadSort } from "@quotehaven/contract/rules";

/** A page's places. */
export type Page = { limit: number; offset: number };

/** A lead's id with everything that lists are ordered by. */
export type LeadKey = {
  id: number;
  time: Date;
  /** When the present policy ends, from today on. */
  renewsOn: string | null;
  need: number;
  /** The agent's own best price a month. */
  price: number | null;
  /** What the client pays today a year, of leads without a price. */
  premium: number;
};

type Order = (a: LeadKey, b: LeadKey) => number;

const never = "9999-12-31";
const newest: Order = (a, b) => b.time.getTime() - a.time.getTime() || b.id - a.id;
const orders: Record<LeadSort, Order> = {
  newest,
  renewal: (a, b) => byText(a.renewsOn ?? never, b.renewsOn ?? never) || newest(a, b),
  need: (a, b) => b.need - a.need || newest(a, b),
  price: (a, b) => (b.price ?? -1) - (a.price ?? -1) || b.premium - a.premium || newest(a, b),
};

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The ids of one page of leads that come from several lists, each in this order. */
export function mergedIds(lists: readonly LeadKey[][], sort: LeadSort, page: Page): number[] {
  return idsOf(
    lists
      .flat()
      .sort(orders[sort])
      .slice(page.offset, page.offset + page.limit),
  );
}

/** The ids alone. */
export const idsOf = (keys: readonly { id: number }[]) => keys.map(({ id }) => id);
