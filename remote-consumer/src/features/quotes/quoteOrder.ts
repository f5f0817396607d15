import { byLinesMet, wholeCover, type Needs } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { isEnded } from "../../shared/quotes/quoteCover";
import { sortedByPrice, type SortDirection } from "../../shared/quotes/quotePrices";

/** What the quotes are sorted by. The direction is that of the price. */
export type QuoteOrder = { by: "price" | "cover" | "end"; direction: SortDirection };

/**
 * The quotes by price; by cover, those that meet most lines first; or by their end, the next one first. Equals are ordered by price. What is over or removed is last.
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
  const counts = ({ cover = {} }: ConsumerQuote) => wholeCover(cover, needs);
  return byPrice.sort((a, b) => byLinesMet(counts(a), counts(b)));
}

/** Sorts as text, and what has no end after all that has one. */
const endOf = ({ validUntil }: ConsumerQuote) => validUntil ?? "9999";
