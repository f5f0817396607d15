import { choose, type Candidate } from "./choose";
import { autoLabels } from "./labels";
import { labelPhrases, strengthOfFact, type LabelPhrases } from "./match";
import { hasPhrase, phrasesOf } from "./phrases";
import { placeOf } from "./words";
import type { Fact } from "./fact";
import type { Found, Place, ReadAuto } from "./types";

const labels = {
  injury: labelPhrases(autoLabels.injury),
  comprehensive: labelPhrases(autoLabels.comprehensiveDeductible),
  collision: labelPhrases(autoLabels.collisionDeductible),
};

/** Where on the pages the vehicles are named first, in their order. */
export type VehiclePlaces = readonly { page: number; y: number }[];

/** The deductibles of the first vehicle, and whether another has other ones. */
export function readAutoDeductibles(
  facts: readonly Fact[],
  vehicles: VehiclePlaces,
): Pick<ReadAuto, "comprehensiveDeductible" | "collisionDeductible" | "differs"> {
  const comprehensive = deductibleOf(facts, labels.comprehensive, vehicles);
  const collision = deductibleOf(facts, labels.collision, vehicles);
  const differing = comprehensive.differs ?? collision.differs;
  return {
    ...(comprehensive.found && { comprehensiveDeductible: comprehensive.found }),
    ...(collision.found && { collisionDeductible: collision.found }),
    ...(differing && vehicles.length > 1 && { differs: { value: true, places: differing } }),
  };
}

type Deductible = { found?: Found<number | "none">; differs?: readonly Place[] };

function deductibleOf(
  facts: readonly Fact[],
  label: LabelPhrases,
  vehicles: VehiclePlaces,
): Deductible {
  const combined = bothDeductibles(facts, label === labels.collision ? 1 : 0);
  if (combined) return { found: combined };
  const rows = facts
    .map((fact) => ({ fact, strength: strengthOfFact(fact, label), values: deductiblesIn(fact) }))
    .filter(({ strength, values }) => strength > 0 && values.length > 0);
  const strongest = Math.max(...rows.map(({ strength }) => strength));
  const best = rows
    .filter(({ strength }) => strength >= strongest - 1 && strength > 0)
    .toSorted((a, b) => before(a.fact, b.fact));
  const [first] = best;
  if (!first) return {};
  const all = best.flatMap(({ values }) => values);
  const ofFirst = first.values.filter(({ vehicle }) => vehicle <= 1);
  const [value] = ofFirst;
  const others = all.filter((each) => each !== value);
  const different = others.find((each) => value === undefined || each.amount !== value.amount);
  const isMissing =
    vehicles.length > 1 &&
    blockOf(first.fact, vehicles) > 1 &&
    facts.some((fact) => blockOf(fact, vehicles) === 1 && strengthOfFact(fact, labels.injury) > 0);
  if (isMissing)
    return {
      found: { value: "none", places: [placeOf(first.fact.label)] },
      differs: first.values.flatMap(({ places }) => places),
    };
  if (!value) return {};
  // Without several vehicles, two amounts contradict each other.
  if (different && vehicles.length < 2 && best.length > 1) return {};
  return {
    found: { value: value.amount, places: value.places },
    ...(different && { differs: different.places }),
  };
}

const bothOwn = phrasesOf([
  "comprehensive collision",
  "comprehensive and collision",
  "comp coll",
  "comp and coll",
  "otc collision",
  "other than collision collision",
  "comprehensive coll",
  "amplia y colision",
  "amplia colision",
  "comprensiva y colision",
]);

/** `Comprehensive/Collision 500/1000`: both deductibles as a pair. */
function bothDeductibles(facts: readonly Fact[], index: 0 | 1): Found<number> | undefined {
  return choose(
    facts.flatMap((fact): Candidate<number>[] => {
      const pair = fact.values.find(({ kind }) => kind === "pair");
      if (!pair || !hasPhrase(fact.keys, bothOwn)) return [];
      const amount = [pair.amount, ...pair.more][index] ?? 0;
      // Short pairs are read in thousands.
      const value = amount >= 50_000 ? amount / 1_000 : amount;
      return value >= 50 && value <= 10_000
        ? [{ value, score: 6, places: [placeOf([...fact.label, ...pair.words])] }]
        : [];
    }),
  );
}

const before = (a: Fact, b: Fact) => a.page - b.page || a.line - b.line;

const blockOf = (fact: Fact, vehicles: VehiclePlaces) =>
  vehicles.filter(({ page, y }) => page < fact.page || (page === fact.page && y <= fact.y + 2))
    .length;

type VehicleDeductible = { amount: number | "none"; vehicle: number; places: Place[] };

function deductiblesIn(fact: Fact): VehicleDeductible[] {
  const values = fact.values.filter(
    ({ column, isChange, isRate }) =>
      !isChange && !isRate && !(column.roles.has("previous") && !column.roles.has("new")),
  );
  const said = values.filter(({ tail }) => /^deduc/i.test(tail[0]?.text ?? ""));
  const under =
    said.length > 0 ? said : values.filter(({ column }) => column.roles.has("deductible"));
  const unpriced =
    under.length > 0 ? under : values.filter(({ column }) => !column.roles.has("premium"));
  const found = unpriced.flatMap((value): VehicleDeductible[] => {
    const places = [placeOf([...fact.label, ...value.words])];
    const { vehicle } = value.column;
    if (value.kind === "no" || (value.kind === "blank" && vehicle > 0))
      return [{ amount: "none", vehicle, places }];
    const isAmount =
      value.kind === "money" &&
      value.cents === 0 &&
      value.amount >= 50 &&
      value.amount <= 10_000 &&
      value.amount % 50 === 0;
    return isAmount ? [{ amount: value.amount, vehicle, places }] : [];
  });
  if (under.length > 0 || fact.how !== "beside") return found;
  // What follows an amount in its column, or one outside of the vehicles' columns, may be a price.
  const [first] = found;
  const isFirstOf = (each: VehicleDeductible, at: number) =>
    found.findIndex(({ vehicle }) => vehicle === each.vehicle) === at;
  return found.filter(
    (each, at) =>
      isFirstOf(each, at) && (first?.vehicle !== 0 || at === 0 || each.amount === "none"),
  );
}
