import { endsOfQuote, hasEnded, type HeldCover, type Needs } from "@quotehaven/contract/cover";
import {
  insuranceTypes,
  quoteRules,
  required,
  toIsoDate,
  toShownDate,
  type FieldRules,
  type InsuranceTypeId,
  type Validator,
} from "@quotehaven/contract/rules";
import type { AgentQuote, LeadReply, QuoteBody } from "@quotehaven/contract/wire";
import { coverToSend, isAnyTyped, statedRules, type TypedCovers } from "./covers";

/** What one quote of a lead holds. The fields from `carrierId` on are filled in by the agent. */
export type Quote = {
  /** Null for a quote that was never sent. */
  quoteId: number | null;
  /**
   * `new` was never sent. `outdated` was sent, and waits for its agent since the client changed the
   * application. `locked` was sent, and stays as it is. `unsent` was filled in and not sent when the
   * lead closed: it stays to be read.
   */
  state: "new" | "outdated" | "locked" | "unsent";
  /** It is a form on the screen though nothing is filled in. */
  isOpen: boolean;
  isAccepted: boolean;
  /** The last day of a sent quote that can be chosen no longer (YYYY-MM-DD), else null. */
  endedOn: string | null;
  carrierId: number | null;
  /** The price of all types together; meaningful only when there are several. */
  monthly: number | null;
  yearly: number | null;
  /** In the order of the lead's insurance types. */
  prices: TypePrice[];
  /** What it covers; nothing of it has to be said. */
  covers: TypedCovers;
  /** The last day on which it can be chosen, and the first on which it can begin: MM/DD/YYYY or empty. */
  validUntil: string;
  startsOn: string;
  /** A word to the client. */
  message: string;
};

/** An insurance type of the lead. */
type LeadType = { insuranceTypeId: InsuranceTypeId; insuranceTypeName: string };

/** One insurance type's price: whole dollars, null while empty. */
type TypePrice = LeadType & { monthly: number | null; yearly: number | null };

/** The values of the form that holds all quotes of a lead. */
export type QuotesValues = { quotes: Quote[] };

/** Before the names of a quote's fields: where it is among the form's values. */
type QuotePath = `quotes.${number}.`;

export const pathOf = (index: number): QuotePath => `quotes.${index}.`;

/** The same by the names of the form, for fields of the quote at a path. */
export const within = <Value>(path: QuotePath, byField: Record<string, Value>) =>
  Object.fromEntries(Object.entries(byField).map(([name, value]) => [path + name, value]));

/** The insurance types that a lead asks quotes for. */
export function leadTypes({ forms }: Pick<LeadReply, "forms">): LeadType[] {
  return forms.map(({ insuranceTypeId, name }) => ({ insuranceTypeId, insuranceTypeName: name }));
}

/** A quote that says nothing: it ends when a quote usually does. `today` is the client's day. */
export function blankQuote(types: readonly LeadType[], today: string): Quote {
  return {
    quoteId: null,
    state: "new",
    isOpen: false,
    isAccepted: false,
    endedOn: null,
    carrierId: null,
    monthly: null,
    yearly: null,
    prices: pricesFor(types, []),
    covers: {},
    validUntil: toShownDate(endsOfQuote(today).usual),
    startsOn: "",
    message: "",
  };
}

/** A sent quote. One to be sent again gets a new end where its own is over. */
export function quoteOf(sent: AgentQuote, types: readonly LeadType[], today: string): Quote {
  const { validUntil, needsUpdate } = sent;
  const { earliest, usual } = endsOfQuote(today);
  const isEndDue = validUntil === undefined || validUntil < earliest;
  return {
    quoteId: sent.id,
    state: needsUpdate ? "outdated" : "locked",
    isOpen: false,
    isAccepted: sent.isAccepted,
    endedOn: validUntil !== undefined && hasEnded(validUntil, today) ? validUntil : null,
    carrierId: sent.carrierId,
    monthly: sent.monthly,
    yearly: sent.yearly,
    prices: pricesFor(types, sent.prices),
    covers: sent.cover ?? {},
    validUntil: toShownDate(needsUpdate && isEndDue ? usual : validUntil),
    startsOn: toShownDate(sent.startsOn),
    message: sent.message ?? "",
  };
}

/** A price line for each insurance type: what is known of it, or empty. */
export function pricesFor(
  types: readonly LeadType[],
  known: readonly (Pick<TypePrice, "insuranceTypeId"> & Partial<TypePrice>)[],
): TypePrice[] {
  return types.map(({ insuranceTypeId, insuranceTypeName }) => {
    const price = known.find((each) => each.insuranceTypeId === insuranceTypeId);
    return {
      insuranceTypeId,
      insuranceTypeName,
      monthly: price?.monthly ?? null,
      yearly: price?.yearly ?? null,
    };
  });
}

