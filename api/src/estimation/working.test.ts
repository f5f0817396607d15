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
      "area: 2,000 living area + 480 garage × 0.40 = 2,192",
      "dwelling: 2,192 sq ft × $187.50 × 1.03 age of the home × 1.06 foundation, " +
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
      "belongings: your own estimate $32,500, rounded up to the next $1,000 = 33000",
    );
    expect(renter.join()).not.toMatch(/dwelling|otherStructures|187/);
    expect(condo.steps[0]).toMatchObject({
      label: "Interior of the unit (A)",
      formula:
        "1,100 sq ft × $187.50 × 0.40 interior only × 1.15 your state, rounded up to the next $1,000",
    });
    expect(condo.lines[0]?.label).toBe("Interior of the unit (A)");
  });

  it("goes from the income a family misses to the sum", () => {
    const family = {
      ...{ 193: 1, 194: "0", 195: 3, 196: "3", 197: 3, 201: "95000", 202: 1, 203: "280000" },
      ...{ 204: "25000", 205: 2, 206: "100000", 207: "100000" },
    };
    expect(told(2, family, 35)).toEqual([
      "annualGap: 80% × ($95,000) = 76000",
      "incomeReplacement: $76,000 a year × 15 years = 1140000",
      "mortgage: your answer = 280000",
      "otherDebts: your answer = 25000",
      "finalExpenses: your answer = 15000",
      "education: 2 children × $119,640 = 239280",
      "lessSavings: your answer = -100000",
      "lessLifeInsurance: your answer = -100000",
      "total: $1,140,000 + $280,000 + $25,000 + $15,000 + $239,280 − $100,000 − $100,000 " +
        "= $1,499,280, rounded up to the next $25,000 = 1500000",
    ]);
  });

  it("explains a need of nothing, and the most that is suggested", () => {
    const covered = told(2, { 193: 2, 195: 1, 204: "1000", 206: "5000" }, 40).at(-1);
    const capped = told(2, { 193: 2, 195: 1, 203: "90000000" }, 40).at(-1);
    expect(covered).toBe(
      "total: $1,000 − $5,000: your savings and the cover you have are enough = 0",
    );
    expect(capped).toMatch(/rounded up to the next \$25,000, at most \$25,000,000 = 25000000$/);
  });

  it("goes from what a court could reach to the limits, the shortfall and the umbrella", () => {
    const wealthy = {
      ...{ 166: 3, 171: "160000", 172: "250000", 173: 1, 174: "700000", 175: "380000" },
      ...{ 176: "20000", 140: "30000", 141: "90000" },
    };
    expect(told(3, wealthy, 40)).toEqual([
      "netAssets: $250,000 savings + $320,000 value of property above its mortgage " +
        "+ $120,000 other assets − $20,000 debts = 670000",
      "futurePay: $160,000 a year × 75% take-home share × 25% share a court can take × 10 years = 300000",
      "atRisk: $670,000 + $300,000, rounded up to the next $1,000 = 970000",
      "totalRequired: $670,000 + $300,000, rounded up to the next $50,000 = 1000000",
      "injuryLiability: for a need of $1,000,000 = $250,000 / $500,000",
      "propertyDamage: for a need of $1,000,000 = 100000",
      "uninsuredDrivers: the same as for injuries to others = $250,000 / $500,000",
      "shortfall: $500,000 − $300,000 you have now = 200000",
      "umbrella: $1,000,000 − $500,000, rounded up to the next $1,000,000 = 1000000",
    ]);
  });

  it("names the least and the most protection where they decide", () => {
    const required = (pay: string, savings: string) =>
      told(3, { 171: pay, 172: savings }, 40).find((each) => each.startsWith("totalRequired"));
    expect(required("0", "1000")).toMatch(/\$50,000, at least \$300,000 = 300000$/);
    expect(required("0", "90000000")).toMatch(/\$50,000, at most \$10,500,000 = 10500000$/);
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
    expect(spanish?.steps[1]).toEqual({
      line: "futurePay",
      label: "Ingresos futuros en riesgo",
      formula: "$50,000 al año × 75% parte neta × 25% parte que puede tomar un tribunal × 7 años",
      result: 65_625,
    });
  });
});
