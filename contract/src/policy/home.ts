import { choose, type Candidate } from "./choose";
import { homeLabels, homeLetters } from "./labels";
import { isLetterAlone, labelPhrases, strengthOfFact } from "./match";
import { phrasesOf, textHas } from "./phrases";
import { placeOf, textOf } from "./words";
import type { Fact, FactValue } from "./fact";
import type { ReadHome } from "./types";

type HomeLimit = keyof typeof homeLabels;

/** Limits outside of these are no limits of a home policy. */
const ranges: Record<HomeLimit, readonly [number, number]> = {
  dwelling: [5_000, 30_000_000],
  otherStructures: [500, 5_000_000],
  belongings: [1_000, 10_000_000],
  livingElsewhere: [500, 5_000_000],
  personalLiability: [25_000, 5_000_000],
  medicalPayments: [500, 100_000],
};

const names = Object.keys(homeLabels) as HomeLimit[];
const labels = names.map((name) => ({
  name,
  ...labelPhrases(homeLabels[name], homeLetters[name]),
}));
const ofDwelling = phrasesOf(["a", "dwelling", "coverage a", "cobertura a", "vivienda"]);

/** The limits of a home policy. */
export function readHomeLimits(facts: readonly Fact[]): Pick<ReadHome, HomeLimit> {
  const limits: Pick<ReadHome, HomeLimit> = {};
  for (const label of labels) {
    const candidates = facts.flatMap((fact) => candidatesOf(fact, label, limits.dwelling?.value));
    const found = choose(candidates);
    if (found) limits[label.name] = found;
  }
  return limits;
}

function candidatesOf(
  fact: Fact,
  label: (typeof labels)[number],
  dwelling: number | undefined,
): Candidate<number>[] {
  const [letter = ""] = label.letters;
  const strength = strengthOfFact(fact, label) || (isLetterAlone(fact.keys, letter) ? 1 : 0);
  if (strength === 0 || isOfferedOnly(fact)) return [];
  const [low, high] = ranges[label.name];
  const isPlausible = (amount: number) => amount >= low && amount <= high;
  const money = limitsOf(fact).filter(({ amount }) => isPlausible(amount));
  const [value] = money;
  if (value && areTwoLimits(fact, money)) return [];
  const score = strength * 3 + (fact.how === "beside" ? 2 : 1);
  if (value) {
    const isKnown = value.column.roles.has("limit") || value.column.roles.has("new");
    return [
      {
        value: value.amount,
        score: score + (isKnown ? 1 : 0),
        places: [placeOf([...fact.label, ...value.words])],
      },
    ];
  }
  const share = fact.values.find(
    (each) =>
      each.kind === "percent" && !isPrevious(each) && textHas(textOf(each.tail), ofDwelling),
  );
  if (
    !share ||
    dwelling === undefined ||
    label.name === "dwelling" ||
    fact.values.some(({ kind }) => kind === "no")
  )
    return [];
  if (label.name === "personalLiability" || label.name === "medicalPayments" || share.amount > 100)
    return [];
  const amount = Math.round((dwelling * share.amount) / 100);
  return isPlausible(amount)
    ? [{ value: amount, score: score - 1, places: [placeOf([...fact.label, ...share.words])] }]
    : [];
}

/**
 * Two like amounts side by side, of which no head tells which one holds: of two terms or offers, perhaps. A price
 * is much less than its limit.
 */
export function areTwoLimits(fact: Fact, [first, second]: readonly FactValue[]): boolean {
  if (fact.how !== "beside" || !first || !second || first.amount === second.amount) return false;
  const isTold = [first, second].some(({ column }) => column.roles.size > 0);
  const ratio = first.amount / second.amount;
  return !isTold && first.column.vehicle === 0 && ratio > 0.09 && ratio < 11;
}

const offered = phrasesOf(["increase to", "could be", "if you", "available"]);
const isOfferedOnly = (fact: Fact) => textHas(textOf(fact.label), offered);
const isPrevious = ({ column }: FactValue) =>
  column.roles.has("previous") && !column.roles.has("new");

/**
 * The amounts of a fact that are limits: no price, no part of a previous term, nothing with cents. If the
 * heads of columns name limits or new limits, only those.
 */
export function limitsOf(fact: Fact): FactValue[] {
  const money = fact.values.filter(
    (value) =>
      value.kind === "money" &&
      value.cents === 0 &&
      !value.isChange &&
      !value.isRate &&
      !isPrevious(value),
  );
  const isLimit = ({ column: { roles } }: FactValue) =>
    roles.has("limit") ||
    roles.has("person") ||
    roles.has("accident") ||
    (roles.has("new") && !roles.has("premium"));
  const named = money.filter((value) => isLimit(value) && !value.column.roles.has("premium"));
  if (named.length > 0) return named;
  return money.filter(
    ({ column }) => !column.roles.has("premium") && !column.roles.has("deductible"),
  );
}
