import {
  byLinesMet,
  comparedCover,
  countLines,
  heldCovers,
  isAllUnstated,
  type CoverCounts,
  type HeldCover,
  type Needs,
} from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { isEnded } from "../../shared/quotes/quoteCover";
import { displayedPrice } from "../../shared/quotes/quotePrices";

/** How another quote is better: what it costs, then what it covers of what both state. */
export type Outdone = {
  by: ConsumerQuote;
  how: "lessMore" | "lessSame" | "sameMore";
  /** One of both leaves lines unstated. */
  isPart: boolean;
};

/** The text that says how a quote is outdone. */
export function outdoneKey({ how, isPart }: Pick<Outdone, "how" | "isPart">) {
  return `plot.outdone.${how}${isPart ? "Part" : ""}` as const;
}

/** Where a quote stands among the others: what it costs, and how its lines compare with the need. */
export type Standing = {
  quote: ConsumerQuote;
  monthly: number;
  yearly: number;
  helds: readonly HeldCover[];
  counts: CoverCounts;
  /** Lines that meet the need of all, and those that are not stated, from 0 to 1. */
  share: number;
  unstatedShare: number;
  /** Neither over nor waiting for its agent. */
  isOpen: boolean;
  isEnded: boolean;
  /** It states none of the lines: nobody can say where it stands. */
  isSilent: boolean;
  /** An open quote costs no more and is lower in nothing that this one states, and one of both is better. */
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
    const helds = heldCovers(quote.cover ?? {}, needs);
    const counts = countLines(helds);
    const ended = isEnded(quote, today);
    const { monthly, yearly } = displayedPrice(quote);
    return {
      quote,
      monthly,
      yearly,
      helds,
      counts,
      share: counts.met / Math.max(1, counts.lines),
      unstatedShare: counts.unstated / Math.max(1, counts.lines),
      isOpen: !ended && !quote.needsUpdate,
      isEnded: ended,
      isSilent: isAllUnstated(counts),
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
  if (standing.isEnded) return undefined;
  const [best] = all
    .filter((other) => other.isOpen && other !== standing)
    .toSorted(byCover)
    .flatMap((other) => outdone(standing, other) ?? []);
  return best;
}

function outdone(standing: Standing, other: Standing): Outdone | undefined {
  const cover = comparedCover(other.helds, standing.helds);
  if (!cover) return undefined;
  const by = other.quote;
  const isPart = !cover.isWhole;
  if (other.monthly < standing.monthly && other.yearly <= standing.yearly) {
    return { by, how: cover.how === "more" ? "lessMore" : "lessSame", isPart };
  }
  const isSamePrice = other.monthly === standing.monthly && other.yearly === standing.yearly;
  return isSamePrice && cover.how === "more" ? { by, how: "sameMore", isPart } : undefined;
}

const byPrice = (a: Standing, b: Standing) =>
  a.monthly - b.monthly || byLinesMet(a.counts, b.counts);
const byCover = (a: Standing, b: Standing) =>
  byLinesMet(a.counts, b.counts) || a.monthly - b.monthly;

/**
 * What the open quotes come to: the one that costs least, and of those that state what they cover the one
 * that meets most lines, which may be the same; null where none states it.
 */
export function extremesOf(
  standings: readonly Standing[],
): { cheapest: Standing; fullest: Standing | null } | null {
  const open = standings.filter(({ isOpen }) => isOpen);
  const [cheapest] = open.toSorted(byPrice);
  const [fullest] = open.filter(({ isSilent }) => !isSilent).toSorted(byCover);
  return cheapest && open.length > 1 ? { cheapest, fullest: fullest ?? null } : null;
}
