import {
  coverLines,
  coverVerdict,
  hasEnded,
  heldCovers,
  worst,
  type HeldCover,
  type Needs,
  type Verdict,
} from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";

/** What a quote covers of one insurance type beside its need, and how the two compare. */
export type JudgedCover = { held: HeldCover; verdict: Verdict };

/** The cover of a quote, for each insurance type that is needed. */
export function judgedCovers(quote: ConsumerQuote, needs: Partial<Needs>): JudgedCover[] {
  return heldCovers(quote.cover ?? {}, needs).map((held) => ({
    held,
    verdict: coverVerdict(held),
  }));
}

/** How a quote compares with the whole need. */
export function wholeVerdict(quote: ConsumerQuote, needs: Partial<Needs>): Verdict {
  return worst(judgedCovers(quote, needs).map(({ verdict }) => verdict));
}

/** What is short of the need in all, in whole dollars. */
export function wholeGap(quote: ConsumerQuote, needs: Partial<Needs>): number {
  return heldCovers(quote.cover ?? {}, needs)
    .flatMap(coverLines)
    .reduce((sum, { amounts }) => sum + (amounts?.gap ?? 0), 0);
}

/** Whether a quote's last day is over. */
export function isEnded({ validUntil }: ConsumerQuote, today: string): boolean {
  return validUntil !== undefined && hasEnded(validUntil, today);
}
