import { formatMoney } from "@quotehaven/contract/rules";
import { coverageParameters } from "./constants";
import { byAnswer, type CoverageAnswers } from "./coverageAnswers";
import { exact, roundUp, times } from "./exact";
import type { Line } from "./lines";
import { percent, sumOf, type Formula, type Step } from "./working";

const parameters = coverageParameters.auto;
const ownsProperty = 17301;

/** An auto estimate: the injury liability per accident, what a court could reach, and what protects it. Whole dollars. */
export type AutoCoverage = {
  total: number;
  atRisk: number;
  totalRequired: number;
  needsUmbrella: boolean;
  lines: Line[];
  /** How each line came about. */
  steps: Step[];
};

/**
 * Liability cover for what a judgment could take: net assets outside workplace
 * retirement plans (which ERISA protects), and the share of future pay that
 * federal law lets a court take. `age` is in whole years, null when unknown.
 */
export function autoCoverage(answers: CoverageAnswers, age: number | null): AutoCoverage {
  const risk = riskOf(answers, age);
  const { tier, atRisk, totalRequired, needsUmbrella } = risk;
  const lines = linesOf(risk, byAnswer(parameters.limitsNow, answers.choice(166)));
  const steps = stepsOf(risk, lines);
  return { total: tier.perAccident, atRisk, totalRequired, needsUmbrella, lines, steps };
}

type Risk = ReturnType<typeof riskOf>;

/** What a court could reach, and the liability cover that this asks for. */
function riskOf(answers: CoverageAnswers, age: number | null) {
  const money = (questionId: number) => answers.amount(questionId, parameters.maxMoney) ?? 0;
  const equity = answers.choice(173) === ownsProperty ? Math.max(0, money(174) - money(175)) : 0;
  const assets = { cash: money(172), equity, others: money(140) + money(141), debts: money(176) };
  const netAssets = Math.max(0, assets.cash + equity + assets.others - assets.debts);
  const income = money(171);
  const years = yearsOfPay(age);
  const futurePay = futurePayAtRisk(income, years);
  const raw = exact(netAssets + futurePay);
  const needed = roundUp(raw, parameters.requiredStep);
  const totalRequired = Math.min(
    Math.max(needed, parameters.leastRequired),
    parameters.mostRequired,
  );
  const isExposed = answers.choices(177).length > 0;
  const fitsLowerTier = totalRequired <= parameters.lowerTier.perAccident;
  return {
    assets,
    netAssets,
    income,
    years,
    futurePay,
    atRisk: roundUp(raw, parameters.atRiskStep),
    needed,
    totalRequired,
    needsUmbrella: totalRequired > parameters.umbrellaAbove,
    fitsLowerTier,
    isExposed,
    tier: fitsLowerTier && !isExposed ? parameters.lowerTier : parameters.higherTier,
  };
}

function linesOf(
  { tier, netAssets, futurePay, needsUmbrella, totalRequired }: Risk,
  limitNow: number | null,
): Line[] {
  const limits = `${formatMoney(tier.perPerson)} / ${formatMoney(tier.perAccident)}`;
  return [
    { line: "injuryLiability", data: limits },
    { line: "propertyDamage", data: tier.propertyDamage },
    { line: "uninsuredDrivers", data: limits },
    { line: "netAssets", data: netAssets },
    { line: "futurePay", data: futurePay },
    ...limitLines(limitNow, tier.perAccident),
    ...(needsUmbrella ? [umbrellaLine(totalRequired)] : []),
  ];
}

/** How each line came about; a line that is not there has no step. */
function stepsOf(risk: Risk, lines: readonly Line[]): Step[] {
  const { atRisk, totalRequired, tier } = risk;
  const result = (line: Line["line"]) => lines.find((each) => each.line === line)?.data;
  const step = (line: Line["line"], formula: Formula): Step[] => {
    const found = result(line);
    return found === undefined ? [] : [{ line, formula, result: found }];
  };
  const tierFormula = formulaOfTier(risk);
  return [
    ...step("netAssets", assetsFormula(risk.assets)),
    ...step("futurePay", futurePayFormula(risk)),
    { line: "atRisk", formula: atRiskFormula(risk), result: atRisk },
    { line: "totalRequired", formula: totalRequiredFormula(risk), result: totalRequired },
    ...step("injuryLiability", tierFormula),
    ...step("propertyDamage", tierFormula),
    ...step("uninsuredDrivers", (texts) => texts.like),
    ...step("shortfall", (texts) =>
      [
        formatMoney(tier.perAccident),
        `${formatMoney(Number(result("injuryLimitNow") ?? 0))} ${texts.youHave}`,
      ].join(" − "),
    ),
    ...step("umbrella", (texts) =>
      [
        `${formatMoney(totalRequired)} − ${formatMoney(parameters.umbrellaAbove)}`,
        texts.nextStep(parameters.umbrellaStep),
      ].join(", "),
    ),
  ];
}

function formulaOfTier({ isExposed, fitsLowerTier, totalRequired }: Risk): Formula {
  return (texts) => {
    if (!fitsLowerTier) return texts.higherTier(totalRequired);
    return isExposed ? texts.exposed : texts.lowerTier(totalRequired);
  };
}

function futurePayFormula({ income, years }: Risk): Formula {
  return (texts) =>
    [
      texts.aYear(income),
      `${percent(parameters.takeHomeShare)} ${texts.takeHome}`,
      `${percent(parameters.garnishableShare)} ${texts.courtShare}`,
      texts.years(years),
    ].join(" × ");
}

function atRiskFormula({ netAssets, futurePay }: Risk): Formula {
  return (texts) => `${sumOf(netAssets, futurePay)}, ${texts.nextStep(parameters.atRiskStep)}`;
}

function totalRequiredFormula({ netAssets, futurePay, needed }: Risk): Formula {
  return (texts) =>
    [
      sumOf(netAssets, futurePay),
      texts.nextStep(parameters.requiredStep),
      ...(needed < parameters.leastRequired ? [texts.atLeast(parameters.leastRequired)] : []),
      ...(needed > parameters.mostRequired ? [texts.atMost(parameters.mostRequired)] : []),
    ].join(", ");
}

function assetsFormula({ cash, equity, others, debts }: Risk["assets"]): Formula {
  return (texts) => {
    const parts = [
      { amount: cash, name: texts.savings },
      { amount: equity, name: texts.homeEquity },
      { amount: others, name: texts.otherAssets },
    ].filter(({ amount }) => amount > 0);
    const owned = parts.map(({ amount, name }) => `${formatMoney(amount)} ${name}`).join(" + ");
    const owed = debts > 0 ? ` − ${formatMoney(debts)} ${texts.debts}` : "";
    return `${owned || `${formatMoney(0)} ${texts.savings}`}${owed}`;
  };
}

function yearsOfPay(age: number | null): number {
  return age === null
    ? parameters.yearsOfPay
    : Math.min(Math.max(parameters.retirementAge - age, 0), parameters.yearsOfPay);
}

function futurePayAtRisk(income: number, years: number): number {
  const share = times(exact(parameters.takeHomeShare), exact(parameters.garnishableShare));
  return roundUp(times(exact(income), share, exact(years)), 1);
}

function limitLines(limitNow: number | null, recommended: number): Line[] {
  if (limitNow === null) return [];
  return [
    { line: "injuryLimitNow", data: limitNow },
    { line: "shortfall", data: Math.max(0, recommended - limitNow) },
  ];
}

function umbrellaLine(totalRequired: number): Line {
  const above = exact(totalRequired - parameters.umbrellaAbove);
  return { line: "umbrella", data: roundUp(above, parameters.umbrellaStep) };
}
