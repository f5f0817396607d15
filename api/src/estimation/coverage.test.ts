import { questionsOf, usStates } from "@quotehaven/contract/rules";
import { formFor } from "../reference/questionnaires";
import { coverageParameters } from "./constants";
import { estimateOf, linesOf, stateAnswer as state, told, wealthy } from "./estimationFixtures";

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

it("answers the couple with two children and one income exactly as documented, and says how", () => {
  const family = {
    ...{ 193: 1, 194: "0", 195: 3, 196: "3", 197: 3, 201: "95000", 202: 1, 203: "280000" },
    ...{ 204: "25000", 205: 2, 206: "100000", 207: "100000" },
  };
  expect(estimateOf(2, family, 35)).toMatchObject({
    total: 1500000,
    needsUmbrella: false,
    atRisk: null,
    totalRequired: null,
    lines: [
      { label: "Income replacement", value: 1140000 },
      { label: "Mortgage", value: 280000 },
      { label: "Other debts", value: 25000 },
      { label: "Final expenses", value: 15000 },
      { label: "Education", value: 239280 },
      { label: "Less savings", value: -100000 },
      { label: "Less life insurance you have", value: -100000 },
    ],
    questions: [],
    termYears: 15,
    need: { life: { deathBenefit: 1500000, termYears: 15 } },
  });
  expect(told(2, family, 35)).toEqual([
    "annualGap: 80% of $95,000 you earn = 76000",
    "incomeReplacement: $76,000 a year × 15 years, until your youngest child is 18 = 1140000",
    "mortgage: your answer = 280000",
    "otherDebts: your answer = 25000",
    "finalExpenses: your answer = 15000",
    "education: 2 children × $119,640 for four years at a public college in your state = 239280",
    "lessSavings: your answer = -100000",
    "lessLifeInsurance: your answer = -100000",
    "total: $1,140,000 + $280,000 + $25,000 + $15,000 + $239,280 − $100,000 − $100,000, " +
      "rounded up to the next $25,000 = 1500000",
  ]);
});

it("says what two earners, unpaid care and support for others come to", () => {
  const parent = {
    ...{ 193: 1, 194: "60000", 195: 2, 196: "17", 197: 2, 198: 1, 200: "6000", 201: "80000" },
    ...{ 202: 1, 203: "180000", 206: "5000", 208: 1, 209: "20000" },
  };
  expect(told(2, parent, 66)).toEqual([
    "annualGap: 80% of ($80,000 you earn + $60,000 your partner earns) − $60,000 your partner earns = 52000",
    "incomeReplacement: $52,000 a year × 1 year, until your youngest child is 18 = 52000",
    "mortgage: your answer = 180000",
    "education: 1 child × $27,920 for a two-year college = 27920",
    "unpaidCare: $20,000 a year × 1 year, until your youngest child is 18 = 20000",
    "supportForOthers: $6,000 a year × 10 years, we count 10 years for people you support = 60000",
    "lessSavings: your answer = -5000",
    "total: $52,000 + $180,000 + $27,920 + $20,000 + $60,000 − $5,000, rounded up to the next $25,000 = 350000",
  ]);
});

it("explains a need of nothing, and the most that is suggested", () => {
  expect(told(2, { 193: 2, 195: 1, 204: "1000", 206: "5000" }, 40)).toEqual([
    "incomeReplacement: nobody relies on your income = 0",
    "otherDebts: your answer = 1000",
    "lessSavings: your answer = -5000",
    "total: $1,000 − $5,000, $0, because your savings cover it = 0",
  ]);
  expect(told(2, { 193: 2, 195: 1, 203: "90000000" }, 40).at(-1)).toMatch(
    /: \$90,000,000, at most \$25,000,000, because .* = 25000000$/,
  );
});

