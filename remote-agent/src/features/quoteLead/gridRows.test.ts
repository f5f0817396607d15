import { aLeadCarrier, aLeadDetail, anAgentQuote, anAnsweredForm } from "../../shared/leadFixtures";
import { currentForms } from "./currentForms";
import { formsWithRow, gridRows, rowsToSubmit } from "./gridRows";
import { blankForm, clientDay, leadTypes, valuesOf, type QuoteForm } from "./quoteForms";
import { withProposals, yearlyProposal, yearlyProposals } from "./yearlyProposal";

const today = clientDay(aLeadDetail());
const lead = aLeadDetail({
  carriers: [
    aLeadCarrier(),
    aLeadCarrier({ id: 7, name: "Farmers" }),
    aLeadCarrier({ id: 9, name: "Amica", isQuoted: true }),
  ],
});
const types = leadTypes(lead);

const aForm = (changes: Partial<QuoteForm> = {}): QuoteForm => ({
  ...blankForm(types, [], today),
  ...changes,
});

function priced(form: QuoteForm, monthly: number | null = 90): QuoteForm {
  return { ...form, prices: form.prices.map((price) => ({ ...price, monthly })) };
}

/** The row of Farmers among these forms. */
function farmersRow(forms: readonly QuoteForm[]): QuoteForm {
  const [, row] = gridRows(forms, lead);
  if (row?.kind !== "quote") throw new Error("There is no row for Farmers.");
  return row.form;
}

describe("the rows of the grid", () => {
  it("are one for each carrier with the form there is, and a blank form is none of them", () => {
    expect(gridRows([aForm()], lead)).toMatchObject([
      { kind: "quote", form: { carrierName: "State Farm", state: "new" } },
      { kind: "quote", form: { carrierName: "Farmers", state: "new" } },
      { kind: "taken", carrierName: "Amica" },
    ]);
    const sent = anAgentQuote({ carrierId: 7, carrierName: "Farmers" });
    const forms = currentForms([], { ...lead, quotes: [sent] });
    expect(gridRows(forms, lead)).toMatchObject([
      { form: { carrierName: "State Farm" } },
      { form: { key: "quote-31", state: "locked" } },
      { kind: "taken" },
    ]);
  });

  it("end with what was typed for no carrier, or for one that is the agent's no more", () => {
    const nowhere = priced(aForm({ key: "new-4" }));
    const gone = aForm({ key: "quote-8", state: "locked", carrierId: 70, carrierName: "Old" });
    expect(gridRows([nowhere, gone], lead).slice(3)).toMatchObject([
      { key: "new-4" },
      { key: "quote-8" },
    ]);
  });

  it("never share a key with a form that began as a row and changed its carrier", () => {
    const moved = aForm({ key: "carrier-7", carrierId: 1, carrierName: "State Farm" });
    const keys = gridRows([moved], lead).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("are sent where something is filled in, and again where the client changed something", () => {
    const outdated = aForm({ key: "quote-3", state: "outdated", carrierId: 7 });
    const chosen = aForm({ key: "new-1", carrierId: 1 });
    expect(rowsToSubmit(gridRows([outdated, chosen], lead))).toEqual([outdated]);
    const filled = priced(chosen);
    expect(rowsToSubmit(gridRows([outdated, filled], lead))).toEqual([filled, outdated]);
  });
});

describe("typing into a row", () => {
  it("makes a form of it, in the place of the blank one, until it is emptied again", () => {
    const row = farmersRow([aForm()]);
    const after = formsWithRow([aForm()], row, valuesOf(priced(row)));
    expect(after).toMatchObject([
      { key: "carrier-7", carrierId: 7, prices: [{ monthly: 90, yearly: null }] },
    ]);
    expect(farmersRow(after).key).toBe(row.key);
    expect(formsWithRow(after, row, valuesOf(priced(row, null)))).toEqual([]);
  });

  it("changes the form that a row has, and leaves the others alone", () => {
    const other = priced(aForm({ key: "new-2", carrierId: 1 }));
    const own = priced(aForm({ key: "new-3", carrierId: 7 }));
    const after = formsWithRow([other, own], own, valuesOf(priced(own, 95)));
    expect(after).toMatchObject([other, { key: "new-3", prices: [{ monthly: 95 }] }]);
  });

  it("numbers it after all quotes there are", () => {
    const row = farmersRow([]);
    const sent = aForm({ key: "quote-40", quoteId: 40, state: "locked", carrierId: 1 });
    expect(formsWithRow([sent], row, valuesOf(priced(row)))[1]?.quoteId).toBe(41);
  });
});

it("proposes a yearly price from the monthly one alone, for each type and for all of them", () => {
  expect(yearlyProposal({ monthly: 90, yearly: null })).toBe(1080);
  expect(yearlyProposal({ monthly: null, yearly: 1000 })).toBeNull();
  expect(yearlyProposal({ monthly: 90, yearly: 1000 })).toBeNull();
  const several = leadTypes(aLeadDetail({ forms: [anAnsweredForm(1), anAnsweredForm(3)] }));
  const form = { ...priced(blankForm(several, [], today)), monthly: 170 };
  expect(yearlyProposals(form)).toEqual([
    { path: "prices.0.yearly", yearly: 1080 },
    { path: "prices.1.yearly", yearly: 1080 },
    { path: "yearly", yearly: 2040 },
  ]);
  expect(withProposals(form).prices.map(({ yearly }) => yearly)).toEqual([1080, 1080]);
});
