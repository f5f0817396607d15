import type { AgentQuote } from "@quotehaven/contract/schemas";

/** The lead's quotes after the server took one, new or changed. */
export function withQuote(quotes: readonly AgentQuote[], taken: AgentQuote): AgentQuote[] {
  const isKnown = quotes.some((quote) => quote.qot_id === taken.qot_id);
  return isKnown
    ? quotes.map((quote) => (quote.qot_id === taken.qot_id ? taken : quote))
    : [...quotes, taken];
}
