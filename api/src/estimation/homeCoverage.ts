import { formatMoney, stateCode, type Form, questionsOf } from "@quotehaven/contract/rules";
import { coverageParameters } from "./constants";
import { byAnswer, type CoverageAnswers } from "./coverageAnswers";
import { exact, plus, roundUp, times, type Exact } from "./exact";
import type { Line } from "./lines";
import type { FormulaTexts } from "./formulaTexts";
import { decimal, percent, sumOf, type Formula, type Step } from "./working";

const parameters = coverageParameters.home;
const condo = 10102;
const renter = 10103;
const manufactured = 10104;
const landlord = 10105;
const ownEstimate = 12504;

/** A home estimate: the property covers in all, its lines, and how each came about. Whole dollars. */
export type HomeCoverage = { total: number; lines: Line[]; steps: Step[] };

/**
 * Home cover: dwelling A from the cost to rebuild, the covers B to D that follow
 * from it, listed valuables, and the limits E and F, which are no values and not
 * part of the total. A missing kind counts as a house the person lives in.
 *
 * Sources of every parameter: {@link coverageParameters}.
 */
export function homeCoverage(answers: CoverageAnswers, stateOf: StateByAnswer): HomeCoverage {
  const kind = answers.choice(101);
  const money = (questionId: number) => answers.amount(questionId, parameters.maxMoney) ?? 0;
  const dwelling = dwellingCover(answers, stateOf);
  const belongings = belongingsCover(answers, dwelling.amount, money(126));
  const livingElsewhere = livingElsewhereCover(answers, dwelling.amount, belongings.amount);
  const valuables = roundUp(exact(money(128)), parameters.valuablesStep);
  const umbrella = byAnswer(parameters.umbrellaByWorth, answers.choice(129));

  const rented = kind === renter;
  const property: (Step & { result: number })[] = [
    { line: kind === condo ? "unitInterior" : "dwelling", ...dwelling, result: dwelling.amount },
    otherStructuresStep(kind, dwelling.amount, money(115)),
    { line: "belongings", ...belongings, result: belongings.amount },
    {
      line: kind === landlord ? "fairRentalValue" : "livingElsewhere",
      ...livingElsewhere,
      result: livingElsewhere.amount,
    },
    ...(valuables > 0
      ? [
          {
            line: "valuables" as const,
            formula: (texts: FormulaTexts) =>
              `${texts.yourAnswer}, ${texts.nextStep(parameters.valuablesStep)}`,
            result: valuables,
          },
        ]
      : []),
  ];
  const limits: Step[] = [
    liabilityStep(answers),
    {
      line: "medicalPayments",
      formula: (texts) => texts.usualMedical,
      result: parameters.medicalPayments,
    },
    ...(umbrella === null
      ? []
      : [
          {
            line: "umbrellaWorthConsidering" as const,
            formula: (texts: FormulaTexts) => texts.worth,
            result: umbrella,
          },
        ]),
  ];
  const total = property.reduce((sum, { result }) => sum + result, 0);
  const isCovered = ({ line }: Step) =>
    !(rented && line === "dwelling") && !((rented || kind === condo) && line === "otherStructures");
  return {
    total,
    lines: [...property, ...limits].map(({ line, result }) => ({ line, data: result })),
    steps: [
      ...dwelling.before,
      ...property.filter(isCovered),
      {
        line: "total",
        formula: () => sumOf(...property.map(({ result }) => result)),
        result: total,
      },
      ...limits,
    ],
  };
}

/** An amount, and how it came about. */
type Worked = { amount: number; formula: Formula };

const rounded = (texts: FormulaTexts) => texts.nextStep(parameters.step);

function otherStructuresStep(kind: number | null, dwelling: number, guestHouse: number) {
  const share = parameters.otherStructuresShare;
  const has = kind !== condo && kind !== renter;
  return {
    line: "otherStructures" as const,
    formula: (texts: FormulaTexts) =>
      [
        texts.of(percent(share), dwelling) +
          (guestHouse > 0 ? ` + ${formatMoney(guestHouse)} ${texts.guestHouse}` : ""),
        rounded(texts),
      ].join(", "),
    result: has
      ? roundUp(plus(times(exact(dwelling), exact(share)), exact(guestHouse)), parameters.step)
      : 0,
  };
}

