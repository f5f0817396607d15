import { usStates } from "@quotehaven/contract/rules";
import { coverageParameters } from "./constants";
import { estimateOf, linesOf } from "./estimationFixtures";

const state = (code: string) => usStates.findIndex((entry) => entry.code === code) + 1;
const house = { 101: 1, 102: state("OH"), 103: "1996", 104: "2000", 105: 3, 106: 1, 107: 3 };
const ohioHouse = { ...house, 109: 1, 112: 2, 113: 3, 125: 2, 129: 2 };

const valuesOf = (values: Parameters<typeof estimateOf>[1]) => {
  const result = estimateOf(1, values);
  return [result.total, ...Object.values(linesOf(result))];
};

describe("home estimates", () => {
  it("answers the Ohio family house exactly as documented", () => {
    const {
      steps: _,
      need: __,
      answerAmounts: ___,
      assumed: ____,
      ...documented
    } = estimateOf(1, ohioHouse);
    expect(documented).toEqual({
      total: 854000,
      needsUmbrella: false,
      atRisk: null,
      totalRequired: null,
      lines: [
        { label: "Dwelling (A)", value: 449000 },
        { label: "Other structures (B)", value: 45000 },
        { label: "Belongings (C)", value: 270000 },
        { label: "Living elsewhere during repairs (D)", value: 90000 },
        { label: "Personal liability (E), per claim", value: 300000 },
        { label: "Medical payments (F), per person", value: 5000 },
      ],
      questions: [],
      homeKind: "house",
    });
  });

  it("covers a California custom house with a pool and jewelry", () => {
    const values = {
      ...{ 101: 1, 102: state("CA"), 103: "2008", 104: "2800", 105: 3, 106: 1, 107: 1, 109: 4 },
      ...{ 112: 3, 113: 4, 125: 3, 127: [1], 128: "12000", 129: 5, 121: [1] },
    };
    expect(linesOf(estimateOf(1, values))).toEqual({
      "Dwelling (A)": 1_017_000,
      "Other structures (B)": 102_000,
      "Belongings (C)": 712_000,
      "Living elsewhere during repairs (D)": 306_000,
      "Listed valuables": 12_000,
      "Personal liability (E), per claim": 500_000,
      "Medical payments (F), per person": 5_000,
      "Umbrella worth considering": 2_000_000,
    });
    expect(estimateOf(1, values).total).toBe(2_149_000);
  });

  it("covers a Texas renter by the belongings alone", () => {
    const values = { 101: 3, 102: state("TX"), 126: "32500", 129: 1 };
    expect(valuesOf(values)).toEqual([43_000, 0, 0, 33_000, 10_000, 300_000, 5_000]);
  });

  it("covers the inside of an Illinois condo", () => {
    const values = {
      ...{ 101: 2, 102: state("IL"), 103: "2015", 104: "1100", 112: 2, 126: "45000", 129: 2 },
    };
    expect(valuesOf(values)).toEqual([163_000, 95_000, 0, 45_000, 23_000, 300_000, 5_000]);
  });

  it("estimates from the kind and the area alone", () => {
    expect(valuesOf({ 101: 1, 104: "1600" })).toEqual([
      ...[570_000, 300_000, 30_000, 180_000, 60_000, 300_000, 5_000],
    ]);
  });

  it("estimates nothing for a house without an area", () => {
    expect(valuesOf({ 101: 1, 102: state("NY"), 104: "0", 125: 2, 129: 1 })).toEqual([
      ...[0, 0, 0, 0, 0, 300_000, 5_000],
    ]);
  });

  it("adds a finished basement only where there is one", () => {
    const withBasement = valuesOf({ 101: 1, 104: "1600", 107: 4, 108: "800" });
    const onSlab = valuesOf({ 101: 1, 104: "1600", 107: 1, 108: "800" });
    // (1,600 + 400) x 187.50 x 1.06 = 397,500
    expect([withBasement[1], onSlab[1]]).toEqual([398_000, 300_000]);
  });

  it("rebuilds longer a luxury house and one from before 1940", () => {
    const share = (values: Record<number, number | string>) => {
      const [, dwelling, , , elsewhere] = valuesOf({ 101: 1, 104: "1600", ...values });
      return Number(elsewhere) / Number(dwelling);
    };
    expect(share({ 112: 4 })).toBeCloseTo(0.3, 2);
    expect(share({ 103: "1939" })).toBeCloseTo(0.3, 2);
    expect(share({ 103: "1940" })).toBeCloseTo(0.2, 2);
  });

  it("keeps a house between the lowest and the highest dwelling cover", () => {
    expect(valuesOf({ 101: 1, 104: "1" })[1]).toBe(50_000);
    expect(valuesOf({ 101: 1, 104: "999999", 112: 4 })[1]).toBe(9_844_000);
    expect(valuesOf({ 101: 1, 102: state("AK"), 104: "30000", 112: 4 })[1]).toBe(10_000_000);
  });

  it("covers a manufactured home by its own cost, and a landlord's rent instead of lodging", () => {
    expect(valuesOf({ 101: 4, 104: "1200" })[1]).toBe(120_000);
    const landlord = linesOf(estimateOf(1, { 101: 5, 104: "1600" }));
    expect(landlord).toMatchObject({
      "What you keep in the house (C)": 15_000,
      "Fair rental value (D)": 60_000,
    });
  });

  it("takes a year only where it can be one, and each band from its first year on", () => {
    const dwelling = (built: string) => valuesOf({ 101: 1, 104: "1600", 103: built })[1];
    // 1,600 x 187.50 = 300,000, and 1.03, 1.08 and 1.20 times that
    expect(["2000", "1999", "1980", "1979", "1940", "1939", "1000"].map(dwelling)).toEqual([
      ...[300_000, 309_000, 309_000, 324_000, 324_000, 360_000, 360_000],
    ]);
    expect(["999", "85", "10000", "never"].map(dwelling)).toEqual([
      ...[300_000, 300_000, 300_000, 300_000],
    ]);
  });

  it("asks for the higher liability because of one thing that is owned or that can hurt", () => {
    const liability = (values: Record<number, number | number[]>) =>
      valuesOf({ 101: 1, ...values })[5];
    expect([1, 2, 3, 4, 5].map((worth) => liability({ 129: worth }))).toEqual([
      ...[300_000, 300_000, 500_000, 500_000, 500_000],
    ]);
    expect([1, 2, 3, 4, 5].map((exposure) => liability({ 121: [exposure] }))).toEqual([
      ...[500_000, 500_000, 500_000, 300_000, 500_000],
    ]);
  });

  it("covers belongings by the owner's own estimate only where that was chosen", () => {
    const belongings = (described: number) =>
      valuesOf({ 101: 1, 104: "1600", 125: described, 126: "45500" })[3];
    expect([1, 2, 3, 4].map(belongings)).toEqual([150_000, 180_000, 210_000, 46_000]);
    expect(valuesOf({ 101: 5, 104: "1600", 125: 4, 126: "45500" })[3]).toBe(15_000);
  });

  it("rebuilds a manufactured home by its state, finish and roof, and no longer for its age", () => {
    const values = { 101: 4, 102: state("CA"), 103: "1930", 104: "1200", 109: 5, 112: 3 };
    // 1,200 x 100 x 1.25 x 1.35 x 1.06 = 214,650
    expect(valuesOf(values).slice(1, 5)).toEqual([215_000, 22_000, 129_000, 43_000]);
  });

  it("adds the guest house to the other structures", () => {
    expect(valuesOf({ 101: 1, 104: "1600", 114: [3], 115: "$90,000" })[2]).toBe(120_000);
  });

  it("rounds listed valuables up to 500", () => {
    const values = { 101: 1, 127: [1], 128: "1,001" };
    expect(linesOf(estimateOf(1, values))["Listed valuables"]).toBe(1_500);
  });

  it("places every state in exactly one band", () => {
    const placed = Object.values<readonly string[]>(coverageParameters.home.stateFactors).flat();
    expect([...placed].sort()).toEqual(usStates.map(({ code }) => code).sort());
  });
});
