import { wholePrice, type Price } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/wire";

/** What a quote costs, as its card shows it. */
export type DisplayedPrice = Price & {
  /** One price for one insurance type, the agent's price for several together, or their sum. */
  kind: "single" | "bundle" | "sum";
  /** What the bundle saves a month against its parts; 0 when it saves nothing. */
  savingMonthly: number;
};

/**
 * The price of a quote: the bundle price when it has several prices, and the
 * sum of those where the agent gave no bundle price (UQU-3).
 */
export function displayedPrice(quote: ConsumerQuote): DisplayedPrice {
  const price = wholePrice(quote);
  if (quote.prices.length < 2) return { ...price, kind: "single", savingMonthly: 0 };
  if (quote.monthly === null || quote.yearly === null) {
    return { ...price, kind: "sum", savingMonthly: 0 };
  }
  const parts = quote.prices.reduce((sum, { monthly }) => sum + monthly, 0);
  return { ...price, kind: "bundle", savingMonthly: Math.max(0, parts - price.monthly) };
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

/**
 * Whether a quote can be chosen: none is accepted yet (UQU-2) or its agent is late, it is live, and
 * its agent has seen the newest answers.
 */
export function isChoosable(quote: ConsumerQuote, quotes: readonly ConsumerQuote[]): boolean {
  const isOpen = !quote.isRemoved && !quote.needsUpdate && !quote.isAccepted;
  return isOpen && quotes.every(({ isAccepted, isContactLate }) => !isAccepted || isContactLate);
}

/** Whether the application changed since it was quoted: it can be chosen once its agent has updated it. */
export function isWaitingForUpdate(
  quote: Pick<ConsumerQuote, "isRemoved" | "isAccepted" | "needsUpdate">,
): boolean {
  return quote.needsUpdate && !quote.isRemoved && !quote.isAccepted;
}