function liabilityStep(answers: CoverageAnswers): Step {
  const result = liability(answers);
  return {
    line: "personalLiability",
    formula: (texts) =>
      result === parameters.higherLiability ? texts.higherLiability : texts.usualLiability,
    result,
  };
}

/** The two-letter code of a state by the answer of question 102, or null. */
export type StateByAnswer = (answerId: number) => string | null;

/** Reads the states' codes from a form; the names of states are the same in every language. */
export function statesOf(form: Form): StateByAnswer {
  const question = questionsOf(form).find(({ id }) => id === 102);
  const codes = new Map(question?.options.map(({ id, content }) => [id, stateCode(content)]));
  return (answerId) => codes.get(answerId) ?? null;
}

/** The dwelling, and the area it was worked out from where that is a sum of its own. */
type Dwelling = Worked & { before: Step[] };

function dwellingCover(answers: CoverageAnswers, stateOf: StateByAnswer): Dwelling {
  const kind = answers.choice(101);
  const living = answers.amount(104, parameters.maxLivingArea) ?? 0;
  if (kind === renter || living === 0) {
    return { amount: 0, formula: (texts) => texts.areaMissing, before: [] };
  }
  const factor = (table: Readonly<Record<number, string>>, questionId: number) =>
    byAnswer(table, answers.choice(questionId)) ?? "1";
  const state = { of: "state", factor: stateFactor(answers, stateOf) } as const;
  const quality = { of: "quality", factor: factor(parameters.qualityFactors, 112) } as const;
  const roof = { of: "roof", factor: factor(parameters.roofFactors, 109) } as const;
  const cost = parameters.costPerSquareFoot;

  if (kind === condo) {
    const interior = { of: "unitInterior", factor: parameters.condo.share } as const;
    const factors = [interior, state, quality];
    return { ...rebuild(exact(living), cost, factors, parameters.condo.minimum), before: [] };
  }
  if (kind === manufactured) {
    const { costPerSquareFoot, minimum } = parameters.manufactured;
    const factors = [state, quality, roof];
    return { ...rebuild(exact(living), costPerSquareFoot, factors, minimum), before: [] };
  }
  const { area, before } = houseArea(answers, living);
  const factors: Factor[] = [
    state,
    quality,
    { of: "year", factor: yearFactor(answers) },
    { of: "walls", factor: factor(parameters.wallFactors, 106) },
    roof,
    { of: "stories", factor: factor(parameters.storyFactors, 105) },
    { of: "foundation", factor: factor(parameters.foundationFactors, 107) },
  ];
  return { ...rebuild(area, cost, factors, parameters.house.minimum), before };
}

/** The living area, with a finished basement and a garage at their shares. */
function houseArea(answers: CoverageAnswers, living: number): { area: Exact; before: Step[] } {
  const basement = answers.amount(108, parameters.maxBasementArea) ?? 0;
  const garage = byAnswer(parameters.garageAreas, answers.choice(113)) ?? 0;
  const { finishedBasementShare, garageShare } = parameters;
  const area = plus(
    exact(living),
    times(exact(basement), exact(finishedBasementShare)),
    times(exact(garage), exact(garageShare)),
  );
  if (basement === 0 && garage === 0) return { area, before: [] };
  const part = (size: number, name: string, share?: string) =>
    size === 0 ? [] : [`${size.toLocaleString("en-US")} ${name}${share ? ` × ${share}` : ""}`];
  const formula: Formula = (texts) =>
    [
      ...part(living, texts.living),
      ...part(basement, texts.basement, finishedBasementShare),
      ...part(garage, texts.garage, garageShare),
    ].join(" + ");
  return { area, before: [{ line: "area", formula, result: decimal(area) }] };
}

