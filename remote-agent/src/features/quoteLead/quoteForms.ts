import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import type { AgentQuote, LeadCarrier, LeadReply } from "@quotehaven/contract/wire";

/** One insurance type's price as typed: whole dollars, null while empty. */
export type PriceFields = {
  insuranceTypeId: InsuranceTypeId;
  insuranceTypeName: string;
  monthly: number | null;
  yearly: number | null;
};

/**
 * A quote on the screen. `new` was never sent, `editable` was sent and may be sent again because
 * the client changed the application, `locked` is sent. `closed`
 * was typed and not sent when the lead closed: it stays to be read.
 */
export type QuoteForm = {
  /** The quote's id, or for a new form the highest id plus 1. A new form's key is never a name for the server (QLE-1). */
  key: number;
  state: "new" | "editable" | "locked" | "closed";
  carrierId: number | null;
  carrierName: string;
  isAccepted: boolean;
  prices: readonly PriceFields[];
  /** The price of all types together; meaningful only when there are several. */
  bundle: { monthly: number | null; yearly: number | null };
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

/** The id of the next new form: the highest there is, plus 1 (specification 4.12). */
export function nextFormKey(forms: readonly Pick<QuoteForm, "key">[]): number {
  return Math.max(0, ...forms.map((form) => form.key)) + 1;
}

/** An empty form with a price line for each of the lead's insurance types. */
export function blankForm(types: readonly LeadType[], forms: readonly QuoteForm[]): QuoteForm {
  return {
    key: nextFormKey(forms),
    state: "new",
    carrierId: null,
    carrierName: "",
    isAccepted: false,
    prices: types.map((type) => ({ ...type, monthly: null, yearly: null })),
    bundle: { monthly: null, yearly: null },
  };
}

/** A sent quote as a form, with its prices in the order of the lead's insurance types. */
export function formOfQuote(quote: AgentQuote, types: readonly LeadType[]): QuoteForm {
  return {
    key: quote.id,
    state: quote.needsUpdate ? "editable" : "locked",
    carrierId: quote.carrierId,
    carrierName: quote.carrierName,
    isAccepted: quote.isAccepted,
    prices: types.map((type) => {
      const price = quote.prices.find(
        ({ insuranceTypeId }) => insuranceTypeId === type.insuranceTypeId,
      );
      return {
        ...type,
        monthly: price?.monthly ?? null,
        yearly: price?.yearly ?? null,
      };
    }),
    bundle: { monthly: quote.monthly, yearly: quote.yearly },
  };
}

/** Whether a form is still to be sent: new, or sent and open for a change (QLE-2). */
export function isNonQuoted(form: Pick<QuoteForm, "state">): boolean {
  return form.state === "new" || form.state === "editable";
}

/** Whether anything stands in a form. */
export function isFilled({ carrierId, prices, bundle }: QuoteForm): boolean {
  return (
    carrierId !== null ||
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
 * quote with is hidden; one that stands in another unsent form is shown as in process; one that
 * another agent has quoted is shown as taken.
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
 * How many forms may be unsent at once: the carriers that another agent has not quoted and the
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

/** Whether the add-form tile shows: unsent forms below the available carriers, and nothing won. */
export function canAddForm(forms: readonly QuoteForm[], carriers: readonly LeadCarrier[]): boolean {
  return !isWon(forms) && forms.filter(isNonQuoted).length < availableCarriers(forms, carriers);
}

/** Whether another agent has quoted the carrier of a form that was never sent. */
export function hasLostCarrier(form: QuoteForm, carriers: readonly LeadCarrier[]): boolean {
  return (
    form.state === "new" && carriers.some(({ id, isQuoted }) => isQuoted && id === form.carrierId)
  );
}

/**
 * Whether a form can be taken off the screen: a new one, while another unsent form stays (4.12), or
 * whose carrier another agent was faster with. A sent quote is withdrawn by deleting its carrier,
 * not here (QLE-7).
 */
export function canRemoveForm(
  form: QuoteForm,
  forms: readonly QuoteForm[],
  carriers: readonly LeadCarrier[],
): boolean {
  return (
    form.state === "new" && (forms.filter(isNonQuoted).length > 1 || hasLostCarrier(form, carriers))
  );
}

/** Whether a form offers a bundle price: more than one insurance type. */
export function hasBundle(form: Pick<QuoteForm, "prices">): boolean {
  return form.prices.length > 1;
}

/** The sum of the individual prices, whole dollars; what is empty counts 0. Shown as a placeholder above 0. */
export function priceSum(form: Pick<QuoteForm, "prices">, period: "monthly" | "yearly"): number {
  return form.prices.reduce((sum, price) => sum + (price[period] ?? 0), 0);
}

/** The bundle price that will be sent: both values or neither (QLE-4). */
export function bundleToSend(
  form: Pick<QuoteForm, "prices" | "bundle">,
): { monthly: number; yearly: number } | null {
  const { monthly, yearly } = form.bundle;
  return hasBundle(form) && monthly !== null && yearly !== null ? { monthly, yearly } : null;
}
