import { displayedPrice, isChoosable, sortedByPrice } from "./quotePrices";
import { aBundle, aQuote } from "./quoteFixtures";

it.each([
  ["its one price", aQuote(), { monthly: 120, yearly: 1_400, kind: "single", savingMonthly: 0 }],
  [
    "the bundle price, with its saving",
    aBundle(),
    { monthly: 200, yearly: 2_300, kind: "bundle", savingMonthly: 30 },
  ],
  [
    "the sum of the parts where the bundle price was left out",
    aBundle({ monthly: null, yearly: null }),
    { monthly: 230, yearly: 2_650, kind: "sum", savingMonthly: 0 },
  ],
])("the price of a quote is %s", (_what, quote, price) => {
  expect(displayedPrice(quote)).toEqual(price);
});

it("sorts by the displayed monthly price, both ways, and by number where it is the same", () => {
  const cheap = aQuote({ id: 1, number: "02" });
  const dear = aBundle({ id: 2, number: "01" });
  const second = aQuote({ id: 3, number: "03" });
  expect(sortedByPrice([dear, second, cheap], "ascending")).toEqual([cheap, second, dear]);
  expect(sortedByPrice([second, cheap, dear], "descending")).toEqual([dear, cheap, second]);
});

it("lets a quote be chosen while none is accepted and its agent knows the newest answers", () => {
  const quote = aQuote();
  expect(isChoosable(quote, [quote, aBundle()])).toBe(true);
  expect(isChoosable(quote, [quote, aBundle({ isAccepted: true })])).toBe(false);
  expect(isChoosable(aQuote({ needsUpdate: true }), [quote])).toBe(false);
});
