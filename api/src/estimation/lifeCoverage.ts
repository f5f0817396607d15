import { formatMoney } from "@quotehaven/contract/rules";
import { coverageParameters } from "./constants";
import { byAnswer, type CoverageAnswers } from "./coverageAnswers";
import { exact, minus, plus, times } from "./exact";
import type { Line } from "./lines";
import {
  fromAnswer,
  joined,
  percent,
  plain,
  rounded,
  sumOf,
  type Formula,
  type Notes,
  type Step,
} from "./working";

const parameters = coverageParameters.life;
const partnerRelies = 19301;
const runsTheHome = 20801;
const supportsOthers = 19801;
const untilRetirement = 20206;

/**
 * A life estimate: the suggested death benefit, its lines, how each came about, and the term in years
 * (null without a need for income).
 */
export type LifeCoverage = { total: number; lines: Line[]; steps: Step[]; term: number | null };

/**
 * The death benefit a household needs, in whole dollars, rounded up to 25,000.
 *
 * Needs analysis (DIME: debts, income, mortgage, education) with final expenses
 * added and savings and existing cover subtracted; the income line follows
 * Prudential's worksheet. Missing answers count as 0. `age` is in whole years,
 * null when unknown.
 */
export function lifeCoverage(answers: CoverageAnswers, age: number | null): LifeCoverage {
  const money = (questionId: number) => answers.amount(questionId, parameters.maxMoney) ?? 0;
  const household = householdOf(answers);
  const years = yearsOfIncome(answers, household, age);

  const yearly = annualGap(household, money(201), money(194));
  const lines = linesOf(answers, household, years, yearly.amount);
  const net = lines.reduce((sum, { data }) => sum + data, 0);
  const suggested = rounded(exact(net), parameters.step);
  const total = Math.min(suggested.amount, parameters.maximum);
  return {
    total,
    lines,
    steps: [
      ...(years.count > 0 ? [gapStep(household, money(201), money(194), yearly)] : []),
      ...lines.filter(({ line, data }) => data !== 0 || line === "incomeReplacement"),
      totalStep(lines, net, total, suggested.notes),
    ],
    term: termFor(years.count),
  };
}

type LifeLine = Step & { data: number };

/** What adds to the need, and what comes off; the two that few have are left out where they are nothing. */
function linesOf(
  answers: CoverageAnswers,
  household: Household,
  years: Years,
  yearly: number,
): LifeLine[] {
  const { children, yearsToAdult } = household;
  const money = (questionId: number) => answers.amount(questionId, parameters.maxMoney) ?? 0;
  const typed = (line: Line["line"], questionId: number, data: number): LifeLine => ({
    line,
    data,
    reason: (texts) => [fromAnswer(questionId, texts.yourAnswer)],
  });
  const caresUnpaid = answers.choice(208) === runsTheHome && children > 0;
  const isSupporting = answers.choice(198) === supportsOthers;
  const finalExpenses = byAnswer(parameters.finalExpenses, answers.choice(205)) ?? 0;
  return [
    incomeLine(household, years, yearly),
    typed("mortgage", 203, money(203)),
    typed("otherDebts", 204, money(204)),
    typed("finalExpenses", 205, finalExpenses),
    educationLine(answers.choice(197), children),
    ...(caresUnpaid ? unpaidCare(money(209), yearsToAdult) : []),
    ...(isSupporting ? supportForOthers(money(200)) : []),
    // 0 less the amount: never a negative zero.
    typed("lessSavings", 206, 0 - money(206)),
    typed("lessLifeInsurance", 207, 0 - money(207)),
  ];
}

function incomeLine({ hasPartner, children }: Household, years: Years, yearly: number): LifeLine {
  const line = { line: "incomeReplacement", data: yearly * years.count } as const;
  const because = hasPartner || children > 0 ? "noYearsLeft" : "nobodyRelies";
  const questionId = because === "noYearsLeft" ? 202 : 193;
  if (years.count === 0)
    return { ...line, reason: (texts) => [fromAnswer(questionId, texts[because])] };
  return {
    ...line,
    formula: (texts) =>
      joined("×", plain(texts.aYear(yearly)), fromAnswer(202, texts.years(years.count))),
    notes: (texts) => (years.because ? [texts.yearsBecause[years.because]] : []),
  };
}

function educationLine(college: number | null, children: number): LifeLine {
  const cost = byAnswer(parameters.educationCosts, college) ?? 0;
  return {
    line: "education",
    data: children * cost,
    formula: (texts) =>
      joined(
        "×",
        fromAnswer(195, texts.children(children)),
        fromAnswer(197, `${formatMoney(cost)} ${texts.because[college ?? 0] ?? ""}`),
      ),
  };
}

