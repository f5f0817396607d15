import type { ConsumerQuote } from "@quotehaven/contract/schemas";

/** A live quote for home insurance, with what the test changes. */
export function aQuote(changes: Partial<ConsumerQuote> = {}): ConsumerQuote {
  return {
    qot_id: 11,
    number: "01",
    inc_name: "Northwind Mutual",
    qot_monthly: null,
    qot_yearly: null,
    qot_deleted: false,
    qot_edit: 0,
    accepted: false,
    prices: [{ ins_id: 1, ins_name: "Home", qpr_monthly: 120, qpr_yearly: 1_400 }],
    ...changes,
  };
}

/** A quote for home and auto together, with a bundle price. */
export function aBundle(changes: Partial<ConsumerQuote> = {}): ConsumerQuote {
  return aQuote({
    qot_id: 12,
    number: "02",
    inc_name: "Harbor Insurance",
    qot_monthly: 200,
    qot_yearly: 2_300,
    prices: [
      { ins_id: 1, ins_name: "Home", qpr_monthly: 120, qpr_yearly: 1_400 },
      { ins_id: 3, ins_name: "Auto", qpr_monthly: 110, qpr_yearly: 1_250 },
    ],
    ...changes,
  });
}
