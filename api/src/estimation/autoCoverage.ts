import { formatMoney } from "@quotehaven/contract/rules";
import { coverageParameters } from "./constants";
import { byAnswer, type CoverageAnswers } from "./coverageAnswers";
import { exact, times } from "./exact";
import type { FormulaTexts } from "./formulaTexts";
import type { Line } from "./lines";
import {
  fromAnswer,
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
  const { tier, netAssets, futurePay, atRisk, totalRequired, needsUmbrella } = risk;
  const exposed: Step[] = [
    { line: "netAssets", data: netAssets, ...netAssetsHow(risk) },
    { line: "futurePay", data: futurePay.amount, ...futurePayHow(risk) },
  ];
  const formula: Formula = () => sumOf(netAssets, futurePay.amount);
  const sums: Step[] = [
    { line: "atRisk", data: atRisk.amount, formula, notes: atRisk.notes },
    { line: "totalRequired", data: totalRequired, formula, notes: totalRequiredNotes(risk) },
  ];
  const perPersonAndAccident = `${formatMoney(tier.perPerson)} / ${formatMoney(tier.perAccident)}`;
  const reason: Formula = (texts) => [tierPiece(risk, texts)];
  const like: Formula = (texts) => [plain(texts.like)];
  const limits: Step[] = [
    { line: "injuryLiability", data: perPersonAndAccident, reason },
    { line: "propertyDamage", data: tier.propertyDamage, reason },
    { line: "uninsuredDrivers", data: perPersonAndAccident, reason: like },
  ];
  const limitNow = byAnswer(parameters.limitsNow, answers.choice(166));
  const present: Line[] = limitNow === null ? [] : [{ line: "injuryLimitNow", data: limitNow }];
  const missing = [
    ...(limitNow === null ? [] : [shortfall(tier.perAccident, limitNow)]),
    ...(needsUmbrella ? [umbrella(totalRequired)] : []),
  ];
  return {
    total: tier.perAccident,
    atRisk: atRisk.amount,
    totalRequired,
    needsUmbrella,
    lines: [...limits, ...exposed, ...present, ...missing],
    steps: [...exposed, ...sums, ...limits, ...missing],
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

function tierPiece({ isExposed, fitsLowerTier, totalRequired }: Risk, texts: FormulaTexts): Piece {
  if (!fitsLowerTier) return plain(texts.higherTier(totalRequired));
  return isExposed ? fromAnswer(177, texts.exposed) : plain(texts.lowerTier(totalRequired));
}

function netAssetsHow({ owned, debts }: Risk): How {
  return {
    formula: (texts) => {
      const named = owned.filter(({ amount }) => amount > 0);
      const parts = named.length > 0 ? named : owned.slice(0, 1);
      const terms = joined(
        "+",
        ...parts.map(({ amount, name, questionId }) =>
          fromAnswer(questionId, `${formatMoney(amount)} ${texts[name]}`),
        ),
      );
      if (debts === 0) return terms;
      return [...terms, plain(" − "), fromAnswer(176, `${formatMoney(debts)} ${texts.debts}`)];
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
        fromAnswer(171, texts.aYear(income)),
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

function totalRequiredNotes({ needed }: Risk): Notes {
  const { leastRequired: least, mostRequired: most } = parameters;
  return (texts) => [
    ...needed.notes(texts),
    ...(needed.amount < least ? [`${texts.atLeast(least)}, ${texts.smallest.liability}`] : []),
    ...(needed.amount > most ? [`${texts.atMost(most)}, ${texts.largest.liability}`] : []),
  ];
}

function shortfall(recommended: number, limitNow: number): Step {
  return {
    line: "shortfall",
    data: Math.max(0, recommended - limitNow),
    formula: (texts) =>
      joined(
        "−",
        plain(`${formatMoney(recommended)} ${texts.suggested}`),
        fromAnswer(166, `${formatMoney(limitNow)} ${texts.youHave}`),
      ),
    notes: (texts) => (limitNow >= recommended ? [texts.limitIsEnough] : []),
  };
}

function umbrella(totalRequired: number): Step {
  const above = exact(totalRequired - parameters.umbrellaAbove);
  const { amount, notes } = rounded(above, parameters.umbrellaStep);
  return {
    line: "umbrella",
    data: amount,
    formula: (texts) => [
      plain(`${formatMoney(totalRequired)} − `),
      plain(`${formatMoney(parameters.umbrellaAbove)} ${texts.autoCovers}`),
    ],
    notes,
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
