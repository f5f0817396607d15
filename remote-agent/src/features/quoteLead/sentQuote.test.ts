import { aLeadDetail, anAnsweredForm } from "../../shared/leadFixtures";
import { blankForm, clientDay, leadTypes, nothingStated } from "./quoteForms";
import { sentQuote } from "./sentQuote";

const today = clientDay(aLeadDetail());
const types = leadTypes(aLeadDetail({ forms: [anAnsweredForm(1), anAnsweredForm(3)] }));
const blank = blankForm(types, [], today);
const filled = {
  ...nothingStated(today),
  carrierId: 1,
  monthly: null,
  yearly: null,
  prices: blank.prices.map((price) => ({ ...price, monthly: 90, yearly: 1000 })),
};
const sentFor = { leadId: 12, quoteId: 1, token: "t" };

describe("what is sent of a quote", () => {
  it("is its carrier and its prices, without a lone bundle value", () => {
    expect(sentQuote({ ...filled, monthly: 10 }, sentFor, today)).toEqual({
      leadId: 12,
      quoteId: 1,
      token: "t",
      carrierId: 1,
      prices: [
        { insuranceTypeId: 1, insuranceTypeName: "Home", monthly: 90, yearly: 1000 },
        { insuranceTypeId: 3, insuranceTypeName: "Auto", monthly: 90, yearly: 1000 },
      ],
    });
  });

  it("has the bundle price where both its values are there", () => {
    expect(sentQuote({ ...filled, monthly: 150, yearly: 1800 }, sentFor, today)).toMatchObject({
      monthly: 150,
      yearly: 1800,
    });
  });
});
