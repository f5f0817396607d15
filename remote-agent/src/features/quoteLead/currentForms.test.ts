import { aLeadCarrier, aLeadDetail, anAgentQuote, anAnsweredForm } from "../../shared/leadFixtures";
import { withQuote } from "../../shared/withQuote";
import { currentForms } from "./currentForms";
import { blankForm, leadTypes, type QuoteForm } from "./quoteForms";

const types = leadTypes(aLeadDetail());
function aTypedForm(changes: Partial<QuoteForm> = {}): QuoteForm {
  const blank = blankForm(types, []);
  const prices = blank.prices.map((price) => ({ ...price, monthly: 90, yearly: 1000 }));
  return { ...blank, carrierId: 7, carrierName: "Farmers", prices, ...changes };
}

describe("the forms on the screen", () => {
  it("are one blank form for a lead without quotes", () => {
    expect(currentForms([], aLeadDetail())).toMatchObject([{ key: 1, state: "new" }]);
  });

  it("keep what was typed, with or without a carrier", () => {
    const typed = [aTypedForm(), aTypedForm({ key: 2, carrierId: null })];
    expect(currentForms(typed, aLeadDetail())).toEqual(typed);
  });

  it("show a form as sent when its quote is there, though the reply was lost", () => {
    const lead = aLeadDetail({ quotes: [anAgentQuote({ id: 600, carrierId: 7 })] });
    expect(currentForms([aTypedForm()], lead)).toMatchObject([{ key: 600, state: "locked" }]);
  });

  it("give a typed form a key of its own beside a sent quote", () => {
    const lead = aLeadDetail({ quotes: [anAgentQuote({ id: 1, carrierId: 1 })] });
    expect(currentForms([aTypedForm({ key: 1 })], lead).map((form) => form.key)).toEqual([1, 2]);
  });

  it("keep the prices typed over an open quote", () => {
    const quote = anAgentQuote({ id: 40, needsUpdate: true });
    const typed = aTypedForm({ key: 40, state: "editable", carrierId: 1 });
    expect(currentForms([typed], aLeadDetail({ quotes: [quote] }))).toMatchObject([
      { key: 40, state: "editable", prices: [{ monthly: 90, yearly: 1000 }] },
    ]);
  });

  it("show the stored prices once an open quote was sent", () => {
    const quote = anAgentQuote({ id: 40, needsUpdate: false });
    const typed = aTypedForm({ key: 40, state: "editable", bundle: { monthly: 1, yearly: 2 } });
    expect(currentForms([typed], aLeadDetail({ quotes: [quote] }))).toMatchObject([
      { state: "locked", bundle: { monthly: null, yearly: null } },
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
    const blank = blankForm(types, []);
    expect(currentForms([aTypedForm(), { ...blank, key: 5 }], over)).toMatchObject([
      { key: 31, state: "locked" },
      { key: 1, state: "closed", carrierId: 7, prices: [{ monthly: 90, yearly: 1000 }] },
    ]);
  });

  it("keep what was typed over a quote when the lead closes, beside what was sent", () => {
    const lead = aLeadDetail({ quotes: [anAgentQuote({ id: 40 })] });
    const over = { ...lead, lead: { ...lead.lead, canQuote: false } };
    const typed = aTypedForm({ key: 40, state: "editable", bundle: { monthly: 1, yearly: 2 } });
    expect(currentForms([typed], over)).toMatchObject([
      { key: 40, state: "locked", bundle: { monthly: null } },
      { key: 41, state: "closed", bundle: { monthly: 1 } },
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
