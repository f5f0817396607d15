import type { EstimationReply } from "@quotehaven/contract/schemas";
import { deductions, estimateParts } from "./estimateParts";

function anEstimate(changes: Partial<EstimationReply>): EstimationReply {
  return {
    data: 0,
    umbrella: false,
    at_risk: null,
    total_required: null,
    "other-data": [],
    questions: [],
    ...changes,
  };
}

const home = anEstimate({
  data: 854_000,
  "other-data": [
    { label: "Dwelling (A)", data: 449_000 },
    { label: "Other structures (B)", data: 45_000 },
    { label: "Belongings (C)", data: 270_000 },
    { label: "Living elsewhere during repairs (D)", data: 90_000 },
    { label: "Personal liability (E), per claim", data: 300_000 },
    { label: "Medical payments (F), per person", data: 5_000 },
  ],
});

const life = anEstimate({
  data: 1_500_000,
  "other-data": [
    { label: "Income replacement", data: 1_140_000 },
    { label: "Mortgage", data: 280_000 },
    { label: "Less savings", data: -100_000 },
  ],
});

const auto = anEstimate({
  data: 500_000,
  umbrella: true,
  at_risk: 970_000,
  total_required: 1_000_000,
  "other-data": [
    { label: "Injury liability", data: "$250,000 / $500,000" },
    { label: "Property damage liability", data: 100_000 },
    { label: "Uninsured drivers", data: "$250,000 / $500,000" },
    { label: "Savings and property at risk", data: 670_000 },
    { label: "Future pay at risk", data: 300_000 },
    { label: "Your injury limit now", data: 500_000 },
    { label: "Shortfall", data: 0 },
  ],
});

const labels = (lines: { label: string }[]) => lines.map(({ label }) => label);

describe("the parts of an estimate", () => {
  it("are the property covers for a home, without limits per claim", () => {
    expect(labels(estimateParts(1, home))).toEqual([
      "Dwelling (A)",
      "Other structures (B)",
      "Belongings (C)",
      "Living elsewhere during repairs (D)",
    ]);
  });

  it("are what the family needs for life, with savings apart", () => {
    expect(labels(estimateParts(2, life))).toEqual(["Income replacement", "Mortgage"]);
    expect(labels(deductions(life))).toEqual(["Less savings"]);
  });

  it("are the two parts at risk for auto", () => {
    expect(labels(estimateParts(3, auto))).toEqual([
      "Savings and property at risk",
      "Future pay at risk",
    ]);
  });

  it("are none while nothing is known", () => {
    expect(estimateParts(1, anEstimate({}))).toEqual([]);
    expect(estimateParts(3, anEstimate({ at_risk: 0 }))).toEqual([]);
  });
});
