import { usStates } from "@quotehaven/contract/rules";
import { coverageParameters } from "./constants";
import { estimateOf, linesOf, stateAnswer as state, told } from "./estimationFixtures";

type Values = Parameters<typeof estimateOf>[1];

/** The total and every line: A to D, listed valuables where there are any, E, F, and an umbrella. */
const valuesOf = (values: Values) => {
  const result = estimateOf(1, values);
  return [result.total, ...Object.values(linesOf(result))];
};

it("answers the Ohio family house exactly as documented, and says how", () => {
  const house = { 101: 1, 102: state("OH"), 103: "1996", 104: "2000", 105: 3, 106: 1, 107: 3 };
  const ohio = { ...house, 109: 1, 112: 2, 113: 3, 125: 2, 129: 2 };
  expect(estimateOf(1, ohio)).toMatchObject({
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
    need: { home: { home: "house", personalLiability: 300_000, medicalPayments: 5_000 } },
  });
  expect(told(1, ohio)).toEqual([
    "area: 2,000 sq ft of living area + 40% of 480 sq ft of garage = 2,192",
    "dwelling: 2,192 sq ft × $187.50 × 1.03 for a home built in 1996 × 1.06 for an unfinished basement, " +
      "rounded up to the next $1,000 = 449000",
    "otherStructures: 10% of $449,000, rounded up to the next $1,000 = 45000",
    "belongings: 60% of $449,000, rounded up to the next $1,000 = 270000",
    "livingElsewhere: 20% of $449,000, rounded up to the next $1,000 = 90000",
    "total: $449,000 + $45,000 + $270,000 + $90,000 = 854000",
    "personalLiability: the usual limit = 300000",
    "medicalPayments: the usual limit = 5000",
  ]);
});

it("says everything that makes a house dearer", () => {
  const dear = {
    ...{ 101: 1, 102: state("CA"), 103: "1939", 104: "2000", 105: 4, 106: 3, 107: 4, 108: "600" },
    ...{ 109: 5, 112: 3, 113: 2, 114: [3], 115: "90000", 121: [1], 125: 3, 127: [1] },
    ...{ 128: "12300", 129: 5 },
  };
  expect(told(1, dear)).toEqual([
    "area: 2,000 sq ft of living area + 50% of 600 sq ft of finished basement + 40% of 240 sq ft of garage = 2,396",
    "dwelling: 2,396 sq ft × $187.50 × 1.25 for California × 1.35 for a high-end finish × 1.20 for a home built in 1939 × 1.12 for solid brick, stone or block walls × 1.06 for a slate roof × 1.05 for three or more stories × 1.06 for a finished basement, rounded up to the next $1,000 = 1203000",
    "otherStructures: 10% of $1,203,000 + $90,000 for the guest house, rounded up to the next $1,000 = 211000",
    "belongings: 70% of $1,203,000, rounded up to the next $1,000 = 843000",
    "livingElsewhere: 30% of $1,203,000, because rebuilding such a home takes longer, rounded up to the next $1,000 = 361000",
    "valuables: $12,300 you told us, rounded up to the next $500 = 12500",
    "total: $1,203,000 + $211,000 + $843,000 + $361,000 + $12,500 = 2630500",
    "personalLiability: higher because of what you own, a pool or hot tub = 500000",
    "medicalPayments: the usual limit = 5000",
    "umbrellaWorthConsidering: to match what you own = 2000000",
  ]);
});

it("says where the least and the most cover decide, and what is missing", () => {
  const condo = { 101: 2, 102: state("IL"), 104: "100", 126: "45000" };
  expect(told(1, condo).slice(0, 3)).toEqual([
    "unitInterior: 100 sq ft × $187.50 × 0.40 for the interior alone × 1.15 for Illinois, rounded up to the next $1,000, at least $20,000, because restoring even the smallest unit costs that much = 20000",
    "belongings: $45,000 by your own estimate = 45000",
    "livingElsewhere: 50% of $45,000, rounded up to the next $1,000 = 23000",
  ]);
  const huge = { 101: 1, 102: state("AK"), 104: "30000", 112: 4 };
  expect(told(1, huge)[0]).toBe(
    "dwelling: 30,000 sq ft × $187.50 × 1.40 for Alaska × 1.75 for a luxury finish, rounded up to the next $1,000, at most $10,000,000, because insurers look at larger homes one by one = 10000000",
  );
  expect(told(1, { 101: 1 })[0]).toBe("dwelling: the living area is not answered yet = 0");
});

