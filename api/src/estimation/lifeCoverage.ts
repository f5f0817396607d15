import { formatMoney } from "@quotehaven/contract/rules";
import { coverageParameters } from "./constants";
import { byAnswer, type CoverageAnswers } from "./coverageAnswers";
import { exact, minus, plus, roundUp, times } from "./exact";
import type { Line } from "./lines";
import type { FormulaTexts } from "./formulaTexts";
import { percent, sumOf, type Formula, type Step } from "./working";

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
  const incomeReplacement = yearly * years;
  const education =
    household.children * (byAnswer(parameters.educationCosts, answers.choice(197)) ?? 0);
  const unpaidCare =
    answers.choice(208) === runsTheHome && household.children > 0
      ? money(209) * household.yearsToAdult
      : 0;
  const supportForOthers =
    answers.choice(198) === supportsOthers ? money(200) * parameters.supportYears : 0;
  const optional = (line: "unpaidCare" | "supportForOthers", data: number) =>
    data > 0 ? [{ line, data }] : [];
  const less = (line: "lessSavings" | "lessLifeInsurance", amount: number) => ({
    line,
    data: amount === 0 ? 0 : -amount,
  });

  const lines: (Line & { data: number })[] = [
    { line: "incomeReplacement", data: incomeReplacement },
    { line: "mortgage", data: money(203) },
    { line: "otherDebts", data: money(204) },
    {
      line: "finalExpenses",
      data: byAnswer(parameters.finalExpenses, answers.choice(205)) ?? 0,
    },
    { line: "education", data: education },
    ...optional("unpaidCare", unpaidCare),
    ...optional("supportForOthers", supportForOthers),
    less("lessSavings", money(206)),
    less("lessLifeInsurance", money(207)),
  ];

  const net = lines.reduce((sum, { data }) => sum + Number(data), 0);
  const total = Math.min(roundUp(exact(net), parameters.step), parameters.maximum);
  const { hasPartner, children, yearsToAdult } = household;
  const formulas: Partial<Record<Line["line"], Formula>> = {
    incomeReplacement: (texts) =>
      years === 0 ? texts.nobodyRelies : `${texts.aYear(yearly)} × ${texts.years(years)}`,
    education: (texts) =>
      `${texts.children(children)} × ${formatMoney(education / (children || 1))}`,
    unpaidCare: (texts) => `${texts.aYear(money(209))} × ${texts.years(yearsToAdult)}`,
    supportForOthers: (texts) =>
      `${texts.aYear(money(200))} × ${texts.years(parameters.supportYears)}`,
  };
  const partnerIncome = hasPartner ? money(194) : 0;
  const gap: Step = {
    line: "annualGap",
    formula: () =>
      `${percent(parameters.incomeShare)} × (${sumOf(money(201), partnerIncome)})` +
      (partnerIncome > 0 ? ` − ${formatMoney(partnerIncome)}` : ""),
    result: yearly,
  };
  return {
    total,
    lines,
    steps: [
      ...(years > 0 ? [gap] : []),
      ...lines
        .filter(({ line, data }) => data !== 0 || line === "incomeReplacement")
        .map(({ line, data }) => ({
          line,
          formula: formulas[line] ?? ((texts: FormulaTexts) => texts.yourAnswer),
          result: data,
        })),
      { line: "total", formula: totalFormula(lines, net), result: total },
    ],
    term: termFor(years),
  };
}

/** The sum of the lines, and what rounding, the floor or the cap made of it. */
function totalFormula(lines: readonly { data: number }[], net: number): Formula {
  const sum = sumOf(...lines.map(({ data }) => data));
  return (texts) => {
    if (net <= 0) return `${sum}: ${texts.covered}`;
    const cap = net > parameters.maximum ? `, ${texts.atMost(parameters.maximum)}` : "";
    return `${sum} = ${formatMoney(net)}, ${texts.nextStep(parameters.step)}${cap}`;
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

function yearsOfIncome(
  answers: CoverageAnswers,
  { hasPartner, children, yearsToAdult }: Household,
  age: number | null,
): number {
  if (!hasPartner && children === 0) return 0;
  const choice = answers.choice(202);
  const chosen = byAnswer(parameters.chosenYears, choice);
  if (chosen !== null) return chosen;
  const toRetirement = parameters.retirementAge - (age ?? parameters.ageUnknown);
  if (choice === untilRetirement) {
    return Math.min(Math.max(toRetirement, 0), parameters.mostYears);
  }
  const suggested = hasPartner
    ? Math.max(yearsToAdult, parameters.leastYearsWithPartner)
    : yearsToAdult;
  return toRetirement < suggested ? Math.max(toRetirement, yearsToAdult) : suggested;
}

function annualGap(household: Household, income: number, partnerAnswer: number): number {
  if (!household.hasPartner && household.children === 0) return 0;
  const partnerIncome = household.hasPartner ? partnerAnswer : 0;
  const needed = times(exact(parameters.incomeShare), plus(exact(income), exact(partnerIncome)));
  return roundUp(minus(needed, exact(partnerIncome)), 1);
}

function termFor(years: number): number | null {
  if (years === 0) return null;
  return parameters.terms.find((term) => term >= years) ?? parameters.terms.at(-1) ?? null;
}
