import type { Needs } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { isEnded, wholeGap, wholeVerdict } from "../../shared/quotes/quoteCover";
import { sortedByPrice, type SortDirection } from "../../shared/quotes/quotePrices";

/** What the quotes are sorted by. The direction is that of the price. */
export type QuoteOrder = { by: "price" | "cover" | "end"; direction: SortDirection };

const verdictRank = { meets: 0, notStated: 1, below: 2 } as const;

/**
 * The quotes by price; by cover, those that meet the need first and the smaller gap before the
 * larger; or by their end, the next one first and those that are over last. Equals are ordered by price.
 */
export function sortedQuotes(
  quotes: readonly ConsumerQuote[],
  { by, direction }: QuoteOrder,
  { needs, today }: { needs: Partial<Needs>; today: string },
): ConsumerQuote[] {
  if (by === "price") return sortedByPrice(quotes, direction);
  const byPrice = sortedByPrice(quotes, "ascending");
  if (by === "end")
    return byPrice.sort((a, b) => endRank(a, today).localeCompare(endRank(b, today)));
  return byPrice.sort(
    (a, b) =>
      verdictRank[wholeVerdict(a, needs)] - verdictRank[wholeVerdict(b, needs)] ||
      wholeGap(a, needs) - wholeGap(b, needs),
  );
}

/** Sorts as text: what ends, what has no end, what is over. */
function endRank(quote: ConsumerQuote, today: string): string {
  if (quote.validUntil === undefined) return "2";
  return `${isEnded(quote, today) ? "3" : "1"} ${quote.validUntil}`;
}
