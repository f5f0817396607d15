import { stateCode, type Form, questionsOf } from "@quotehaven/contract/rules";
import { coverageParameters } from "./constants";
import { byAnswer, type CoverageAnswers } from "./coverageAnswers";
import { exact, plus, roundUp, times, type Exact } from "./exact";
import type { Line } from "./lines";

const parameters = coverageParameters.home;
const condo = 10102;
const renter = 10103;
const manufactured = 10104;
const landlord = 10105;
const ownEstimate = 12504;
const one = exact(1);

/** A home estimate: the property covers in all, and its lines. Whole dollars. */
export type HomeCoverage = { total: number; lines: Line[] };

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
  const up = (value: Exact) => roundUp(value, parameters.step);

  const dwelling = dwellingCover(answers, stateOf);
  const otherStructures =
    kind === condo || kind === renter
      ? 0
      : up(plus(times(exact(dwelling), exact(parameters.otherStructuresShare)), exact(money(115))));
  const belongings = up(belongingsCover(answers, dwelling, money(126)));
  const livingElsewhere = up(livingElsewhereCover(answers, dwelling, belongings));
  const valuables = roundUp(exact(money(128)), parameters.valuablesStep);
  const umbrella = byAnswer(parameters.umbrellaByWorth, answers.choice(129));

  return {
    total: dwelling + otherStructures + belongings + livingElsewhere + valuables,
    lines: [
      { line: "dwelling", data: dwelling },
      { line: "otherStructures", data: otherStructures },
      { line: "belongings", data: belongings },
      { line: kind === landlord ? "fairRentalValue" : "livingElsewhere", data: livingElsewhere },
      ...(valuables > 0 ? [{ line: "valuables", data: valuables } as const] : []),
      { line: "personalLiability", data: liability(answers) },
      { line: "medicalPayments", data: parameters.medicalPayments },
      ...(umbrella === null ? [] : [{ line: "umbrellaWorthConsidering", data: umbrella } as const]),
    ],
  };
}

/** The two-letter code of a state by the answer of question 102, or null. */
export type StateByAnswer = (answerId: number) => string | null;

/** Reads the states' codes from a form; the names of states are the same in every language. */
export function statesOf(form: Form): StateByAnswer {
  const question = questionsOf(form).find(({ que_id }) => que_id === 102);
  const codes = new Map(
    question?.answers.map(({ ans_id, ans_content }) => [ans_id, stateCode(ans_content)]),
  );
  return (answerId) => codes.get(answerId) ?? null;
}

function dwellingCover(answers: CoverageAnswers, stateOf: StateByAnswer): number {
  const kind = answers.choice(101);
  const living = answers.amount(104, parameters.maxLivingArea) ?? 0;
  if (kind === renter || living === 0) return 0;

  const factor = (table: Readonly<Record<number, string>>, questionId: number) => {
    const value = byAnswer(table, answers.choice(questionId));
    return value === null ? one : exact(value);
  };
  const quality = factor(parameters.qualityFactors, 112);
  const roof = factor(parameters.roofFactors, 109);
  const state = stateFactor(answers, stateOf);
  const within = (raw: Exact, minimum: number) =>
    Math.min(Math.max(roundUp(raw, parameters.step), minimum), parameters.house.maximum);
  const cost = exact(parameters.costPerSquareFoot);

  if (kind === condo) {
    const raw = times(exact(living), cost, exact(parameters.condo.share), state, quality);
    return within(raw, parameters.condo.minimum);
  }
  if (kind === manufactured) {
    const perSquareFoot = exact(parameters.manufactured.costPerSquareFoot);
    const raw = times(exact(living), perSquareFoot, state, quality, roof);
    return within(raw, parameters.manufactured.minimum);
  }
  const basement = answers.amount(108, parameters.maxBasementArea) ?? 0;
  const garage = byAnswer(parameters.garageAreas, answers.choice(113)) ?? 0;
  const area = plus(
    exact(living),
    times(exact(basement), exact(parameters.finishedBasementShare)),
    times(exact(garage), exact(parameters.garageShare)),
  );
  const raw = times(
    area,
    cost,
    state,
    quality,
    yearFactor(answers),
    factor(parameters.wallFactors, 106),
    roof,
    factor(parameters.storyFactors, 105),
    factor(parameters.foundationFactors, 107),
  );
  return within(raw, parameters.house.minimum);
}

function stateFactor(answers: CoverageAnswers, stateOf: StateByAnswer): Exact {
  const answerId = answers.choice(102);
  const code = answerId === null ? null : stateOf(answerId);
  if (code === null) return one;
  const band = Object.entries<readonly string[]>(parameters.stateFactors).find(([, codes]) =>
    codes.includes(code),
  );
  return band ? exact(band[0]) : one;
}

/** A year of four digits; anything else counts as not answered. */
function yearBuilt(answers: CoverageAnswers): number | null {
  const year = answers.amount(103, 10_000);
  return year !== null && year >= 1000 && year <= 9999 ? year : null;
}

function yearFactor(answers: CoverageAnswers): Exact {
  const year = yearBuilt(answers);
  const band = year === null ? null : parameters.yearFactors.find(({ from }) => year >= from);
  return band ? exact(band.factor) : one;
}

function belongingsCover(answers: CoverageAnswers, dwelling: number, estimate: number): Exact {
  const kind = answers.choice(101);
  const described = answers.choice(125);
  if (kind === condo || kind === renter || (kind !== landlord && described === ownEstimate)) {
    return exact(estimate);
  }
  const share =
    kind === landlord
      ? parameters.landlordBelongingsShare
      : (byAnswer(parameters.belongingsShares, described) ?? parameters.belongingsShareUnknown);
  return times(exact(dwelling), exact(share));
}

function livingElsewhereCover(
  answers: CoverageAnswers,
  dwelling: number,
  belongings: number,
): Exact {
  const kind = answers.choice(101);
  if (kind === renter) {
    return times(exact(belongings), exact(parameters.renterLivingElsewhereShare));
  }
  if (kind === condo) {
    return times(exact(belongings), exact(parameters.condoLivingElsewhereShare));
  }
  const quality = answers.choice(112);
  const year = yearBuilt(answers);
  const takesLonger =
    kind !== manufactured &&
    (parameters.longerRebuildQualities.some((id) => id === quality) ||
      (year !== null && year < parameters.longerRebuildBefore));
  const share = takesLonger ? parameters.longerRebuildShare : parameters.livingElsewhereShare;
  return times(exact(dwelling), exact(share));
}

function liability(answers: CoverageAnswers): number {
  const worth = answers.choice(129);
  const exposures = answers.choices(121);
  const isHigher =
    parameters.higherLiabilityWorths.some((id) => id === worth) ||
    parameters.higherLiabilityExposures.some((id) => exposures.includes(id));
  return isHigher ? parameters.higherLiability : parameters.liability;
}
