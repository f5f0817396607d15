import { estimateOf, linesOf, told } from "./estimationFixtures";

type Values = Parameters<typeof estimateOf>[1];

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
