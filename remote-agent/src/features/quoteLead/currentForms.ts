import type { LeadReply } from "@quotehaven/contract/wire";
import {
  availableCarriers,
  blankForm,
  formOfQuote,
  isFilled,
  leadTypes,
  type LeadType,
  type QuoteForm,
} from "./quoteForms";

/**
 * The forms on the screen: what the server holds, and what was typed since.
 *
 * A quote is recognised by its carrier, so a form whose reply was lost shows as sent once the lead
 * is read again, and trying once more cannot quote twice. Typed values outlive every reload of the
 * lead, and its end too, to be read; a quote that the server no longer has goes, and a lead without
 * any form begins with a blank one, as long as there is a carrier left to quote it with.
 */
export function currentForms(
  typed: readonly QuoteForm[],
  lead: Pick<LeadReply, "forms" | "quotes" | "carriers" | "lead">,
): QuoteForm[] {
  const types = leadTypes(lead);
  const sent = lead.quotes.map((quote) => withTyped(formOfQuote(quote, types), typed));
  const carriers = new Set(sent.map((form) => form.carrierId));
  const fresh = typed.filter((form) => form.state === "new" && !carriers.has(form.carrierId));
  if (!lead.lead.canQuote) {
    return withOwnKeys([
      ...sent,
      ...[...fresh, ...typedOver(sent, typed)].filter(isFilled).map(closed),
    ]);
  }
  const offered = new Set(lead.carriers.map(({ id }) => id));
  const forms = withOwnKeys([
    ...sent,
    ...fresh.map((form) => withOfferedCarrier(forTypes(form, types), offered)),
  ]);
  return forms.length === 0 && availableCarriers([], lead.carriers) > 0
    ? [blankForm(types, [])]
    : forms;
}

const closed = (form: QuoteForm): QuoteForm => ({ ...form, state: "closed" });

/** What was typed over sent quotes that can no longer be changed. */
function typedOver(sent: readonly QuoteForm[], typed: readonly QuoteForm[]): QuoteForm[] {
  return typed.filter((form) => {
    const own = form.state === "editable" && sent.find(({ key }) => key === form.key);
    return own && JSON.stringify(pricesOf(own)) !== JSON.stringify(pricesOf(form));
  });
}

const pricesOf = ({ prices, bundle }: QuoteForm) => ({ prices, bundle });

/** A carrier that the agent gave up since is chosen no longer. */
function withOfferedCarrier(form: QuoteForm, offered: ReadonlySet<number>): QuoteForm {
  return form.carrierId === null || offered.has(form.carrierId)
    ? form
    : { ...form, carrierId: null, carrierName: "" };
}

/** An open quote keeps the prices that were typed over it. */
function withTyped(sent: QuoteForm, typed: readonly QuoteForm[]): QuoteForm {
  const own = typed.find((form) => form.state === "editable" && form.key === sent.key);
  if (!own || sent.state !== "editable") return sent;
  const { prices } = forTypes(own, sent.prices);
  return { ...sent, prices, bundle: own.bundle };
}

/** A form's prices for the lead's insurance types as they are now. */
function forTypes(form: QuoteForm, types: readonly LeadType[]): QuoteForm {
  const prices = types.map(({ insuranceTypeId, insuranceTypeName }) => {
    const typed = form.prices.find((price) => price.insuranceTypeId === insuranceTypeId);
    return {
      insuranceTypeId,
      insuranceTypeName,
      monthly: typed?.monthly ?? null,
      yearly: typed?.yearly ?? null,
    };
  });
  return { ...form, prices };
}

/** Gives every form that is no sent quote a key that no other form has. */
function withOwnKeys(forms: readonly QuoteForm[]): QuoteForm[] {
  const isOurs = ({ state }: QuoteForm) => state === "new" || state === "closed";
  const taken = new Set(forms.filter((form) => !isOurs(form)).map((form) => form.key));
  let highest = Math.max(0, ...forms.map((form) => form.key));
  return forms.map((form) => {
    if (!isOurs(form)) return form;
    const key = taken.has(form.key) ? (highest += 1) : form.key;
    taken.add(key);
    return key === form.key ? form : { ...form, key };
  });
}
