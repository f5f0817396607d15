import {
  byLinesMet,
  comparedCover,
  countLines,
  heldCovers,
  isAllUnstated,
  type CoverCounts,
  type HeldCover,
  presentCovers,
  presentPremium,
  type Covers,
  type Needs,
  type PresentPolicies,
} from "@quotehaven/contract/cover";
import type { Price } from "@quotehaven/contract/rules";
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

/** What a cover costs, and how its lines compare with the need. */
export type Rated = Price & {
  helds: readonly HeldCover[];
  counts: CoverCounts;
  /** Lines that meet the need of all, and those that are not stated, from 0 to 1. */
  share: number;
  unstatedShare: number;
  /** It states none of the lines: nobody can say how it compares. */
  isSilent: boolean;
};

/** A quote beside the others. */
export type RatedQuote = Rated & {
  quote: ConsumerQuote;
  /** Neither over nor waiting for its agent. */
  isOpen: boolean;
  isEnded: boolean;
  /** An open quote costs no more and is lower in nothing that this one states, and one of both is better. */
  outdone?: Outdone;
};

function rate(cover: Partial<Covers>, needs: Partial<Needs>, { monthly, yearly }: Price): Rated {
  const helds = heldCovers(cover, needs);
  const counts = countLines(helds);
  return {
    monthly,
    yearly,
    helds,
    counts,
    share: counts.met / Math.max(1, counts.lines),
    unstatedShare: counts.unstated / Math.max(1, counts.lines),
    isSilent: isAllUnstated(counts),
  };
}

type RatedQuotes = {
  ratedQuotes: RatedQuote[];
  /** Without a price for everything that another one prices: no one price holds them against the others. */
  incomparable: ConsumerQuote[];
  /** What the reader has today; null where its price for all of that is not known. */
  ratedPresent: Rated | null;
};

/** The quotes that have a price for everything that any of them prices, rated, and what their reader has today. */
export function rateQuotes(
  quotes: readonly ConsumerQuote[],
  needs: Partial<Needs>,
  today: string,
  present?: PresentPolicies,
): RatedQuotes {
  const types = new Set(quotes.flatMap(({ prices }) => prices.map((part) => part.insuranceTypeId)));
  const isWhole = ({ prices }: ConsumerQuote) => prices.length === types.size;
  const ratedQuotes = quotes.filter(isWhole).map((quote): RatedQuote => {
    const ended = isEnded(quote, today);
    return {
      ...rate(quote.cover ?? {}, needs, displayedPrice(quote)),
      quote,
      isOpen: !ended && !quote.needsUpdate,
      isEnded: ended,
    };
  });
  const premium = present && presentPremium(present, [...types]);
  return {
    ratedQuotes: ratedQuotes.map((rated) => ({
      ...rated,
      outdone: outdoneBy(rated, ratedQuotes),
    })),
    incomparable: quotes.filter((quote) => !isWhole(quote)),
    ratedPresent: premium ? rate(presentCovers(present), needs, premium) : null,
  };
}

function outdoneBy(rated: RatedQuote, all: readonly RatedQuote[]): Outdone | undefined {
  if (rated.isEnded) return undefined;
  const [best] = all
    .filter((other) => other.isOpen && other !== rated)
    .toSorted(byCover)
    .flatMap((other) => outdone(rated, other) ?? []);
  return best;
}

function outdone(rated: RatedQuote, other: RatedQuote): Outdone | undefined {
  const cover = comparedCover(other.helds, rated.helds);
  if (!cover) return undefined;
  const by = other.quote;
  const isPart = !cover.isWhole;
  if (other.monthly < rated.monthly && other.yearly <= rated.yearly) {
    return { by, how: cover.how === "more" ? "lessMore" : "lessSame", isPart };
  }
  const isSamePrice = other.monthly === rated.monthly && other.yearly === rated.yearly;
  return isSamePrice && cover.how === "more" ? { by, how: "sameMore", isPart } : undefined;
}

const byPrice = (a: RatedQuote, b: RatedQuote) =>
  a.monthly - b.monthly || byLinesMet(a.counts, b.counts);
const byCover = (a: RatedQuote, b: RatedQuote) =>
  byLinesMet(a.counts, b.counts) || a.monthly - b.monthly;

/**
 * What the open quotes come to: the one that costs least, and of those that state what they cover the one
 * that meets most lines, which may be the same; null where none states it.
 */
export function extremesOf(
  ratedQuotes: readonly RatedQuote[],
): { cheapest: RatedQuote; fullest: RatedQuote | null } | null {
  const open = ratedQuotes.filter(({ isOpen }) => isOpen);
  const [cheapest] = open.toSorted(byPrice);
  const [fullest] = open.filter(({ isSilent }) => !isSilent).toSorted(byCover);
  return cheapest && open.length > 1 ? { cheapest, fullest: fullest ?? null } : null;
}

/** The open quotes that may meet more lines than the fullest one, because they do not state all of theirs. */
export function mayMeetMore(ratedQuotes: readonly RatedQuote[], fullest: RatedQuote): RatedQuote[] {
  return ratedQuotes.filter(
    ({ quote, isOpen, counts }) =>
      isOpen && quote !== fullest.quote && counts.met + counts.unstated > fullest.counts.met,
  );
}

/** How many of the open quotes cost less a month than today. */
export function cheaperThan(
  ratedQuotes: readonly RatedQuote[],
  { monthly }: Price,
): { all: number; count: number } {
  const open = ratedQuotes.filter(({ isOpen }) => isOpen);
  return { all: open.length, count: open.filter((rated) => rated.monthly < monthly).length };
}
