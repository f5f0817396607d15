import { formatMoney } from "@quotehaven/contract/rules";
import { coverageParameters } from "./constants";
import { byAnswer, type CoverageAnswers } from "./coverageAnswers";
import { exact, roundUp, times } from "./exact";
import type { FormulaTexts } from "./formulaTexts";
import type { Line } from "./lines";
import {
  answered,
  joined,
  percent,
  plain,
  rounded,
  sumOf,
  type Formula,
  type How,
  type Notes,
  type Piece,
  type Step,
} from "./working";

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
  return {
    total: tier.perAccident,
    atRisk: atRisk.amount,
    totalRequired,
    needsUmbrella,
    lines,
    steps,
  };
}

type Risk = ReturnType<typeof riskOf>;

/** What a court could reach, and the liability cover that this asks for. */
function riskOf(answers: CoverageAnswers, age: number | null) {
  const money = (questionId: number) => answers.amount(questionId, parameters.maxMoney) ?? 0;
  const equity = answers.choice(173) === ownsProperty ? Math.max(0, money(174) - money(175)) : 0;
  const owned = [
    { questionId: 172, name: "savings", amount: money(172) },
    { questionId: 174, name: "homeEquity", amount: equity },
    { questionId: 140, name: "otherAssets", amount: money(140) },
    { questionId: 141, name: "retirementSavings", amount: money(141) },
  ] as const;
  const debts = money(176);
  const netAssets = Math.max(0, owned.reduce((sum, { amount }) => sum + amount, 0) - debts);
  const income = money(171);
  const years = yearsOfPay(age);
  const futurePay = futurePayAtRisk(income, years);
  const raw = exact(netAssets + futurePay.amount);
  const needed = rounded(raw, parameters.requiredStep);
  const totalRequired = Math.min(
    Math.max(needed.amount, parameters.leastRequired),
    parameters.mostRequired,
  );
  const isExposed = answers.choices(177).length > 0;
  const fitsLowerTier = totalRequired <= parameters.lowerTier.perAccident;
  return {
    owned,
    debts,
    netAssets,
    income,
    years,
    futurePay,
    atRisk: rounded(raw, parameters.atRiskStep),
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
    { line: "futurePay", data: futurePay.amount },
    ...limitLines(limitNow, tier.perAccident),
    ...(needsUmbrella ? [umbrellaLine(totalRequired)] : []),
  ];
}

/** How each line came about; a line that is not there has no step. */
function stepsOf(risk: Risk, lines: readonly Line[]): Step[] {
  const { atRisk, totalRequired } = risk;
  const step = (line: Line["line"], how: How): Step[] =>
    lines.filter((each) => each.line === line).map((each) => ({ ...each, ...how }));
  const limitNow = Number(lines.find(({ line }) => line === "injuryLimitNow")?.data ?? 0);
  const tier: How = { reason: (texts) => [tierPiece(risk, texts)] };
  return [
    ...step("netAssets", netAssetsHow(risk)),
    ...step("futurePay", futurePayHow(risk)),
    { line: "atRisk", data: atRisk.amount, formula: bothOf(risk), notes: atRisk.notes },
    {
      line: "totalRequired",
      data: totalRequired,
      formula: bothOf(risk),
      notes: totalRequiredNotes(risk),
    },
    ...step("injuryLiability", tier),
    ...step("propertyDamage", tier),
    ...step("uninsuredDrivers", { reason: (texts) => [plain(texts.like)] }),
    ...step("shortfall", shortfallHow(risk.tier.perAccident, limitNow)),
    ...step("umbrella", umbrellaHow(totalRequired)),
  ];
}

function tierPiece({ isExposed, fitsLowerTier, totalRequired }: Risk, texts: FormulaTexts): Piece {
  if (!fitsLowerTier) return plain(texts.higherTier(totalRequired));
  return isExposed ? answered(177, texts.exposed) : plain(texts.lowerTier(totalRequired));
}

function netAssetsHow({ owned, debts }: Risk): How {
  return {
    formula: (texts) => {
      const named = owned.filter(({ amount }) => amount > 0);
      const parts = named.length > 0 ? named : owned.slice(0, 1);
      const terms = joined(
        "+",
        ...parts.map(({ amount, name, questionId }) =>
          answered(questionId, `${formatMoney(amount)} ${texts[name]}`),
        ),
      );
      if (debts === 0) return terms;
      return [...terms, plain(" − "), answered(176, `${formatMoney(debts)} ${texts.debts}`)];
    },
    notes: (texts) =>
      debts > owned.reduce((sum, { amount }) => sum + amount, 0) ? [texts.moreDebts] : [],
  };
}

function futurePayHow({ income, years, futurePay }: Risk): How {
  return {
    formula: (texts) =>
      joined(
        "×",
        answered(171, texts.aYear(income)),
        plain(`${percent(parameters.takeHomeShare)} ${texts.takeHome}`),
        plain(`${percent(parameters.garnishableShare)} ${texts.courtShare}`),
        plain(texts.years(years)),
      ),
    notes: (texts) => [
      ...(years < parameters.yearsOfPay ? [texts.yearsBecause.retirement] : []),
      ...futurePay.notes(texts),
    ],
  };
}

function bothOf({ netAssets, futurePay }: Risk): Formula {
  return () => sumOf(netAssets, futurePay.amount);
}

function totalRequiredNotes({ needed }: Risk): Notes {
  return (texts) => [
    ...needed.notes(texts),
    ...(needed.amount < parameters.leastRequired
      ? [texts.atLeast.liability(parameters.leastRequired)]
      : []),
    ...(needed.amount > parameters.mostRequired
      ? [texts.atMost.liability(parameters.mostRequired)]
      : []),
  ];
}

function shortfallHow(recommended: number, limitNow: number): How {
  return {
    formula: (texts) =>
      joined(
        "−",
        plain(`${formatMoney(recommended)} ${texts.suggested}`),
        answered(166, `${formatMoney(limitNow)} ${texts.youHave}`),
      ),
    notes: (texts) => (limitNow >= recommended ? [texts.limitIsEnough] : []),
  };
}

function umbrellaHow(totalRequired: number): How {
  const above = exact(totalRequired - parameters.umbrellaAbove);
  return {
    formula: (texts) => [
      plain(`${formatMoney(totalRequired)} − `),
      plain(`${formatMoney(parameters.umbrellaAbove)} ${texts.autoCovers}`),
    ],
    notes: rounded(above, parameters.umbrellaStep).notes,
  };
}

function yearsOfPay(age: number | null): number {
  return age === null
    ? parameters.yearsOfPay
    : Math.min(Math.max(parameters.retirementAge - age, 0), parameters.yearsOfPay);
}

function futurePayAtRisk(income: number, years: number) {
  const share = times(exact(parameters.takeHomeShare), exact(parameters.garnishableShare));
  return rounded(times(exact(income), share, exact(years)), 1);
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
