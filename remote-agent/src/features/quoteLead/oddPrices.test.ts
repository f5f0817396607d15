import { aLeadDetail, anAnsweredForm } from "../../shared/leadFixtures";
import { oddPrices } from "./oddPrices";
import { blankForm, clientDay, leadTypes, type QuoteValues } from "./quoteForms";

const today = clientDay(aLeadDetail());
const both = leadTypes(aLeadDetail({ forms: [anAnsweredForm(1), anAnsweredForm(3)] }));

function aForm(
  prices: [number | null, number | null][],
  bundle: Pick<QuoteValues, "monthly" | "yearly"> = { monthly: null, yearly: null },
): QuoteValues {
  const blank = blankForm(both.slice(0, prices.length), [], today);
  return {
    ...blank,
    prices: blank.prices.map((price, index) => {
      const [monthly, yearly] = prices[index] ?? [null, null];
      return { ...price, monthly, yearly };
    }),
    ...bundle,
  };
}

describe("odd prices", () => {
  it.each([
    ["nothing", 0, 0, "zero"],
    ["a year for nothing", 90, 0, "zero"],
    ["a year for less than nine months", 100, 899, "yearlyLow"],
    ["a year for more than thirteen months", 100, 1301, "yearlyHigh"],
    ["a month above $2,000", 2001, 24_000, "monthlyHigh"],
  ])("are %s", (_what, monthly, yearly, key) => {
    expect(oddPrices(aForm([[monthly, yearly]]))).toEqual([
      { of: 1, key, id: `1:${monthly}:${yearly}` },
    ]);
  });

  it("are none where a year costs about twelve months, or a price is missing", () => {
    expect(oddPrices(aForm([[90, 1000]]))).toEqual([]);
    expect(oddPrices(aForm([[100, 900]]))).toEqual([]);
    expect(oddPrices(aForm([[2000, 26_000]]))).toEqual([]);
    expect(oddPrices(aForm([[90, null]]))).toEqual([]);
  });

  it("are a bundle that costs more than its parts", () => {
    const form = aForm(
      [
        [90, 1000],
        [50, 600],
      ],
      { monthly: 150, yearly: 1500 },
    );
    expect(oddPrices(form)).toMatchObject([{ of: "bundle", key: "bundleHigh" }]);
    expect(oddPrices({ ...form, monthly: 130, yearly: 1500 })).toEqual([]);
  });
});
