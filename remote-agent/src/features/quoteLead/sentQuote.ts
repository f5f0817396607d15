import type { Needs } from "@quotehaven/contract/cover";
import { toIsoDate } from "@quotehaven/contract/rules";
import type { QuoteBody } from "@quotehaven/contract/wire";
import { bundleToSend, usualEnd, type QuoteValues } from "./quoteForms";
import { coverToSend } from "./typedCover";

type SentFor = Pick<QuoteBody, "leadId" | "quoteId" | "token">;

/**
 * What is sent of a filled form. What is empty is not sent, nor an end that a quote has anyway.
 * `today` is the day where the client lives.
 *
 * @throws when the carrier or a price is missing: check the form first
 */
export function sentQuote(
  values: QuoteValues,
  sentFor: SentFor,
  today: string,
  need: Partial<Needs>,
): QuoteBody {
  const { carrierId, prices } = values;
  if (carrierId === null) throw new Error("A quote needs a carrier.");
  return {
    ...sentFor,
    carrierId,
    ...bundleToSend(values),
    ...statedToSend(values, need, today),
    prices: prices.map(({ monthly, yearly, ...type }) => {
      if (monthly === null || yearly === null) throw new Error("A price is missing.");
      return { ...type, monthly, yearly };
    }),
  };
}

function statedToSend(
  { covers, validUntil, startsOn, message }: QuoteValues,
  need: Partial<Needs>,
  today: string,
): Pick<QuoteBody, "cover" | "validUntil" | "startsOn" | "message"> {
  const cover = coverToSend(covers, need);
  const end = toIsoDate(validUntil);
  const start = toIsoDate(startsOn);
  const word = message.trim();
  return {
    ...(cover && { cover }),
    ...(end !== null && end !== usualEnd(today) && { validUntil: end }),
    ...(start !== null && { startsOn: start }),
    ...(word !== "" && { message: word }),
  };
}