/** Whether Finish Quoting may send it: it is new, or waits for its agent ("non-quoted", QLE-2). */
export function isToSend({ state }: Pick<Quote, "state">): boolean {
  return state === "new" || state === "outdated";
}

/** Whether anything but its carrier is filled in. */
export function isFilled({ prices, covers, startsOn, message, ...bundle }: Quote): boolean {
  return (
    isAnyTyped(covers) ||
    startsOn !== "" ||
    message.trim() !== "" ||
    [...prices, bundle].some(({ monthly, yearly }) => monthly !== null || yearly !== null)
  );
}

/** What a quote has to be, by the names of its fields. `today` is the client's day. */
export function rulesOf(
  { prices, state }: Quote,
  { need = {}, carriers }: Pick<LeadReply, "need" | "carriers">,
  today: string,
): FieldRules {
  const free: Validator = (carrierId) =>
    state === "new" && carriers.some(({ id, isQuoted }) => isQuoted && id === carrierId)
      ? { key: "errors.already-quoted", code: "already-quoted" }
      : null;
  return {
    ...quoteRules(prices.length),
    ...statedRules(need, today),
    carrierId: [required, free],
  };
}

/**
 * What is sent of a filled quote. What is empty is not sent, nor an end that a quote has anyway.
 *
 * @throws when the carrier or a price is missing: check the form first
 */
export function bodyOf(
  quote: Quote,
  sentFor: Pick<QuoteBody, "leadId" | "quoteId" | "token">,
  today: string,
  need: Partial<Needs>,
): QuoteBody {
  const { carrierId, prices } = quote;
  if (carrierId === null) throw new Error("A quote needs a carrier.");
  const cover = coverToSend(quote.covers, need);
  const validUntil = toIsoDate(quote.validUntil);
  const startsOn = toIsoDate(quote.startsOn);
  const message = quote.message.trim();
  return {
    ...sentFor,
    carrierId,
    ...bundleToSend(quote),
    ...(cover && { cover }),
    ...(validUntil !== null && validUntil !== endsOfQuote(today).usual && { validUntil }),
    ...(startsOn !== null && { startsOn }),
    ...(message !== "" && { message }),
    prices: prices.map(({ monthly, yearly, ...type }) => {
      if (monthly === null || yearly === null) throw new Error("A price is missing.");
      return { ...type, monthly, yearly };
    }),
  };
}

/** Whether a quote has a bundle price: more than one insurance type. */
export function hasBundle({ prices }: Pick<Quote, "prices">): boolean {
  return prices.length > 1;
}

/** The bundle price that will be sent: both values or neither (QLE-4). */
export function bundleToSend({
  prices,
  monthly,
  yearly,
}: Pick<Quote, "prices" | "monthly" | "yearly">): { monthly: number; yearly: number } | null {
  return hasBundle({ prices }) && monthly !== null && yearly !== null ? { monthly, yearly } : null;
}

/** Whether one half of the bundle price is filled in, which is then not sent (QLE-4). */
export function isHalfBundle({ monthly, yearly }: Quote): boolean {
  return (monthly === null) !== (yearly === null);
}

/** The sum of the prices of each type, whole dollars; what is empty counts 0. */
export function priceSum({ prices }: Pick<Quote, "prices">, period: "monthly" | "yearly"): number {
  return prices.reduce((sum, price) => sum + (price[period] ?? 0), 0);
}

const monthsInYear = 12;

/** What a year costs where only the month is known; never the other way round. Null where there is nothing to propose. */
export function yearlyProposal(price: {
  monthly: number | null;
  yearly: number | null;
}): number | null {
  return price.yearly === null && price.monthly !== null ? price.monthly * monthsInYear : null;
}

/** A quote with every yearly price that is only proposed so far. */
export function withProposals(quote: Quote): Quote {
  const proposed = <Price extends Pick<Quote, "monthly" | "yearly">>(price: Price): Price => ({
    ...price,
    yearly: price.yearly ?? yearlyProposal(price),
  });
  return { ...proposed(quote), prices: quote.prices.map(proposed) };
}

/** What a quote has prices for, and where they are: each insurance type, and all where there are several. */
export function priceLines({ prices }: Quote, bundleName: string) {
  const types = prices.map(({ insuranceTypeId, insuranceTypeName }, index) => ({
    of: insuranceTypeId,
    name: insuranceTypeName,
    prefix: `prices.${index}.` as const,
  }));
  const bundle = { of: "bundle" as const, name: bundleName, prefix: "" as const };
  return hasBundle({ prices }) ? [...types, bundle] : types;
}

export type PriceLine = ReturnType<typeof priceLines>[number];

/** What the lead calls an insurance type. */
export function typeNameIn({ prices }: Quote, { type }: HeldCover): string {
  const price = prices.find(({ insuranceTypeId }) => insuranceTypeId === insuranceTypes[type]);
  return price?.insuranceTypeName ?? "";
}
