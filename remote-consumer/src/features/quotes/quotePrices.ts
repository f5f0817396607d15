import type { ConsumerQuote } from "@quotehaven/contract/wire";

/** A price for a month and for a year, in whole dollars. */
export type Price = { monthly: number; yearly: number };

/** What a quote costs, as its card shows it. */
export type DisplayedPrice = Price & {
  /** One price for one insurance type, the agent's price for several together, or their sum. */
  kind: "single" | "bundle" | "sum";
  /** What the bundle saves a month against its parts; 0 when it saves nothing. */
  savingMonthly: number;
};

function sumOfParts(quote: ConsumerQuote): Price {
  return quote.prices.reduce(
    (sum, price) => ({
      monthly: sum.monthly + price.monthly,
      yearly: sum.yearly + price.yearly,
    }),
    { monthly: 0, yearly: 0 },
  );
}

/**
 * The price of a quote: the bundle price when it has several prices, and the
 * sum of those where the agent gave no bundle price (UQU-3).
 */
export function displayedPrice(quote: ConsumerQuote): DisplayedPrice {
  const parts = sumOfParts(quote);
  const { monthly, yearly } = quote;
  if (quote.prices.length < 2) return { ...parts, kind: "single", savingMonthly: 0 };
  if (monthly === null || yearly === null) {
    return { ...parts, kind: "sum", savingMonthly: 0 };
  }
  return {
    monthly,
    yearly,
    kind: "bundle",
    savingMonthly: Math.max(0, parts.monthly - monthly),
  };
}

/** Which end of the prices comes first. */
export type SortDirection = "ascending" | "descending";

/** The quotes by their displayed monthly price (UQU-1); equal prices keep the order of their numbers. */
export function sortedByPrice(
  quotes: readonly ConsumerQuote[],
  direction: SortDirection,
): ConsumerQuote[] {
  const sign = direction === "ascending" ? 1 : -1;
  return [...quotes].sort(
    (a, b) =>
      sign * (displayedPrice(a).monthly - displayedPrice(b).monthly) ||
      Number(a.number) - Number(b.number),
  );
}

/** Whether a quote can be chosen: none is accepted yet (UQU-2), it is live, and its agent has seen the newest answers. */
export function isChoosable(quote: ConsumerQuote, quotes: readonly ConsumerQuote[]): boolean {
  return !quote.isRemoved && !quote.needsUpdate && !quotes.some(({ isAccepted }) => isAccepted);
}
