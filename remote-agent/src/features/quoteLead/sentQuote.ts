import type { QuoteBody } from "@quotehaven/contract/wire";
import { bundleToSend, type QuoteValues } from "./quoteForms";

type SentFor = Pick<QuoteBody, "leadId" | "quoteId" | "token">;

/**
 * What is sent of a filled form.
 *
 * @throws when the carrier or a price is missing: check the form first
 */
export function sentQuote(values: QuoteValues, sentFor: SentFor): QuoteBody {
  const { carrierId, prices } = values;
  if (carrierId === null) throw new Error("A quote needs a carrier.");
  return {
    ...sentFor,
    carrierId,
    ...bundleToSend(values),
    prices: prices.map(({ monthly, yearly, ...type }) => {
      if (monthly === null || yearly === null) throw new Error("A price is missing.");
      return { ...type, monthly, yearly };
    }),
  };
}
