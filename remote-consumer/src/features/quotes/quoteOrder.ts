import type { Needs } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { isEnded, wholeGap, wholeVerdict } from "../../shared/quotes/quoteCover";
import { sortedByPrice, type SortDirection } from "../../shared/quotes/quotePrices";

/** What the quotes are sorted by. The direction is that of the price. */
export type QuoteOrder = { by: "price" | "cover" | "end"; direction: SortDirection };

const verdictRank = { meets: 0, notStated: 1, below: 2 } as const;

/**
 * The quotes by price; by cover, those that meet the need first and the smaller gap before the
 * larger; or by their end, the next one first. Equals are ordered by price. What is over or removed is last.
 */
export function sortedQuotes(
  quotes: readonly ConsumerQuote[],
  order: QuoteOrder,
  { needs, today }: { needs: Partial<Needs>; today: string },
): ConsumerQuote[] {
  const isGone = (quote: ConsumerQuote) => Number(quote.isRemoved || isEnded(quote, today));
  return ordered(quotes, order, needs).sort((a, b) => isGone(a) - isGone(b));
}

function ordered(
  quotes: readonly ConsumerQuote[],
  { by, direction }: QuoteOrder,
  needs: Partial<Needs>,
): ConsumerQuote[] {
  if (by === "price") return sortedByPrice(quotes, direction);
  const byPrice = sortedByPrice(quotes, "ascending");
  if (by === "end") return byPrice.sort((a, b) => endOf(a).localeCompare(endOf(b)));
  return byPrice.sort(
    (a, b) =>
      verdictRank[wholeVerdict(a, needs)] - verdictRank[wholeVerdict(b, needs)] ||
      wholeGap(a, needs) - wholeGap(b, needs),
  );
}

/** Sorts as text, and what has no end after all that has one. */
const endOf = ({ validUntil }: ConsumerQuote) => validUntil ?? "9999";
