import { endsOfQuote, hasEnded } from "@quotehaven/contract/cover";
import { localDay, toShownDate, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { AgentQuote, LeadCarrier, LeadReply } from "@quotehaven/contract/wire";
import { isAnyTyped, type TypedCovers } from "./typedCover";

/** One insurance type's price as typed: whole dollars, null while empty. */
export type TypePrice = LeadType & { monthly: number | null; yearly: number | null };

/** What an agent fills in, in the names of the body that is sent. */
export type QuoteValues = {
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

/**
 * A quote on the screen. `new` was never sent. `outdated` was sent, and waits for its agent since the
 * client changed the application. `locked` was sent, and stays as it is. `unsent` was filled in and
 * not sent when the lead closed: it stays to be read.
 */
export type QuoteForm = QuoteValues & {
  /** Unlike that of any other form on the screen, and the same as long as the form is there. */
  key: string;
  /** The quote's id; for a new one the highest id plus 1, which names nothing for the server (QLE-1). */
  quoteId: number;
  state: "new" | "outdated" | "locked" | "unsent";
  carrierName: string;
  isAccepted: boolean;
  /** The last day of a sent quote that can be chosen no longer (YYYY-MM-DD), else null. */
  endedOn: string | null;
  /** The day on which it is now where the client lives (YYYY-MM-DD): ends are counted from it. */
  today: string;
};

/** An insurance type of the lead. */
export type LeadType = { insuranceTypeId: InsuranceTypeId; insuranceTypeName: string };

/** The insurance types that a lead asks quotes for. */
export function leadTypes(lead: Pick<LeadReply, "forms">): LeadType[] {
  return lead.forms.map(({ insuranceTypeId, name }) => ({
    insuranceTypeId,
    insuranceTypeName: name,
  }));
}

/** The day on which it is now where the lead's client lives: YYYY-MM-DD. */
export function clientDay({ lead }: Pick<LeadReply, "lead">): string {
  return localDay(new Date(), lead.clientTimeZone);
}

/** An empty form with a price line for each of the lead's insurance types. */
export function blankForm(
  types: readonly LeadType[],
  forms: readonly QuoteForm[],
  today: string,
): QuoteForm {
  // The highest there is, plus 1 (specification 4.12).
  const quoteId = Math.max(0, ...forms.map((form) => form.quoteId)) + 1;
  return {
    key: `new-${quoteId}`,
    quoteId,
    state: "new",
    carrierId: null,
    carrierName: "",
    isAccepted: false,
    endedOn: null,
    today,
    ...nothingStated(today),
    monthly: null,
    yearly: null,
    prices: pricesFor(types, []),
  };
}

/** A quote that says nothing beside its prices: it ends when a quote usually does. */
export function nothingStated(
  today: string,
): Pick<QuoteValues, "covers" | "validUntil" | "startsOn" | "message"> {
  return { covers: {}, validUntil: toShownDate(usualEnd(today)), startsOn: "", message: "" };
}

/** When a quote ends for which no end is sent (YYYY-MM-DD). */
export function usualEnd(today: string): string {
  return endsOfQuote(today).usual;
}

/** A sent quote as a form, with its prices in the order of the lead's insurance types. */
export function formOfQuote(
  quote: AgentQuote,
  types: readonly LeadType[],
  today: string,
): QuoteForm {
  return {
    key: `quote-${quote.id}`,
    quoteId: quote.id,
    state: quote.needsUpdate ? "outdated" : "locked",
    carrierId: quote.carrierId,
    carrierName: quote.carrierName,
    isAccepted: quote.isAccepted,
    today,
    ...statedOn(quote, today),
    monthly: quote.monthly,
    yearly: quote.yearly,
    prices: pricesFor(types, quote.prices),
  };
}

/** What a sent quote says beside its prices. One to be sent again gets a new end where its own is over. */
function statedOn(
  { cover, validUntil, startsOn, message, needsUpdate }: AgentQuote,
  today: string,
) {
  const { earliest, usual } = endsOfQuote(today);
  const isEndDue = validUntil === undefined || validUntil < earliest;
  return {
    covers: cover ?? {},
    validUntil: toShownDate(needsUpdate && isEndDue ? usual : validUntil),
    startsOn: toShownDate(startsOn),
    message: message ?? "",
    endedOn: validUntil !== undefined && hasEnded(validUntil, today) ? validUntil : null,
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

/** Changes where a form's insurance types or state do: it is made anew then, from what was typed so far. */
export function identityOf({ key, state, prices }: QuoteForm): string {
  return [key, state, ...prices.map(({ insuranceTypeId }) => insuranceTypeId)].join(" ");
}

/** What of a form is filled in by its agent. */
export function valuesOf(form: QuoteForm): QuoteValues {
  const { carrierId, monthly, yearly, prices, covers, validUntil, startsOn, message } = form;
  return { carrierId, monthly, yearly, prices, covers, validUntil, startsOn, message };
}

/** Whether Finish Quoting submits a form: it is new, or waits for its agent ("non-quoted", QLE-2). */
export function isToSubmit({ state }: Pick<QuoteForm, "state">): boolean {
  return state === "new" || state === "outdated";
}

/** Whether anything is filled in. */
export function isFilled(values: QuoteValues): boolean {
  const { carrierId, prices, covers, startsOn, message, ...bundle } = values;
  return (
    carrierId !== null ||
    isAnyTyped(covers) ||
    startsOn !== "" ||
    message.trim() !== "" ||
    [...prices, bundle].some(({ monthly, yearly }) => monthly !== null || yearly !== null)
  );
}

/** Whether one of the forms was chosen by the client. */
export function isWon(forms: readonly Pick<QuoteForm, "isAccepted">[]): boolean {
  return forms.some((form) => form.isAccepted);
}

/** One carrier of a form's select. */
export type CarrierOption = {
  id: number;
  name: string;
  /** Left out of the list: the agent has already sent a quote with it. */
  hidden: boolean;
  /** Shown but not to be chosen, and why. */
  refusal: "quotedByAnother" | "inProcess" | null;
};

/**
 * The carriers of one form's select (specification 4.12). A sent quote keeps its carrier and
 * offers them all (its select is disabled, QLE-3). For a new form: a carrier the agent has sent a
 * quote with is hidden; one that another new form has is shown as in process; one that another
 * agent has quoted is shown as taken.
 */
export function carrierOptions(
  form: QuoteForm,
  forms: readonly QuoteForm[],
  carriers: readonly LeadCarrier[],
): CarrierOption[] {
  const others = forms.filter((other) => other.key !== form.key);
  return carriers.map(({ id, name, isQuoted }) => {
    if (form.state !== "new") return { id, name, hidden: false, refusal: null };
    const user = others.find((other) => other.carrierId === id);
    if (user && user.state !== "new") return { id, name, hidden: true, refusal: null };
    if (isQuoted) return { id, name, hidden: false, refusal: "quotedByAnother" };
    return { id, name, hidden: false, refusal: user ? "inProcess" : null };
  });
}

/**
 * How many forms may wait for Finish Quoting at once: the carriers that another agent has not quoted and the
 * agent has not sent a locked quote with.
 */
export function availableCarriers(
  forms: readonly QuoteForm[],
  carriers: readonly LeadCarrier[],
): number {
  const locked = new Set(
    forms.filter((form) => form.state === "locked").map((form) => form.carrierId),
  );
  return carriers.filter(({ id, isQuoted }) => !isQuoted && !locked.has(id)).length;
}

/** Whether the add-form tile shows: fewer forms to submit than carriers available, and nothing won. */
export function canAddForm(forms: readonly QuoteForm[], carriers: readonly LeadCarrier[]): boolean {
  return !isWon(forms) && forms.filter(isToSubmit).length < availableCarriers(forms, carriers);
}

/** Whether another agent has quoted the carrier of a form that was never sent. */
export function hasLostCarrier(form: QuoteForm, carriers: readonly LeadCarrier[]): boolean {
  return (
    form.state === "new" && carriers.some(({ id, isQuoted }) => isQuoted && id === form.carrierId)
  );
}

/**
 * Whether a form can be taken off the screen: a new one, while another form to submit stays (4.12), or
 * whose carrier another agent was faster with. A sent quote is withdrawn by deleting its carrier,
 * not here (QLE-7).
 */
export function canRemoveForm(
  form: QuoteForm,
  forms: readonly QuoteForm[],
  carriers: readonly LeadCarrier[],
): boolean {
  return (
    form.state === "new" && (forms.filter(isToSubmit).length > 1 || hasLostCarrier(form, carriers))
  );
}

/** Whether a form offers a bundle price: more than one insurance type. */
export function hasBundle(form: Pick<QuoteForm, "prices">): boolean {
  return form.prices.length > 1;
}

/** Whether one half of the bundle price is filled in, which is then not sent (QLE-4). */
export function hasHalfBundle({ monthly, yearly }: Pick<QuoteForm, "monthly" | "yearly">): boolean {
  return (monthly === null) !== (yearly === null);
}

/** The sum of the individual prices, whole dollars; what is empty counts 0. Shown as a placeholder above 0. */
export function priceSum(form: Pick<QuoteForm, "prices">, period: "monthly" | "yearly"): number {
  return form.prices.reduce((sum, price) => sum + (price[period] ?? 0), 0);
}

/** The bundle price that will be sent: both values or neither (QLE-4). */
export function bundleToSend({
  prices,
  monthly,
  yearly,
}: Pick<QuoteForm, "prices" | "monthly" | "yearly">): { monthly: number; yearly: number } | null {
  return hasBundle({ prices }) && monthly !== null && yearly !== null ? { monthly, yearly } : null;
}
