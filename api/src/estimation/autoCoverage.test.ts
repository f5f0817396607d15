import { estimateOf, linesOf } from "./estimationFixtures";
import { catalogueFor } from "../reference/questionnaires";
import { questionsOf } from "@quotehaven/contract/rules";

const wealthy = {
  ...{ 171: "160000", 172: "250000", 173: 1, 174: "700000", 175: "380000", 176: "20000" },
  ...{ 140: "30000", 141: "90000", 166: 4 },
};

const figures = (values: Parameters<typeof estimateOf>[1], age?: number) => {
  const { total, needsUmbrella, atRisk, totalRequired } = estimateOf(3, values, age);
  return { total, needsUmbrella, atRisk, totalRequired };
};

describe("auto estimates", () => {
  it("answers a need above 500 thousand exactly as documented", () => {
    const umbrellaQuestion = catalogueFor()
      .flatMap((form) => questionsOf(form))
      .find(({ id }) => id === 150);
    const { steps: _, need: __, assumed: ___, ...documented } = estimateOf(3, wealthy, 40);
    expect(documented).toEqual({
      total: 500000,
      needsUmbrella: true,
      atRisk: 970000,
      totalRequired: 1000000,
      lines: [
        { label: "Injury liability, per person / per accident", value: "$250,000 / $500,000" },
        { label: "Property damage liability", value: 100000 },
        { label: "Uninsured drivers, per person / per accident", value: "$250,000 / $500,000" },
        { label: "Savings and property at risk", value: 670000 },
        { label: "Future pay at risk", value: 300000 },
        { label: "Your injury limit now", value: 500000 },
        { label: "Shortfall", value: 0 },
        { label: "Umbrella", value: 1000000 },
      ],
      questions: [{ ...umbrellaQuestion, answer: null }],
    });
    expect(umbrellaQuestion).toMatchObject({
      kind: "radio",
      content: "Would you like an umbrella policy quoted?",
    });
  });

  it("recommends the lower tier to a renter with modest savings", () => {
    const values = { 171: "55000", 172: "12000", 173: 2, 176: "18000", 166: 2 };
    expect(figures(values, 30)).toEqual({
      ...{ total: 300_000, needsUmbrella: false, atRisk: 104_000, totalRequired: 300_000 },
    });
    expect(linesOf(estimateOf(3, values, 30))).toMatchObject({
      "Injury liability, per person / per accident": "$100,000 / $300,000",
      "Savings and property at risk": 0,
      "Future pay at risk": 103_125,
      "Your injury limit now": 100_000,
      Shortfall: 200_000,
    });
  });

  it("recommends the higher tier between 300 and 500 thousand", () => {
    const values = {
      ...{ 171: "90000", 172: "60000", 173: 1, 174: "350000", 175: "240000", 176: "12000" },
      ...{ 140: "8000", 166: 3 },
    };
    expect(figures(values, 45)).toEqual({
      ...{ total: 500_000, needsUmbrella: false, atRisk: 335_000, totalRequired: 350_000 },
    });
    expect(linesOf(estimateOf(3, values, 45))).toMatchObject({
      "Savings and property at risk": 166_000,
      "Future pay at risk": 168_750,
      Shortfall: 200_000,
    });
  });

  it("asks for no umbrella at exactly 500,000", () => {
    const result = estimateOf(3, { 171: "120000", 172: "500000", 173: 2, 176: "0" }, 70);
    expect(result).toMatchObject({
      ...{ total: 500_000, needsUmbrella: false, atRisk: 500_000, totalRequired: 500_000 },
      questions: [],
    });
    expect(linesOf(result)).not.toHaveProperty("Shortfall");
  });

  it("never requires less than 300,000", () => {
    expect(figures({ 171: "0", 172: "0", 173: 2, 176: "0" }, 25)).toEqual({
      ...{ total: 300_000, needsUmbrella: false, atRisk: 0, totalRequired: 300_000 },
    });
  });

  it("recommends the higher tier to a household with a dog and a young driver", () => {
    const values = { 171: "40000", 172: "3000", 173: 2, 176: "60000", 177: [1, 3], 166: 1 };
    expect(figures(values, 22)).toEqual({
      ...{ total: 500_000, needsUmbrella: false, atRisk: 75_000, totalRequired: 300_000 },
    });
    expect(linesOf(estimateOf(3, values, 22))["Shortfall"]).toBe(450_000);
  });

  it("leaves the limit of today out where the person is not insured", () => {
    const result = estimateOf(3, { 164: 3, 166: 2 });
    expect(linesOf(result)).not.toHaveProperty("Your injury limit now");
  });

  it("counts ten years of pay when the age is unknown", () => {
    expect(linesOf(estimateOf(3, { 171: "16" }))["Future pay at risk"]).toBe(30);
  });
});