type Factor = {
  of: "state" | "quality" | "year" | "walls" | "roof" | "stories" | "foundation" | "unitInterior";
  factor: string;
};

/** What rebuilding an area costs: each factor other than 1 is shown. */
function rebuild(
  area: Exact,
  costPerSquareFoot: string,
  factors: readonly Factor[],
  minimum: number,
): Worked {
  const raw = times(area, exact(costPerSquareFoot), ...factors.map(({ factor }) => exact(factor)));
  const cost = roundUp(raw, parameters.step);
  const amount = Math.min(Math.max(cost, minimum), parameters.house.maximum);
  const applied = factors.filter(({ factor }) => Number(factor) !== 1);
  return {
    amount,
    formula: (texts) =>
      [
        [
          texts.squareFeet(decimal(area)),
          `$${costPerSquareFoot}`,
          ...applied.map(({ of, factor }) => `${factor} ${texts[of]}`),
        ].join(" × "),
        rounded(texts),
        ...(amount > cost ? [texts.atLeast(minimum)] : []),
        ...(amount < cost ? [texts.atMost(parameters.house.maximum)] : []),
      ].join(", "),
  };
}

function stateFactor(answers: CoverageAnswers, stateOf: StateByAnswer): string {
  const answerId = answers.choice(102);
  const code = answerId === null ? null : stateOf(answerId);
  if (code === null) return "1";
  const band = Object.entries<readonly string[]>(parameters.stateFactors).find(([, codes]) =>
    codes.includes(code),
  );
  return band ? band[0] : "1";
}

/** A year of four digits; anything else counts as not answered. */
function yearBuilt(answers: CoverageAnswers): number | null {
  const year = answers.amount(103, 10_000);
  return year !== null && year >= 1000 && year <= 9999 ? year : null;
}

function yearFactor(answers: CoverageAnswers): string {
  const year = yearBuilt(answers);
  const band = year === null ? null : parameters.yearFactors.find(({ from }) => year >= from);
  return band ? band.factor : "1";
}

function belongingsCover(answers: CoverageAnswers, dwelling: number, estimate: number): Worked {
  const kind = answers.choice(101);
  const described = answers.choice(125);
  if (kind === condo || kind === renter || (kind !== landlord && described === ownEstimate)) {
    return {
      amount: roundUp(exact(estimate), parameters.step),
      formula: (texts) => `${texts.yourEstimate} ${formatMoney(estimate)}, ${rounded(texts)}`,
    };
  }
  const share =
    kind === landlord
      ? parameters.landlordBelongingsShare
      : (byAnswer(parameters.belongingsShares, described) ?? parameters.belongingsShareUnknown);
  return shareOf(dwelling, share);
}

function livingElsewhereCover(
  answers: CoverageAnswers,
  dwelling: number,
  belongings: number,
): Worked {
  const kind = answers.choice(101);
  if (kind === renter) return shareOf(belongings, parameters.renterLivingElsewhereShare);
  if (kind === condo) return shareOf(belongings, parameters.condoLivingElsewhereShare);
  const quality = answers.choice(112);
  const year = yearBuilt(answers);
  const takesLonger =
    kind !== manufactured &&
    (parameters.longerRebuildQualities.some((id) => id === quality) ||
      (year !== null && year < parameters.longerRebuildBefore));
  return shareOf(
    dwelling,
    takesLonger ? parameters.longerRebuildShare : parameters.livingElsewhereShare,
  );
}

function shareOf(amount: number, share: string): Worked {
  return {
    amount: roundUp(times(exact(amount), exact(share)), parameters.step),
    formula: (texts) => `${texts.of(percent(share), amount)}, ${rounded(texts)}`,
  };
}

function liability(answers: CoverageAnswers): number {
  const worth = answers.choice(129);
  const exposures = answers.choices(121);
  const isHigher =
    parameters.higherLiabilityWorths.some((id) => id === worth) ||
    parameters.higherLiabilityExposures.some((id) => exposures.includes(id));
  return isHigher ? parameters.higherLiability : parameters.liability;
}
