import { aLeadCarrier, aLeadDetail } from "../../shared/leadFixtures";
import { blankForm, leadTypes, type QuoteForm } from "./quoteForms";
import { allProblems, formProblems } from "./quoteProblems";

const carriers = [aLeadCarrier(), aLeadCarrier({ id: 7, name: "Farmers" })];
const blank = blankForm(leadTypes(aLeadDetail()), []);
const filled: QuoteForm = {
  ...blank,
  carrierId: 1,
  prices: blank.prices.map((price) => ({ ...price, monthly: 90, yearly: 1000 })),
};

describe("the problems of a quote form", () => {
  it("are the missing carrier and the missing prices, in the order of the fields", () => {
    expect(formProblems(blank, [blank], carriers)).toMatchObject([
      { field: "carrier-1", key: "validation.required" },
      { field: "price-1-1-monthly", key: "validation.required" },
      { field: "price-1-1-yearly", key: "validation.required" },
    ]);
  });

  it("are none when it is filled, also with a price of 0", () => {
    const free = { ...filled, prices: filled.prices.map((price) => ({ ...price, monthly: 0 })) };
    expect(formProblems(filled, [filled], carriers)).toEqual([]);
    expect(formProblems(free, [free], carriers)).toEqual([]);
  });

  it("do not include a lone bundle value", () => {
    const form = { ...filled, bundle: { monthly: 10, yearly: null } };
    expect(formProblems(form, [form], carriers)).toEqual([]);
  });

  it("name a carrier that another agent has quoted meanwhile", () => {
    const taken = [aLeadCarrier({ isQuoted: true })];
    expect(formProblems(filled, [filled], taken)).toMatchObject([
      { field: "carrier-1", key: "quoteLead.quotedByAnother" },
    ]);
  });

  it("leave locked forms alone", () => {
    expect(allProblems([{ ...blank, state: "locked" }], carriers)).toEqual([]);
  });
});
