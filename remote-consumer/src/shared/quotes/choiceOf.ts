import type { ConsumerQuote, ConsumerQuotes, QuoteConsent } from "@quotehaven/contract/wire";

/** The quote that is chosen, and how far its agent is: `confirmed` once they have paid. */
export type LiveChoice = {
  state: "waiting" | "late" | "confirmed";
  quote: ConsumerQuote;
  /** Until when the agent is to get in touch; absent where nothing is promised. */
  due?: string;
  /** Absent where the quote was chosen before agreements were kept. */
  consent?: QuoteConsent;
};

/** A choice that no longer holds: taken back, its agent is gone, or got the fee back. */
export type EndedChoice = {
  state: "ended";
  consent: QuoteConsent;
  why: "takenBack" | "agentGone" | "feeReturned";
};

/** What became of the consumer's choice; null where none was made. */
export function choiceOf({ quotes, consent }: ConsumerQuotes): LiveChoice | EndedChoice | null {
  const quote = quotes.find(({ isAccepted }) => isAccepted);
  if (quote) {
    const own = consent?.quoteId === quote.id ? { consent } : {};
    return { state: stateOf(quote), quote, due: quote.contactDue, ...own };
  }
  if (!consent || consent.withdrawnAt === null) return null;
  const former = quotes.find(({ id }) => id === consent.quoteId);
  const why = consent.isFeeReturned ? "feeReturned" : former?.agent ? "takenBack" : "agentGone";
  return { state: "ended", consent, why };
}

function stateOf({ agent, isContactLate }: ConsumerQuote): LiveChoice["state"] {
  if (agent?.phone !== undefined) return "confirmed";
  return isContactLate ? "late" : "waiting";
}
