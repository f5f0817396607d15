import { choose, type Candidate } from "./choose";
import { areTwoLimits, limitsOf } from "./home";
import { autoLabels } from "./labels";
import { labelPhrases, strengthOfFact, type LabelPhrases } from "./match";
import { placeOf } from "./words";
import type { Fact, FactValue } from "./fact";
import type { Found } from "./types";

const labels = {
  injury: labelPhrases(autoLabels.injury),
  propertyDamage: labelPhrases(autoLabels.propertyDamage),
};

/** Limits for damage to the property of others. */
export function damageCandidates(fact: Fact): Candidate<number>[] {
  const triple = fact.values.find(
    ({ kind, column }) => kind === "triple" && !column.roles.has("previous"),
  );
  const strength = strengthOfFact(fact, labels.propertyDamage);
  if (triple && (strength > 0 || strengthOfFact(fact, labels.injury) > 0)) {
    return [
      { value: triple.more[1] ?? 0, score: 8, places: [placeOf([...fact.label, ...triple.words])] },
    ];
  }
  if (strength === 0) return [];
  const limits = limitsOf(fact).filter(
    ({ amount }) => amount >= 5_000 && amount <= 1_000_000 && amount % 1_000 === 0,
  );
  const [value] = limits;
  if (!value || areTwoLimits(fact, limits)) return [];
  return [
    {
      value: value.amount,
      score: strength * 3 + (fact.how === "beside" ? 2 : 1),
      places: [placeOf([...fact.label, ...value.words])],
    },
  ];
}

/** `100/300`: limits in thousands. */
export const isShortPair = ({ kind, words }: FactValue) =>
  (kind === "pair" || kind === "triple") && /^\d{2,3}\/\d{2,3}/.test(words[0]?.text ?? "");

/** `Property damage 50`, where limits for injury are in thousands, too. */
export function shortDamage(fact: Fact): Candidate<number>[] {
  const strength = strengthOfFact(fact, labels.propertyDamage);
  const said = [
    ...fact.keys.map(({ key }) => key),
    ...fact.values.slice(0, 1).map(({ amount }) => String(amount)),
  ];
  const thousands = said.find((key) => /^(?:10|15|20|25|30|50|100|200|250|300|500)$/.test(key));
  if (strength < 3 || !thousands || fact.values.some(({ amount }) => amount >= 1_000)) return [];
  return [{ value: Number(thousands) * 1_000, score: strength * 3, places: [placeOf(fact.label)] }];
}

/** One amount of a label, for each person. */
export function amountOf(facts: readonly Fact[], label: LabelPhrases): Found<number> | undefined {
  return choose(
    facts.flatMap((fact) => {
      const strength = strengthOfFact(fact, label);
      const limits = limitsOf(fact).filter(
        ({ amount }) => amount >= 500 && amount <= 500_000 && amount % 100 === 0,
      );
      const [value] = limits;
      if (strength === 0 || !value || areTwoLimits(fact, limits)) return [];
      return [
        {
          value: value.amount,
          score: strength * 3 + (fact.how === "beside" ? 2 : 1),
          places: [placeOf([...fact.label, ...value.words])],
        },
      ];
    }),
  );
}