it.each<[string, Values, number | undefined, number, number | null, object]>([
  [
    "the gap of two earners",
    {
      ...{ 193: 1, 194: "60000", 195: 2, 196: "10", 197: 2, 201: "60000", 202: 1 },
      ...{ 203: "180000", 204: "8000", 205: 1, 206: "30000", 207: "120000" },
    },
    41,
    450_000,
    10,
    { "Income replacement": 360_000, Education: 27_920 },
  ],
  [
    "no income where nobody relies on it",
    { 193: 2, 195: 1, 201: "52000", 202: 1, 203: "0", 204: "21000", 205: 1, 206: "4000", 207: "0" },
    28,
    50_000,
    null,
    { "Income replacement": 0 },
  ],
  [
    "the chosen years of a single parent who also supports a mother",
    {
      ...{ 193: 2, 195: 2, 196: "14", 197: 3, 198: 1, 200: "6000", 201: "70000", 202: 4 },
      ...{ 203: "150000", 204: "12000", 205: 2, 206: "20000", 207: "50000" },
    },
    44,
    1_150_000,
    15,
    { "Income replacement": 840_000, "Support for others": 60_000 },
  ],
  ["nothing where nothing is answered", {}, undefined, 0, null, { "Less savings": 0 }],
])("replaces %s", (_what, values, age, total, termYears, lines) => {
  const result = estimateOf(2, values, age);
  expect(result).toMatchObject({ total, termYears });
  expect(linesOf(result)).toMatchObject(lines);
});

it.each<[string, Values, number | undefined, number]>([
  ["until the youngest is 18", { 195: 2, 196: "17" }, 40, 1],
  ["until the youngest is 18, whose age is unknown", { 195: 2 }, 40, 9],
  ["10 with a partner", { 193: 1, 194: "0" }, 40, 10],
  ["fewer before retirement", { 193: 1, 194: "0" }, 61, 6],
  ["none in retirement", { 193: 1, 194: "0" }, 80, 0],
  ["for a child also in retirement", { 193: 1, 194: "0", 195: 2, 196: "10" }, 65, 8],
  ["until 67", { 193: 1, 194: "0", 202: 6 }, 50, 17],
  ["until 67, from 40 when the age is unknown", { 193: 1, 194: "0", 202: 6 }, undefined, 27],
  ["at most 45", { 193: 1, 194: "0", 202: 6 }, 18, 45],
  ["none after 67", { 193: 1, 194: "0", 202: 6 }, 70, 0],
])("counts the years of income: %s", (_what, values, age, years) => {
  const lines = linesOf(estimateOf(2, { 201: "10000", ...values }, age));
  expect(lines["Income replacement"]).toBe(years * 8_000);
});

it("counts unpaid care only of who runs the home for children, and support only where it is given", () => {
  const home = { 193: 1, 194: "50000", 201: "0", 209: "20000", 196: "8", 200: "6000" };
  const linesWith = (more: Values) => linesOf(estimateOf(2, { ...home, ...more }, 40));
  expect(linesWith({ 195: 2, 208: 1 })).toMatchObject({ "Unpaid care": 200_000 });
  for (const more of [
    { 195: 1, 208: 1 },
    { 195: 2, 208: 2 },
  ]) {
    expect(linesWith(more)).not.toHaveProperty("Unpaid care");
  }
  expect(linesWith({ 198: 1 })).toMatchObject({ "Support for others": 60_000 });
  expect(linesWith({ 198: 2 })).not.toHaveProperty("Support for others");
});

it("answers a need above 500 thousand exactly as documented", () => {
  const umbrella = questionsOf(formFor(3)!).find(({ id }) => id === 150);
  expect(estimateOf(3, { ...wealthy, 166: 4 }, 40)).toMatchObject({
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
    questions: [{ ...umbrella, answer: null }],
    need: { auto: { injury: 500_000, propertyDamage: 100_000, totalRequired: 1_000_000 } },
  });
  expect(umbrella).toMatchObject({
    kind: "radio",
    content: "Would you like an umbrella policy quoted?",
  });
});

