import type { LeadReply } from "@quotehaven/contract/wire";
import { aLeadCarrier, aLeadDetail, anAgentQuote, anAnsweredForm } from "../../shared/leadFixtures";
import { currentForms } from "./currentForms";
import { blankForm, clientDay, leadTypes, type QuoteForm } from "./quoteForms";

const today = clientDay(aLeadDetail());
const types = leadTypes(aLeadDetail());
function aTypedForm(changes: Partial<QuoteForm> = {}): QuoteForm {
  const blank = blankForm(types, [], today);
  const prices = blank.prices.map((price) => ({ ...price, monthly: 90, yearly: 1000 }));
  return { ...blank, carrierId: 7, carrierName: "Farmers", prices, ...changes };
}

const open = anAgentQuote({ id: 40, needsUpdate: true });
const sent = anAgentQuote({ id: 40 });
const over = (lead: LeadReply): LeadReply => ({ ...lead, lead: { ...lead.lead, canQuote: false } });
const typedOver = aTypedForm({ key: "quote-40", state: "outdated", carrierId: 1, monthly: 1 });

it.each<[string, QuoteForm[], LeadReply, object[]]>([
  [
    "one blank form for a lead without quotes",
    [],
    aLeadDetail(),
    [{ key: "new-1", state: "new", carrierId: null }],
  ],
  [
    "none where other agents cover every carrier",
    [],
    aLeadDetail({ carriers: [aLeadCarrier({ isQuoted: true })] }),
    [],
  ],
  [
    "what was typed, with or without a carrier",
    [aTypedForm(), aTypedForm({ key: "new-2", carrierId: null, carrierName: "" })],
    aLeadDetail(),
    [aTypedForm(), aTypedForm({ key: "new-2", carrierId: null, carrierName: "" })],
  ],
  [
    "a form as sent when its quote is there, though the reply was lost",
    [aTypedForm()],
    aLeadDetail({ quotes: [anAgentQuote({ id: 600, carrierId: 7 })] }),
    [{ key: "quote-600", state: "locked" }],
  ],
  [
    "a typed form beside a sent quote whose id it guessed",
    [aTypedForm()],
    aLeadDetail({ quotes: [anAgentQuote({ id: 1, carrierId: 1 })] }),
    [
      { key: "quote-1", quoteId: 1 },
      { key: "new-1", quoteId: 1 },
    ],
  ],
  [
    "the carrier that was chosen, and none that the agent gave up since",
    [aTypedForm({ carrierName: "" }), aTypedForm({ key: "new-2", carrierId: 70 })],
    aLeadDetail(),
    [
      { carrierId: 7, carrierName: "Farmers" },
      { carrierId: null, carrierName: "" },
    ],
  ],
  [
    "the prices typed over an open quote",
    [typedOver],
    aLeadDetail({ quotes: [open] }),
    [{ key: "quote-40", state: "outdated", prices: [{ monthly: 90, yearly: 1000 }] }],
  ],
  [
    "the stored prices once an open quote was sent",
    [typedOver],
    aLeadDetail({ quotes: [sent] }),
    [{ state: "locked", monthly: null }],
  ],
  [
    "the insurance types that the client has changed to",
    [aTypedForm()],
    aLeadDetail({ forms: [anAnsweredForm(1), anAnsweredForm(3)] }),
    [
      {
        prices: [
          { insuranceTypeId: 1, monthly: 90 },
          { insuranceTypeId: 3, monthly: null },
        ],
      },
    ],
  ],
  [
    "what was sent or only typed, to be read, when the lead can no longer be quoted",
    [aTypedForm(), { ...blankForm(types, [], today), key: "new-5" }],
    over(aLeadDetail({ quotes: [sent] })),
    [
      { key: "quote-40", state: "locked" },
      { key: "unsent-new-1", state: "unsent", carrierId: 7, prices: [{ monthly: 90 }] },
    ],
  ],
  [
    "what was typed over a quote when the lead closes, beside what was sent",
    [typedOver],
    over(aLeadDetail({ quotes: [sent] })),
    [
      { key: "quote-40", state: "locked", monthly: null },
      { key: "unsent-quote-40", state: "unsent", monthly: 1 },
    ],
  ],
])("shows %s", (_what, typed, lead, forms) => {
  const current = currentForms(typed, lead);
  expect(current).toHaveLength(forms.length);
  expect(current).toMatchObject(forms);
});
