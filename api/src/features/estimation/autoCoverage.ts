import { formatMoney } from "@quotehaven/contract/rules";
import { coverageParameters } from "./constants";
import { byAnswer, type CoverageAnswers } from "./coverageAnswers";
import { exact, roundUp, times } from "./exact";
import type { Line } from "./lines";

const parameters = coverageParameters.auto;
const ownsProperty = 17301;

/** An auto estimate: the injury liability per accident, what a court could reach, and what protects it. Whole dollars. */
export type AutoCoverage = {
  total: number;
  atRisk: number;
  totalRequired: number;
  needsUmbrella: boolean;
  lines: Line[];
};

/**
 * Liability cover for what a judgment could take: net assets outside workplace
 * retirement plans (which ERISA protects), and the share of future pay that
 * federal law lets a court take. `age` is in whole years, null when unknown.
 */
export function autoCoverage(answers: CoverageAnswers, age: number | null): AutoCoverage {
  const money = (questionId: number) => answers.amount(questionId, parameters.maxMoney) ?? 0;
  const equity = answers.choice(173) === ownsProperty ? Math.max(0, money(174) - money(175)) : 0;
  const netAssets = Math.max(0, money(172) + equity + money(140) + money(141) - money(176));
  const futurePay = futurePayAtRisk(money(171), age);
  const raw = exact(netAssets + futurePay);

  const totalRequired = Math.min(
    Math.max(roundUp(raw, parameters.requiredStep), parameters.leastRequired),
    parameters.mostRequired,
  );
  const needsUmbrella = totalRequired > parameters.umbrellaAbove;
  const isExposed = answers.choices(177).length > 0;
  const tier =
    totalRequired <= parameters.lowerTier.perAccident && !isExposed
      ? parameters.lowerTier
      : parameters.higherTier;
  const limits = `${formatMoney(tier.perPerson)} / ${formatMoney(tier.perAccident)}`;

  return {
    total: tier.perAccident,
    atRisk: roundUp(raw, parameters.atRiskStep),
    totalRequired,
    needsUmbrella,
    lines: [
      { line: "injuryLiability", data: limits },
      { line: "propertyDamage", data: tier.propertyDamage },
      { line: "uninsuredDrivers", data: limits },
      { line: "netAssets", data: netAssets },
      { line: "futurePay", data: futurePay },
      ...limitLines(byAnswer(parameters.limitsNow, answers.choice(166)), tier.perAccident),
      ...(needsUmbrella ? [umbrellaLine(totalRequired)] : []),
    ],
  };
}

function futurePayAtRisk(income: number, age: number | null): number {
  const years =
    age === null
      ? parameters.yearsOfPay
      : Math.min(Math.max(parameters.retirementAge - age, 0), parameters.yearsOfPay);
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
