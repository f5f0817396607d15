import { displayedPrice, isChoosable, sortedByPrice } from "./quotePrices";
import { aBundle, aQuote } from "./quoteFixtures";

describe("the price of a quote", () => {
  it("is its one price when it covers one type", () => {
    expect(displayedPrice(aQuote())).toEqual({
      monthly: 120,
      yearly: 1_400,
      kind: "single",
      savingMonthly: 0,
    });
  });

  it("is the bundle price, with its saving, when it covers several", () => {
    expect(displayedPrice(aBundle())).toEqual({
      monthly: 200,
      yearly: 2_300,
      kind: "bundle",
      savingMonthly: 30,
    });
  });

  it("is the sum of the parts when the bundle price was left out", () => {
    const quote = aBundle({ monthly: null, yearly: null });
    expect(displayedPrice(quote)).toEqual({
      monthly: 230,
      yearly: 2_650,
      kind: "sum",
      savingMonthly: 0,
    });
  });
});

describe("sorting quotes", () => {
  const cheap = aQuote({ id: 1, number: "02" });
  const dear = aBundle({ id: 2, number: "01" });

  it("puts the lowest displayed monthly price first", () => {
    expect(sortedByPrice([dear, cheap], "ascending")).toEqual([cheap, dear]);
  });

  it("puts the highest first the other way round", () => {
    expect(sortedByPrice([cheap, dear], "descending")).toEqual([dear, cheap]);
  });

  it("keeps the order of the numbers where prices are equal", () => {
    const second = aQuote({ id: 3, number: "03" });
    expect(sortedByPrice([second, cheap], "descending")).toEqual([cheap, second]);
  });
});

describe("choosing a quote", () => {
  it("is open while none is accepted", () => {
    const quote = aQuote();
    expect(isChoosable(quote, [quote, aBundle()])).toBe(true);
  });

  it("is closed on every quote once one is accepted", () => {
    const quote = aQuote();
    expect(isChoosable(quote, [quote, aBundle({ isAccepted: true })])).toBe(false);
  });

  it("waits for the agent while the answers are newer than the quote", () => {
    const quote = aQuote({ needsUpdate: true });
    expect(isChoosable(quote, [quote])).toBe(false);
  });
});
