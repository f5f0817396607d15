import type { AgentQuote } from "@quotehaven/contract/wire";

/** The lead's quotes after the server took one, new or changed. */
export function withQuote(quotes: readonly AgentQuote[], taken: AgentQuote): AgentQuote[] {
  const isKnown = quotes.some((quote) => quote.id === taken.id);
  return isKnown
    ? quotes.map((quote) => (quote.id === taken.id ? taken : quote))
    : [...quotes, taken];
}