function unpaidCare(worth: number, yearsToAdult: number): LifeLine[] {
  if (worth === 0) return [];
  const formula: Formula = (texts) =>
    joined("×", fromAnswer(209, texts.aYear(worth)), fromAnswer(196, texts.years(yearsToAdult)));
  const notes: Notes = (texts) => [texts.yearsBecause.adult];
  return [{ line: "unpaidCare", data: worth * yearsToAdult, formula, notes }];
}

function supportForOthers(yearly: number): LifeLine[] {
  if (yearly === 0) return [];
  const years = parameters.supportYears;
  const formula: Formula = (texts) =>
    joined("×", fromAnswer(200, texts.aYear(yearly)), plain(texts.years(years)));
  const notes: Notes = (texts) => [texts.yearsBecause.support];
  return [{ line: "supportForOthers", data: yearly * years, formula, notes }];
}

/** What a family misses each year, worked out. */
function gapStep(
  household: Household,
  income: number,
  partnerAnswer: number,
  gap: ReturnType<typeof annualGap>,
): Step {
  const partner = household.hasPartner ? partnerAnswer : 0;
  const share = percent(parameters.incomeShare);
  return {
    line: "annualGap",
    formula: (texts) => {
      const own = fromAnswer(201, `${formatMoney(income)} ${texts.youEarn}`);
      const theirs = fromAnswer(194, `${formatMoney(partner)} ${texts.partnerEarns}`);
      if (partner === 0) return [plain(share + texts.of("")), own];
      return [
        plain(`${share}${texts.of("(")}`),
        ...joined("+", own, theirs),
        plain(") − "),
        theirs,
      ];
    },
    notes: (texts) =>
      gap.amount === 0 && partner > 0 ? [texts.partnerEarnsEnough] : gap.notes(texts),
    data: gap.amount,
  };
}

/** The sum of the lines, and what rounding, the floor or the cap made of it. */
function totalStep(lines: readonly LifeLine[], net: number, total: number, rounding: Notes): Step {
  const has = (name: Line["line"]) => lines.some(({ line, data }) => line === name && data < 0);
  const covering = has("lessSavings")
    ? has("lessLifeInsurance")
      ? "both"
      : "savings"
    : has("lessLifeInsurance")
      ? "insurance"
      : "nothing";
  return {
    line: "total",
    formula: () => sumOf(...lines.map(({ data }) => data)),
    notes: (texts) =>
      net <= 0
        ? [texts.nothingNeeded[covering]]
        : [
            ...rounding(texts),
            ...(net > parameters.maximum
              ? [`${texts.atMost(parameters.maximum)}, ${texts.largest.life}`]
              : []),
          ],
    data: total,
  };
}

type Household = { hasPartner: boolean; children: number; yearsToAdult: number };

function householdOf(answers: CoverageAnswers): Household {
  const children = byAnswer(parameters.children, answers.choice(195)) ?? 0;
  const youngest = answers.amount(196, parameters.adultAge - 1) ?? parameters.youngestAgeUnknown;
  return {
    hasPartner: answers.choice(193) === partnerRelies,
    children,
    yearsToAdult: children > 0 ? Math.max(1, parameters.adultAge - youngest) : 0,
  };
}

/** For how many years income is replaced, and why so many unless they were chosen. */
type Years = { count: number; because?: "adult" | "partner" | "retirement" };

function yearsOfIncome(
  answers: CoverageAnswers,
  { hasPartner, children, yearsToAdult }: Household,
  age: number | null,
): Years {
  if (!hasPartner && children === 0) return { count: 0 };
  const choice = answers.choice(202);
  const chosen = byAnswer(parameters.chosenYears, choice);
  if (chosen !== null) return { count: chosen };
  const toRetirement = parameters.retirementAge - (age ?? parameters.ageUnknown);
  if (choice === untilRetirement) {
    const count = Math.min(Math.max(toRetirement, 0), parameters.mostYears);
    return { count, because: "retirement" };
  }
  const withPartner = hasPartner ? parameters.leastYearsWithPartner : 0;
  const suggested = Math.max(yearsToAdult, withPartner);
  const isAdultLater = yearsToAdult >= Math.min(suggested, toRetirement);
  if (isAdultLater) return { count: yearsToAdult, because: "adult" };
  return toRetirement < suggested
    ? { count: toRetirement, because: "retirement" }
    : { count: suggested, because: "partner" };
}

/** What a family misses each year; the share of a partner's own income is already there. */
function annualGap(household: Household, income: number, partnerAnswer: number) {
  const partnerIncome = exact(household.hasPartner ? partnerAnswer : 0);
  const needed = times(exact(parameters.incomeShare), plus(exact(income), partnerIncome));
  return rounded(minus(needed, partnerIncome), 1);
}

function termFor(years: number): number | null {
  if (years === 0) return null;
  return parameters.terms.find((term) => term >= years) ?? parameters.terms.at(-1) ?? null;
}