it.each<[string, Values, number[]]>([
  [
    "a Californian custom house with a pool and jewelry",
    {
      ...{ 101: 1, 102: state("CA"), 103: "2008", 104: "2800", 105: 3, 106: 1, 107: 1, 109: 4 },
      ...{ 112: 3, 113: 4, 125: 3, 127: [1], 128: "12000", 129: 5, 121: [1] },
    },
    [2_149_000, 1_017_000, 102_000, 712_000, 306_000, 12_000, 500_000, 5_000, 2_000_000],
  ],
  [
    "a Texas renter",
    { 101: 3, 102: state("TX"), 126: "32500", 129: 1 },
    [43_000, 0, 0, 33_000, 10_000, 300_000, 5_000],
  ],
  [
    "the inside of an Illinois condo",
    { 101: 2, 102: state("IL"), 103: "2015", 104: "1100", 112: 2, 126: "45000", 129: 2 },
    [163_000, 95_000, 0, 45_000, 23_000, 300_000, 5_000],
  ],
  [
    "a house of which the kind and the area alone are known",
    { 101: 1, 104: "1600" },
    [570_000, 300_000, 30_000, 180_000, 60_000, 300_000, 5_000],
  ],
  [
    "a house without an area",
    { 101: 1, 102: state("NY"), 104: "0", 125: 2, 129: 1 },
    [0, 0, 0, 0, 0, 300_000, 5_000],
  ],
])("covers %s", (_what, values, expected) => {
  expect(valuesOf(values)).toEqual(expected);
});

it.each<[string, Values, number, number]>([
  // (1,600 + 400) x 187.50 x 1.06 = 397,500
  ["a finished basement", { 101: 1, 104: "1600", 107: 4, 108: "800" }, 1, 398_000],
  ["no basement, whatever its area", { 101: 1, 104: "1600", 107: 1, 108: "800" }, 1, 300_000],
  ["the smallest house", { 101: 1, 104: "1" }, 1, 50_000],
  ["the largest area", { 101: 1, 104: "999999", 112: 4 }, 1, 9_844_000],
  ["a manufactured home by its own cost", { 101: 4, 104: "1200" }, 1, 120_000],
  [
    // 1,200 x 100 x 1.25 x 1.35 x 1.06 = 214,650, and no longer to rebuild for its age
    "a manufactured home by its state, finish and roof",
    { 101: 4, 102: state("CA"), 103: "1930", 104: "1200", 109: 5, 112: 3 },
    1,
    215_000,
  ],
  ["the guest house", { 101: 1, 104: "1600", 114: [3], 115: "$90,000" }, 2, 120_000],
  ["a landlord's belongings", { 101: 5, 104: "1600", 125: 4, 126: "45500" }, 3, 15_000],
  ["a landlord's rent", { 101: 5, 104: "1600" }, 4, 60_000],
  ["a longer rebuild of luxury", { 101: 1, 104: "1600", 112: 4 }, 4, 158_000],
  ["a longer rebuild of a house before 1940", { 101: 1, 104: "1600", 103: "1939" }, 4, 108_000],
  ["a usual rebuild since 1940", { 101: 1, 104: "1600", 103: "1940" }, 4, 65_000],
  ["an old manufactured home's rebuild", { 101: 4, 103: "1930", 104: "1200" }, 4, 24_000],
  ["listed valuables, rounded up to 500", { 101: 1, 127: [1], 128: "1,001" }, 5, 1_500],
])("counts %s", (_what, values, line, expected) => {
  expect(valuesOf(values)[line]).toBe(expected);
});

it("takes a year only where it can be one, and each band from its first year on", () => {
  const dwelling = (built: string) => valuesOf({ 101: 1, 104: "1600", 103: built })[1];
  // 1,600 x 187.50 = 300,000, and 1.03, 1.08 and 1.20 times that
  expect(["2000", "1999", "1980", "1979", "1940", "1939", "1000"].map(dwelling)).toEqual([
    ...[300_000, 309_000, 309_000, 324_000, 324_000, 360_000, 360_000],
  ]);
  expect(["999", "85", "10000", "never"].map(dwelling)).toEqual(Array(4).fill(300_000));
});

it("asks for the higher liability because of one thing that is owned or that can hurt", () => {
  const liability = (values: Values) => valuesOf({ 101: 1, ...values })[5];
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
});

it("names each kind of home's covers as its owner would", () => {
  const labels = (kind: number) =>
    estimateOf(1, { 101: kind, 104: "1000", 126: "20000" }).steps.map(({ label }) => label);
  expect(labels(2)[0]).toBe("Interior of the unit (A)");
  expect(labels(3)).toContain("Belongings (C)");
  expect(labels(3).join()).not.toMatch(/dwelling|structures|home|house|repair/i);
  expect(labels(4)).toContain("Mobile home (A)");
  expect(labels(5)).toEqual(
    expect.arrayContaining(["House you rent out (A)", "What you keep in the house (C)"]),
  );
});

it("places every state in exactly one band", () => {
  const placed = Object.values<readonly string[]>(coverageParameters.home.stateFactors).flat();
  expect([...placed].sort()).toEqual(usStates.map(({ code }) => code).sort());
});
