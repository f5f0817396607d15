import type { AgentQuote, QuoteBody } from "@quotehaven/contract/wire";
import { bundleToSend, isNonQuoted, type QuoteForm } from "./quoteForms";

/**
 * What one form's request carries.
 *
 * @throws when the form has no carrier or an empty price: validate first
 */
export function quoteBody(form: QuoteForm, leadId: number, token: string): QuoteBody {
  if (form.carrierId === null) throw new Error("A quote needs a carrier.");
  const bundle = bundleToSend(form);
  return {
    leadId,
    token,
    quoteId: form.key,
    carrierId: form.carrierId,
    ...bundle,
    prices: form.prices.map((price) => {
      if (price.monthly === null || price.yearly === null) throw new Error("A price is missing.");
      return {
        insuranceTypeId: price.insuranceTypeId,
        insuranceTypeName: price.insuranceTypeName,
        monthly: price.monthly,
        yearly: price.yearly,
      };
    }),
  };
}

/** What submitting needs from outside. */
export type Submitting = {
  leadId: number;
  /** Makes one request with a fresh human-verification token. */
  withToken: (call: (token: string) => Promise<AgentQuote>) => Promise<AgentQuote>;
  create: (body: QuoteBody) => Promise<AgentQuote>;
  update: (body: QuoteBody) => Promise<AgentQuote>;
  /** Told at once of each quote that the server took, so that a retry does not send it again. */
  onSent: (quote: AgentQuote) => void;
};

/**
 * Sends every unsent form in turn, new ones by create and open ones by update, and stops at the
 * first error (specification 4.12).
 *
 * @throws what the failing request threw; the forms sent before it stay sent
 */
export async function submitQuotes(forms: readonly QuoteForm[], to: Submitting): Promise<void> {
  for (const form of forms.filter(isNonQuoted)) {
    const send = form.state === "new" ? to.create : to.update;
    to.onSent(await to.withToken((token) => send(quoteBody(form, to.leadId, token))));
  }
}