it("goes from what a court could reach to the limits, the shortfall and the umbrella", () => {
  expect(told(3, { ...wealthy, 166: 3 }, 66)).toEqual([
    "netAssets: $250,000 in cash and investments + $320,000 of property above its mortgage " +
      "+ $30,000 of other things of value + $90,000 of retirement savings outside work " +
      "− $20,000 of debts = 670000",
    "futurePay: $160,000 a year × 75% taken home × 25% that a court can take × 1 year, until you are 67 = 30000",
    "atRisk: $670,000 + $30,000 = 700000",
    "totalRequired: $670,000 + $30,000 = 700000",
    "injuryLiability: for a need of $700,000 = $250,000 / $500,000",
    "propertyDamage: for a need of $700,000 = 100000",
    "uninsuredDrivers: the same as for injuries to others = $250,000 / $500,000",
    "shortfall: $500,000 suggested − $300,000 you have now = 200000",
    "umbrella: $700,000 − $500,000 that your auto policy covers, rounded up to the next $1,000,000 = 1000000",
  ]);
});

it.each<[string, Values, string]>([
  [
    "debts are more than what is owned",
    { 171: "0", 172: "0", 173: 2, 176: "500", 177: [1] },
    "netAssets: $0 in cash and investments − $500 of debts, $0, because your debts are more than what you own = 0",
  ],
  [
    "an accident is likelier",
    { 171: "0", 172: "0", 173: 2, 176: "500", 177: [1] },
    "propertyDamage: because of what makes an accident likelier in your household = 100000",
  ],
  [
    "the least protection decides",
    { 171: "0", 172: "1000", 173: 2, 174: "700000" },
    "totalRequired: $1,000, rounded up to the next $50,000, at least $300,000, because one serious injury can cost that much = 300000",
  ],
  [
    "the lower tier is enough",
    { 171: "0", 172: "1000", 173: 2 },
    "injuryLiability: enough for a need of $300,000 = $100,000 / $300,000",
  ],
  [
    "the most protection decides",
    { 171: "0", 172: "90000000", 173: 2, 177: [1] },
    "totalRequired: $90,000,000, at most $10,500,000, because umbrella policies seldom go further = 10500000",
  ],
])("says so where %s", (_what, values, step) => {
  expect(told(3, values, 66)).toContain(step);
});

it.each<[string, Values, number | undefined, object, object]>([
  [
    "the lower tier to a renter with modest savings",
    { 171: "55000", 172: "12000", 173: 2, 176: "18000", 166: 2 },
    30,
    { total: 300_000, needsUmbrella: false, atRisk: 104_000, totalRequired: 300_000 },
    {
      ...{ "Savings and property at risk": 0, "Future pay at risk": 103_125 },
      ...{ "Your injury limit now": 100_000, Shortfall: 200_000 },
    },
  ],
  [
    "the higher tier between 300 and 500 thousand",
    {
      ...{ 171: "90000", 172: "60000", 173: 1, 174: "350000", 175: "240000", 176: "12000" },
      ...{ 140: "8000", 166: 3 },
    },
    45,
    { total: 500_000, needsUmbrella: false, atRisk: 335_000, totalRequired: 350_000 },
    { "Savings and property at risk": 166_000, "Future pay at risk": 168_750 },
  ],
  [
    "no umbrella at exactly 500,000",
    { 171: "120000", 172: "500000", 173: 2, 176: "0" },
    70,
    { total: 500_000, needsUmbrella: false, totalRequired: 500_000, questions: [] },
    {},
  ],
  [
    "the higher tier to a household with a dog and a young driver",
    { 171: "40000", 172: "3000", 173: 2, 176: "60000", 177: [1, 3], 166: 1 },
    22,
    { total: 500_000, needsUmbrella: false, atRisk: 75_000, totalRequired: 300_000 },
    { Shortfall: 450_000 },
  ],
  [
    "ten years of pay when the age is unknown",
    { 171: "16" },
    undefined,
    {},
    { "Future pay at risk": 30 },
  ],
])("recommends %s", (_what, values, age, result, lines) => {
  const made = estimateOf(3, values, age);
  expect(made).toMatchObject(result);
  expect(linesOf(made)).toMatchObject(lines);
});

it("leaves the limit of today out where the person is not insured", () => {
  const lines = linesOf(estimateOf(3, { 164: 3, 166: 2 }));
  expect(lines).not.toHaveProperty("Your injury limit now");
  expect(lines).not.toHaveProperty("Shortfall");
});
