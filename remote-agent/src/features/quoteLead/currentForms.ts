import type { LeadReply } from "@quotehaven/contract/wire";
import {
  availableCarriers,
  blankForm,
  clientDay,
  formOfQuote,
  isFilled,
  leadTypes,
  nothingStated,
  pricesFor,
  valuesOf,
  type QuoteForm,
} from "./quoteForms";

type CurrentLead = Pick<LeadReply, "forms" | "quotes" | "carriers" | "lead">;

/**
 * The forms on the screen: what the server holds, and what was typed since.
 *
 * A quote is recognised by its carrier, so a form whose reply was lost shows as sent once the lead
 * is read again, and trying once more cannot quote twice. Typed values outlive every reload of the
 * lead, and its end too, to be read; a quote that the server no longer has goes, and a lead without
 * any form begins with a blank one, as long as there is a carrier left to quote it with.
 */
export function currentForms(typed: readonly QuoteForm[], lead: CurrentLead): QuoteForm[] {
  const types = leadTypes(lead);
  const today = clientDay(lead);
  const sent = lead.quotes.map((quote) => withTyped(formOfQuote(quote, types, today), typed));
  const sentWith = new Set(sent.map((form) => form.carrierId));
  const fresh = typed
    .filter((form) => form.state === "new" && !sentWith.has(form.carrierId))
    .map((form) => ({
      ...nothingStated(today),
      ...form,
      today,
      carrierName: carrierNameOf(form, lead),
    }));
  if (!lead.lead.canQuote) {
    return [...sent, ...[...fresh, ...typedOver(sent, typed)].filter(isFilled).map(unsent)];
  }
  const forms = [
    ...sent,
    ...fresh.map((form) => withOfferedCarrier({ ...form, prices: pricesFor(types, form.prices) })),
  ];
  return forms.length === 0 && availableCarriers([], lead.carriers) > 0
    ? [blankForm(types, [], today)]
    : forms;
}

function carrierNameOf({ carrierId }: QuoteForm, { carriers }: CurrentLead): string {
  return carriers.find(({ id }) => id === carrierId)?.name ?? "";
}

/** A carrier that the agent gave up since is chosen no longer. */
function withOfferedCarrier(form: QuoteForm): QuoteForm {
  return form.carrierName === "" ? { ...form, carrierId: null } : form;
}

const unsent = (form: QuoteForm): QuoteForm => ({
  ...form,
  key: `unsent-${form.key}`,
  state: "unsent",
});

/** What was typed over sent quotes that can no longer be changed. */
function typedOver(sent: readonly QuoteForm[], typed: readonly QuoteForm[]): QuoteForm[] {
  return typed.filter((form) => {
    const own = form.state === "outdated" && sent.find(({ key }) => key === form.key);
    return own && JSON.stringify(valuesOf(own)) !== JSON.stringify(valuesOf(form));
  });
}

/** An outdated quote keeps what was typed over it. */
function withTyped(sent: QuoteForm, typed: readonly QuoteForm[]): QuoteForm {
  const own = typed.find((form) => form.state === "outdated" && form.key === sent.key);
  if (!own || sent.state !== "outdated") return sent;
  return {
    ...sent,
    ...valuesOf({ ...nothingStated(sent.today), ...own }),
    carrierId: sent.carrierId,
    prices: pricesFor(sent.prices, own.prices),
  };
}
