import { formatMoney } from "@quotehaven/contract/rules";
import { coverageParameters } from "./constants";
import { byAnswer, type CoverageAnswers } from "./coverageAnswers";
import { exact, minus, plus, times } from "./exact";
import type { FormulaTexts } from "./formulaTexts";
import type { Line } from "./lines";
import {
  answered,
  joined,
  percent,
  plain,
  rounded,
  sumOf,
  type How,
  type Notes,
  type Piece,
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
  const lines = linesOf(answers, household, yearly.amount * years.count);
  const net = lines.reduce((sum, { data }) => sum + data, 0);
  const suggested = rounded(exact(net), parameters.step);
  const total = Math.min(suggested.amount, parameters.maximum);
  const formulas = formulasOf(answers, household, years, yearly.amount);
  return {
    total,
    lines,
    steps: [
      ...(years.count > 0 ? [gapStep(household, money(201), money(194), yearly)] : []),
      ...lines
        .filter(({ line, data }) => data !== 0 || line === "incomeReplacement")
        .map((line) => ({ ...line, ...formulas[line.line] })),
      totalStep(lines, net, total, suggested.notes),
    ],
    term: termFor(years.count),
  };
}

type LifeLine = {
  line:
    | "incomeReplacement"
    | "mortgage"
    | "otherDebts"
    | "finalExpenses"
    | "education"
    | "unpaidCare"
    | "supportForOthers"
    | "lessSavings"
    | "lessLifeInsurance";
  data: number;
};

/** What adds to the need, and what comes off; the two that few have are left out where they are nothing. */
function linesOf(
  answers: CoverageAnswers,
  { children, yearsToAdult }: Household,
  incomeReplacement: number,
): LifeLine[] {
  const money = (questionId: number) => answers.amount(questionId, parameters.maxMoney) ?? 0;
  const caresUnpaid = answers.choice(208) === runsTheHome && children > 0;
  const isSupporting = answers.choice(198) === supportsOthers;
  const unpaidCare = caresUnpaid ? money(209) * yearsToAdult : 0;
  const support = isSupporting ? money(200) * parameters.supportYears : 0;
  return [
    { line: "incomeReplacement", data: incomeReplacement },
    { line: "mortgage", data: money(203) },
    { line: "otherDebts", data: money(204) },
    {
      line: "finalExpenses",
      data: byAnswer(parameters.finalExpenses, answers.choice(205)) ?? 0,
    },
    { line: "education", data: children * costOfEducation(answers) },
    ...(unpaidCare > 0 ? [{ line: "unpaidCare", data: unpaidCare } as const] : []),
    ...(support > 0 ? [{ line: "supportForOthers", data: support } as const] : []),
    // 0 less the amount: never a negative zero.
    { line: "lessSavings", data: 0 - money(206) },
    { line: "lessLifeInsurance", data: 0 - money(207) },
  ];
}

function costOfEducation(answers: CoverageAnswers): number {
  return byAnswer(parameters.educationCosts, answers.choice(197)) ?? 0;
}

/** How each line came about. */
function formulasOf(
  answers: CoverageAnswers,
  { hasPartner, children, yearsToAdult }: Household,
  years: Years,
  yearly: number,
): Record<LifeLine["line"], How> {
  const money = (questionId: number) => answers.amount(questionId, parameters.maxMoney) ?? 0;
  const typed = (questionId: number) => ({
    reason: (texts: FormulaTexts) => [answered(questionId, texts.yourAnswer)],
  });
  const perYear = (amount: Piece, time: Piece) => joined("×", amount, time);
  const reliesOn = hasPartner || children > 0;
  const education = answers.choice(197);
  return {
    incomeReplacement:
      years.count > 0
        ? {
            formula: (texts) =>
              perYear(plain(texts.aYear(yearly)), answered(202, texts.years(years.count))),
            notes: (texts) => (years.because ? [texts.yearsBecause[years.because]] : []),
          }
        : {
            reason: (texts) => [
              reliesOn ? answered(202, texts.noYearsLeft) : answered(193, texts.nobodyRelies),
            ],
          },
    mortgage: typed(203),
    otherDebts: typed(204),
    finalExpenses: typed(205),
    education: {
      formula: (texts) =>
        joined(
          "×",
          answered(195, texts.children(children)),
          answered(
            197,
            `${formatMoney(costOfEducation(answers))} ${texts.because[education ?? 0] ?? ""}`,
          ),
        ),
    },
    unpaidCare: {
      formula: (texts) =>
        perYear(answered(209, texts.aYear(money(209))), answered(196, texts.years(yearsToAdult))),
      notes: (texts) => [texts.yearsBecause.adult],
    },
    supportForOthers: {
      formula: (texts) =>
        perYear(
          answered(200, texts.aYear(money(200))),
          plain(texts.years(parameters.supportYears)),
        ),
      notes: (texts) => [texts.yearsBecause.support],
    },
    lessSavings: typed(206),
    lessLifeInsurance: typed(207),
  };
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
      const own = answered(201, `${formatMoney(income)} ${texts.youEarn}`);
      const theirs = answered(194, `${formatMoney(partner)} ${texts.partnerEarns}`);
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
  const has = (name: LifeLine["line"]) => lines.some(({ line, data }) => line === name && data < 0);
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
            ...(net > parameters.maximum ? [texts.atMost.life(parameters.maximum)] : []),
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
