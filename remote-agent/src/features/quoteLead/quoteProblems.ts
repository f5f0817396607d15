import { validateQuoteForm } from "@quotehaven/contract/rules";
import type { MessageKey } from "@quotehaven/platform";
import type { LeadCarrier } from "@quotehaven/contract/wire";
import { carrierOptions, isNonQuoted, type QuoteForm } from "./quoteForms";

/** What is wrong with one field: its control's name, what it is called, and the message's key with its values. */
export type FieldProblem = {
  field: string;
  key: MessageKey;
  values?: Record<string, string>;
  /** What the field belongs to; null for the carrier. */
  price: { of: string; period: "monthly" | "yearly" } | null;
};

/** Names of a form's controls, unique on the screen. */
export const fieldNames = {
  carrier: (form: QuoteForm) => `carrier-${form.key}`,
  price: (form: QuoteForm, insuranceTypeId: number, period: "monthly" | "yearly") =>
    `price-${form.key}-${insuranceTypeId}-${period}`,
  bundle: (form: QuoteForm, period: "monthly" | "yearly") => `bundle-${form.key}-${period}`,
};

/** Stands for the price of all insurance types together. */
export const bundleName = "bundle";

const periods = [
  { period: "monthly", price: "qpr_monthly", bundle: "qot_monthly" },
  { period: "yearly", price: "qpr_yearly", bundle: "qot_yearly" },
] as const;

/**
 * What is wrong with one form, in the order of its fields (specification 5.8): the rules both sides
 * keep, and a carrier that another agent has quoted since it was chosen.
 */
export function formProblems(
  form: QuoteForm,
  forms: readonly QuoteForm[],
  carriers: readonly LeadCarrier[],
): FieldProblem[] {
  const errors = validateQuoteForm({
    inc_id: form.carrierId,
    qot_monthly: form.bundle.monthly,
    qot_yearly: form.bundle.yearly,
    prices: form.prices.map((price) => ({
      ins_id: price.insuranceTypeId,
      qpr_monthly: price.monthly,
      qpr_yearly: price.yearly,
    })),
  });
  const found: FieldProblem[] = [];
  const chosen = carrierOptions(form, forms, carriers).find(({ id }) => id === form.carrierId);
  const carrierKey =
    errors.fields.inc_id?.key ??
    (chosen?.refusal ? (`quoteLead.${chosen.refusal}` as const) : undefined);
  if (carrierKey) {
    found.push({ field: fieldNames.carrier(form), key: carrierKey, price: null });
  }
  for (const { insuranceTypeId, insuranceTypeName } of form.prices) {
    for (const { period, price } of periods) {
      const error = errors.prices[insuranceTypeId]?.[price];
      if (!error) continue;
      const field = fieldNames.price(form, insuranceTypeId, period);
      const { key, values } = error;
      found.push({ field, key, values, price: { of: insuranceTypeName, period } });
    }
  }
  for (const { period, bundle } of periods) {
    const error = errors.fields[bundle];
    if (!error) continue;
    const field = fieldNames.bundle(form, period);
    const { key, values } = error;
    found.push({ field, key, values, price: { of: bundleName, period } });
  }
  return found;
}

/** What is wrong with every form that is still to be sent; empty when all are fine. */
export function allProblems(
  forms: readonly QuoteForm[],
  carriers: readonly LeadCarrier[],
): FieldProblem[] {
  return forms.filter(isNonQuoted).flatMap((form) => formProblems(form, forms, carriers));
}
