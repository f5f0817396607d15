import type { ConsumerQuote } from "@quotehaven/contract/wire";

/** A live quote for home insurance, with what the test changes. */
export function aQuote(changes: Partial<ConsumerQuote> = {}): ConsumerQuote {
  return {
    id: 11,
    number: "01",
    carrierName: "Northwind Mutual",
    monthly: null,
    yearly: null,
    isRemoved: false,
    needsUpdate: false,
    isAccepted: false,
    prices: [{ insuranceTypeId: 1, insuranceTypeName: "Home", monthly: 120, yearly: 1_400 }],
    ...changes,
  };
}

/** A quote for home and auto together, with a bundle price. */
export function aBundle(changes: Partial<ConsumerQuote> = {}): ConsumerQuote {
  return aQuote({
    id: 12,
    number: "02",
    carrierName: "Harbor Insurance",
    monthly: 200,
    yearly: 2_300,
    prices: [
      { insuranceTypeId: 1, insuranceTypeName: "Home", monthly: 120, yearly: 1_400 },
      { insuranceTypeId: 3, insuranceTypeName: "Auto", monthly: 110, yearly: 1_250 },
    ],
    ...changes,
  });
}
