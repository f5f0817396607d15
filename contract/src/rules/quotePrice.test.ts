import { wholePrice } from "./quotePrice";

const prices = [
  { monthly: 90, yearly: 1_000 },
  { monthly: 40, yearly: 450 },
];

it.each([
  ["the price for all types", 120, 1_300, { monthly: 120, yearly: 1_300 }],
  ["the sum without one", null, null, { monthly: 130, yearly: 1_450 }],
  ["the sum where the month is missing", null, 1_300, { monthly: 130, yearly: 1_450 }],
  ["the sum where the year is missing", 120, null, { monthly: 130, yearly: 1_450 }],
])("a quote costs %s", (_what, monthly, yearly, price) => {
  expect(wholePrice({ monthly, yearly, prices })).toEqual(price);
});
