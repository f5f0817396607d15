import { questionsOf } from "@quotehaven/contract/rules";
import { formFor } from "../reference/questionnaires";
import { estimateOf, linesOf, told } from "./estimationFixtures";

type Values = Parameters<typeof estimateOf>[1];

const wealthy = {
  ...{ 171: "160000", 172: "250000", 173: 1, 174: "700000", 175: "380000", 176: "20000" },
  ...{ 140: "30000", 141: "90000" },
};

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
