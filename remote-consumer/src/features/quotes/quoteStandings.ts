import { heldCovers, wholeCover, type Needs } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { statesNothing } from "../../shared/quotes/coverValues";
import { isEnded } from "../../shared/quotes/quoteCover";
import { displayedPrice } from "../../shared/quotes/quotePrices";

/** How another quote is better: what it costs, then what it meets. */
export type Outdone = { by: ConsumerQuote; how: "lessMore" | "lessSame" | "sameMore" };

/** Where a quote stands among the others: what it costs a month, and how many lines of the need it meets. */
export type Standing = {
  quote: ConsumerQuote;
  monthly: number;
  met: number;
  lines: number;
  /** Met lines of all, from 0 to 1. */
  share: number;
  /** Neither over nor waiting for its agent. */
  isOpen: boolean;
  isEnded: boolean;
  /** It states nothing of its cover: nobody can say that another one covers more. */
  isSilent: boolean;
  /** Nobody would choose it: an open quote costs no more and meets at least as much, and one of both is better. */
  outdone?: Outdone;
};

/**
 * The quotes that have a price for everything that any of them prices, with where they stand. The others
 * cannot be held against them by one price.
 */
export function standingsOf(
  quotes: readonly ConsumerQuote[],
  needs: Partial<Needs>,
  today: string,
): { standings: Standing[]; incomparable: ConsumerQuote[] } {
  const types = new Set(quotes.flatMap(({ prices }) => prices.map((part) => part.insuranceTypeId)));
  const isWhole = ({ prices }: ConsumerQuote) => prices.length === types.size;
  const standings = quotes.filter(isWhole).map((quote): Standing => {
    const { met, lines } = wholeCover(quote.cover ?? {}, needs);
    const ended = isEnded(quote, today);
    return {
      quote,
      monthly: displayedPrice(quote).monthly,
      met,
      lines,
      share: lines === 0 ? 0 : met / lines,
      isOpen: !ended && !quote.needsUpdate,
      isEnded: ended,
      isSilent: heldCovers(quote.cover ?? {}, needs).every(statesNothing),
    };
  });
  return {
    standings: standings.map((standing) => ({
      ...standing,
      outdone: outdoneBy(standing, standings),
    })),
    incomparable: quotes.filter((quote) => !isWhole(quote)),
  };
}

function outdoneBy(standing: Standing, all: readonly Standing[]): Outdone | undefined {
  const { monthly, share } = standing;
  const [best] = all
    .filter((other) => other.isOpen && other.monthly <= monthly && other.share >= share)
    .filter((other) => other.monthly < monthly || other.share > share)
    .toSorted(byCover);
  if (!best || standing.isEnded || standing.isSilent) return undefined;
  const isCheaper = best.monthly < monthly;
  if (!isCheaper) return { by: best.quote, how: "sameMore" };
  return { by: best.quote, how: best.share > share ? "lessMore" : "lessSame" };
}

const byPrice = (a: Standing, b: Standing) => a.monthly - b.monthly || b.share - a.share;
const byCover = (a: Standing, b: Standing) => b.share - a.share || a.monthly - b.monthly;

/** What the open quotes come to: the one that costs least and the one that meets most, which may be the same. */
export function extremesOf(
  standings: readonly Standing[],
): { cheapest: Standing; fullest: Standing } | null {
  const open = standings.filter(({ isOpen }) => isOpen);
  const [cheapest] = open.toSorted(byPrice);
  const [fullest] = open.toSorted(byCover);
  return cheapest && fullest && open.length > 1 ? { cheapest, fullest } : null;
}
