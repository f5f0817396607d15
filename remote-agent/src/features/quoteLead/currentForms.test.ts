import { aLeadCarrier, aLeadDetail, anAgentQuote, anAnsweredForm } from "../../shared/leadFixtures";
import { withQuote } from "../../shared/withQuote";
import { currentForms } from "./currentForms";
import { blankForm, clientDay, leadTypes, type QuoteForm } from "./quoteForms";

const today = clientDay(aLeadDetail());
const types = leadTypes(aLeadDetail());
function aTypedForm(changes: Partial<QuoteForm> = {}): QuoteForm {
  const blank = blankForm(types, [], today);
  const prices = blank.prices.map((price) => ({ ...price, monthly: 90, yearly: 1000 }));
  return { ...blank, carrierId: 7, carrierName: "Farmers", prices, ...changes };
}

describe("the forms on the screen", () => {
  it("are one blank form for a lead without quotes", () => {
    expect(currentForms([], aLeadDetail())).toMatchObject([{ key: "new-1", state: "new" }]);
  });

  it("keep what was typed, with or without a carrier", () => {
    const typed = [aTypedForm(), aTypedForm({ key: "new-2", carrierId: null, carrierName: "" })];
    expect(currentForms(typed, aLeadDetail())).toEqual(typed);
  });

  it("show a form as sent when its quote is there, though the reply was lost", () => {
    const lead = aLeadDetail({ quotes: [anAgentQuote({ id: 600, carrierId: 7 })] });
    expect(currentForms([aTypedForm()], lead)).toMatchObject([
      { key: "quote-600", state: "locked" },
    ]);
  });

  it("tell a typed form from a sent quote whose id it guessed", () => {
    const lead = aLeadDetail({ quotes: [anAgentQuote({ id: 1, carrierId: 1 })] });
    expect(currentForms([aTypedForm()], lead)).toMatchObject([
      { key: "quote-1", quoteId: 1 },
      { key: "new-1", quoteId: 1 },
    ]);
  });

  it("name the carrier that was chosen, and choose none that the agent gave up since", () => {
    const typed = [aTypedForm({ carrierName: "" }), aTypedForm({ key: "new-2", carrierId: 70 })];
    expect(currentForms(typed, aLeadDetail())).toMatchObject([
      { carrierId: 7, carrierName: "Farmers" },
      { carrierId: null, carrierName: "" },
    ]);
  });

  it("keep the prices typed over an open quote", () => {
    const quote = anAgentQuote({ id: 40, needsUpdate: true });
    const typed = aTypedForm({ key: "quote-40", state: "outdated", carrierId: 1 });
    expect(currentForms([typed], aLeadDetail({ quotes: [quote] }))).toMatchObject([
      { key: "quote-40", state: "outdated", prices: [{ monthly: 90, yearly: 1000 }] },
    ]);
  });

  it("show the stored prices once an open quote was sent", () => {
    const quote = anAgentQuote({ id: 40, needsUpdate: false });
    const typed = aTypedForm({ key: "quote-40", state: "outdated", monthly: 1, yearly: 2 });
    expect(currentForms([typed], aLeadDetail({ quotes: [quote] }))).toMatchObject([
      { state: "locked", monthly: null, yearly: null },
    ]);
  });

  it("follow the insurance types when the client changed them", () => {
    const lead = aLeadDetail({ forms: [anAnsweredForm(1), anAnsweredForm(3)] });
    expect(currentForms([aTypedForm()], lead)[0]?.prices).toMatchObject([
      { insuranceTypeId: 1, monthly: 90 },
      { insuranceTypeId: 3, monthly: null },
    ]);
  });

  it("stay to be read when the lead can no longer be quoted, sent or only typed", () => {
    const lead = aLeadDetail({ quotes: [anAgentQuote()] });
    const over = { ...lead, lead: { ...lead.lead, canQuote: false } };
    const blank = blankForm(types, [], today);
    expect(currentForms([aTypedForm(), { ...blank, key: "new-5" }], over)).toMatchObject([
      { key: "quote-31", state: "locked" },
      {
        key: "unsent-new-1",
        state: "unsent",
        carrierId: 7,
        prices: [{ monthly: 90, yearly: 1000 }],
      },
    ]);
  });

  it("keep what was typed over a quote when the lead closes, beside what was sent", () => {
    const lead = aLeadDetail({ quotes: [anAgentQuote({ id: 40 })] });
    const over = { ...lead, lead: { ...lead.lead, canQuote: false } };
    const typed = aTypedForm({ key: "quote-40", state: "outdated", monthly: 1, yearly: 2 });
    expect(currentForms([typed], over)).toMatchObject([
      { key: "quote-40", state: "locked", monthly: null },
      { key: "unsent-quote-40", state: "unsent", monthly: 1 },
    ]);
  });

  it("are none where other agents cover every carrier", () => {
    const covered = [aLeadCarrier({ isQuoted: true })];
    expect(currentForms([], aLeadDetail({ carriers: covered }))).toEqual([]);
  });
});

describe("the quotes of a lead", () => {
  it("gain a new one and replace a changed one", () => {
    const first = anAgentQuote();
    const changed = anAgentQuote({ monthly: 5 });
    expect(withQuote([], first)).toEqual([first]);
    expect(withQuote([first], changed)).toEqual([changed]);
  });
});
