import { usStates } from "@quotehaven/contract/rules";
import { catalogueFor } from "../reference/questionnaires";
import { estimate } from "./estimate";
import { bornFor, estimateOf, estimationDay, sentAnswers } from "./estimationFixtures";

const state = (code: string) => usStates.findIndex((entry) => entry.code === code) + 1;

/** `line: formula = result` of every step. */
const told = (...asked: Parameters<typeof estimateOf>) =>
  estimateOf(...asked).steps.map(({ line, formula, result }) => `${line}: ${formula} = ${result}`);

describe("how an estimate came about", () => {
  it("goes from the area of a house to every cover, and to all of them", () => {
    const house = { 101: 1, 102: state("OH"), 103: "1996", 104: "2000", 105: 3, 106: 1, 107: 3 };
    expect(told(1, { ...house, 109: 1, 112: 2, 113: 3, 125: 2, 129: 2 })).toEqual([
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

  it("says nothing of a dwelling to a renter, and speaks of the interior to a condo owner", () => {
    const renter = told(1, { 101: 3, 102: state("TX"), 126: "32500", 129: 1 });
    const condo = estimateOf(1, { 101: 2, 102: state("IL"), 104: "1100", 112: 2, 126: "45000" });
    expect(renter[0]).toBe(
      "belongings: $32,500 by your own estimate, rounded up to the next $1,000 = 33000",
    );
    expect(renter.join()).not.toMatch(/dwelling|otherStructures|187/);
    expect(condo.steps[0]).toMatchObject({
      label: "Interior of the unit (A)",
      formula:
        "1,100 sq ft × $187.50 × 0.40 for the interior alone × 1.15 for Illinois, rounded up to the next $1,000",
    });
    expect(condo.lines[0]?.label).toBe("Interior of the unit (A)");
  });

  it("goes from the income a family misses to the sum", () => {
    const family = {
      ...{ 193: 1, 194: "0", 195: 3, 196: "3", 197: 3, 201: "95000", 202: 1, 203: "280000" },
      ...{ 204: "25000", 205: 2, 206: "100000", 207: "100000" },
    };
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

  it("explains a need of nothing, and the most that is suggested", () => {
    const covered = told(2, { 193: 2, 195: 1, 204: "1000", 206: "5000" }, 40).at(-1);
    const capped = told(2, { 193: 2, 195: 1, 203: "90000000" }, 40).at(-1);
    expect(covered).toBe("total: $1,000 − $5,000, $0, because your savings cover it = 0");
    expect(capped).toMatch(/: \$90,000,000, at most \$25,000,000, because .* = 25000000$/);
  });

  it("goes from what a court could reach to the limits, the shortfall and the umbrella", () => {
    const wealthy = {
      ...{ 166: 3, 171: "160000", 172: "250000", 173: 1, 174: "700000", 175: "380000" },
      ...{ 176: "20000", 140: "30000", 141: "90000" },
    };
    expect(told(3, wealthy, 40)).toEqual([
      "netAssets: $250,000 in cash and investments + $320,000 of property above its mortgage " +
        "+ $30,000 of other things of value + $90,000 of retirement savings outside work " +
        "− $20,000 of debts = 670000",
      "futurePay: $160,000 a year × 75% taken home × 25% that a court can take × 10 years = 300000",
      "atRisk: $670,000 + $300,000 = 970000",
      "totalRequired: $670,000 + $300,000, rounded up to the next $50,000 = 1000000",
      "injuryLiability: for a need of $1,000,000 = $250,000 / $500,000",
      "propertyDamage: for a need of $1,000,000 = 100000",
      "uninsuredDrivers: the same as for injuries to others = $250,000 / $500,000",
      "shortfall: $500,000 suggested − $300,000 you have now = 200000",
      "umbrella: $1,000,000 − $500,000 that your auto policy covers, rounded up to the next $1,000,000 = 1000000",
    ]);
  });

  it("names the least and the most protection where they decide", () => {
    const required = (pay: string, savings: string) =>
      told(3, { 171: pay, 172: savings }, 40).find((each) => each.startsWith("totalRequired"));
    expect(required("0", "1000")).toMatch(
      /\$50,000, at least \$300,000, because one serious injury .* = 300000$/,
    );
    expect(required("0", "90000000")).toMatch(
      /: \$90,000,000, at most \$10,500,000, because .* = 10500000$/,
    );
  });

  it("is told in Spanish, too", () => {
    const spanish = estimate(
      3,
      sentAnswers({ 171: "50000" }),
      { dateOfBirth: bornFor(60) },
      estimationDay,
      catalogueFor("es"),
      "es",
    );
    expect(spanish?.steps[1]).toMatchObject({
      line: "futurePay",
      label: "Ingresos futuros en riesgo",
      formula:
        "$50,000 al año × 75% que recibe en neto × 25% que puede tomar un tribunal × 7 años, hasta que usted cumpla 67",
      result: 65_625,
    });
  });

  it("leads from each factor to its answer, and reads aloud as a sentence", () => {
    const { steps } = estimateOf(1, { 101: 1, 102: state("TX"), 104: "1440", 107: 4 });
    const dwelling = steps.find(({ line }) => line === "dwelling");
    expect(dwelling?.pieces).toEqual([
      { text: "1,440 sq ft", spoken: "1,440 square feet", questionId: 104 },
      { text: " × ", spoken: " times " },
      { text: "$187.50" },
      { text: " × ", spoken: " times " },
      { text: "0.95 for Texas", questionId: 102 },
      { text: " × ", spoken: " times " },
      { text: "1.06 for a finished basement", questionId: 107 },
      { text: " = $272,000", spoken: " equals $272,000" },
    ]);
    expect(dwelling?.notes).toEqual(["rounded up to the next $1,000"]);
  });

  it("names each kind of home's covers as its owner would", () => {
    const labels = (kind: number) =>
      estimateOf(1, { 101: kind, 104: "1000", 126: "20000" }).steps.map(({ label }) => label);
    expect(labels(3)).toContain("Belongings (C)");
    expect(labels(3).join()).not.toMatch(/dwelling|structures|home|house|repair/i);
    expect(labels(4)).toContain("Mobile home (A)");
    expect(labels(5)).toContain("House you rent out (A)");
  });
});
