import type { AgentQuote, QuoteBody } from "@quotehaven/contract/schemas";
import { bundleToSend, isNonQuoted, type QuoteForm } from "./quoteForms";

/**
 * The body of one form's request, in the wire's names.
 *
 * @throws when the form has no carrier or an empty price: validate first
 */
export function quoteBody(form: QuoteForm, leadId: number, token: string): QuoteBody {
  if (form.carrierId === null) throw new Error("A quote needs a carrier.");
  const bundle = bundleToSend(form);
  return {
    id: leadId,
    token,
    qot_id: form.key,
    inc_id: form.carrierId,
    ...(bundle && { qot_monthly: bundle.monthly, qot_yearly: bundle.yearly }),
    prices: form.prices.map((price) => {
      if (price.monthly === null || price.yearly === null) throw new Error("A price is missing.");
      return {
        ins_id: price.insuranceId,
        ins_name: price.insuranceName,
        qpr_monthly: price.monthly,
        qpr_yearly: price.yearly,
      };
    }),
  };
}

/** What submitting needs from outside. */
export type Submitting = {
  leadId: number;
  /** A fresh human-verification token; called once for each request. */
  freshToken: () => Promise<string>;
  create: (body: QuoteBody) => Promise<AgentQuote>;
  update: (body: QuoteBody) => Promise<AgentQuote>;
  /** Told at once of each form that the server took, so that a retry does not send it again. */
  onSent: (form: QuoteForm, quote: AgentQuote) => void;
};

/**
 * Sends every unsent form in turn, new ones by create and open ones by update, and stops at the
 * first error (specification 4.12).
 *
 * @throws what the failing request threw; the forms sent before it stay sent
 */
export async function submitQuotes(forms: readonly QuoteForm[], to: Submitting): Promise<void> {
  for (const form of forms.filter(isNonQuoted)) {
    const body = quoteBody(form, to.leadId, await to.freshToken());
    const quote = form.state === "new" ? await to.create(body) : await to.update(body);
    to.onSent(form, quote);
  }
}

/** The forms after one of them was sent: it is locked, under the id the server gave it. */
export function afterSent(
  forms: readonly QuoteForm[],
  sent: QuoteForm,
  quote: AgentQuote,
): QuoteForm[] {
  return forms.map((form) =>
    form.key === sent.key
      ? { ...form, key: quote.qot_id, state: "locked", accepted: quote.accepted }
      : form,
  );
}

/**
 * The forms made to agree with what the server holds, keeping what is typed. A reply may have been
 * lost after the quote was stored; such a form is found by its carrier and shown as sent, so that
 * trying again cannot quote twice. Sent quotes that were not on the screen come first.
 */
export function reconcile(forms: readonly QuoteForm[], stored: readonly QuoteForm[]): QuoteForm[] {
  const known = new Set<number>();
  const agreed = forms.flatMap((form) => {
    const match = stored.find((other) =>
      form.state === "new" ? other.carrierId === form.carrierId : other.key === form.key,
    );
    // A quote that the server no longer has went with its carrier.
    if (!match) return form.state === "new" ? [form] : [];
    if (known.has(match.key)) return [];
    known.add(match.key);
    const isTypedChange = form.state === "editable" && match.state === "editable";
    return [isTypedChange ? { ...form, accepted: match.accepted } : match];
  });
  const missing = stored.filter((form) => form.state !== "new" && !known.has(form.key));
  return separateKeys([...missing, ...agreed]);
}

/** Gives new forms keys that no sent quote has. */
function separateKeys(forms: readonly QuoteForm[]): QuoteForm[] {
  const taken = new Set(forms.filter((form) => form.state !== "new").map((form) => form.key));
  let next = Math.max(0, ...forms.map((form) => form.key));
  return forms.map((form) => {
    if (form.state !== "new") return form;
    if (!taken.has(form.key)) {
      taken.add(form.key);
      return form;
    }
    next += 1;
    taken.add(next);
    return { ...form, key: next };
  });
}
