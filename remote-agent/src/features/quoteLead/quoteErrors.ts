import { validateQuoteForm, type QuoteFormErrors } from "@quotehaven/contract/rules";
import { isNonQuoted, type QuoteForm } from "./quoteForms";

/** The errors of every unsent form by its key; only forms with an error are in it. */
export type QuoteErrors = Readonly<Record<number, QuoteFormErrors>>;

/** Checks one form by the rules both sides keep (specification 5.8). */
export function quoteFormErrors(form: QuoteForm): QuoteFormErrors {
  return validateQuoteForm({
    inc_id: form.carrierId,
    qot_monthly: form.bundle.monthly,
    qot_yearly: form.bundle.yearly,
    prices: form.prices.map((price) => ({
      ins_id: price.insuranceId,
      qpr_monthly: price.monthly,
      qpr_yearly: price.yearly,
    })),
  });
}

/** Whether a form has any error. */
export function hasErrors(errors: QuoteFormErrors | undefined): boolean {
  return (
    errors !== undefined &&
    (Object.keys(errors.fields).length > 0 || Object.keys(errors.prices).length > 0)
  );
}

/** Checks every form that is still to be sent. An empty object when all are fine. */
export function allQuoteErrors(forms: readonly QuoteForm[]): QuoteErrors {
  const found: Record<number, QuoteFormErrors> = {};
  for (const form of forms.filter(isNonQuoted)) {
    const errors = quoteFormErrors(form);
    if (hasErrors(errors)) found[form.key] = errors;
  }
  return found;
}
