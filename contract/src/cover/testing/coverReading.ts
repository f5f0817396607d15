import fc from "fast-check";
import { coverFields, type CoverField, type CoverFieldName, type Covers } from "../fields";
import type { AutoNeed, HomeNeed, LifeNeed, Needs } from "../need";

/*
 * For tests of whatever says or draws how a quote compares with a need: any needs with two quotes for them,
 * and a reading of the lines that shares no code with the product. It follows the table of fields alone.
 */

/** Few amounts, so that equal ones and ones that differ by a dollar are common. */
const amounts = [0, 1, 999, 1_000, 1_001, 25_000, 99_999, 100_000, 257_001, 300_000, 500_000];
const anyAmount = fc.constantFrom(...amounts);
const anyBoolean = fc.boolean();
const subsetOf = <Value>(values: readonly Value[]) => fc.subarray([...values]);

const anyHomeNeed: fc.Arbitrary<HomeNeed> = fc
  .record({
    home: fc.constantFrom("house", "condo", "renter", "manufactured", "landlord"),
    dwelling: anyAmount,
    otherStructures: anyAmount,
    belongings: anyAmount,
    livingElsewhere: anyAmount,
    personalLiability: anyAmount,
    medicalPayments: anyAmount,
    valuables: anyAmount,
    deductible: fc.constantFrom<HomeNeed["deductible"]>(
      500,
      1_000,
      2_500,
      "upTo2Percent",
      "over5Percent",
      null,
    ),
    wantsExtended: anyBoolean,
    extras: subsetOf(coverFields.home.included.options),
    presentYearly: fc.constant(null),
  })
  .map((need) => (need.home === "renter" ? { ...need, dwelling: 0, otherStructures: 0 } : need));

const anyLifeNeed: fc.Arbitrary<LifeNeed> = fc.record({
  deathBenefit: anyAmount,
  termYears: fc.constantFrom(null, 5, 10, 15, 20, 30),
  policyKind: fc.constantFrom("term", "permanent", null),
  refusesExam: anyBoolean,
});

const anyAutoNeed: fc.Arbitrary<AutoNeed> = fc.record({
  injury: fc.constantFrom(50_000, 100_000, 300_000, 500_000),
  propertyDamage: fc.constant(100_000),
  totalRequired: fc.constantFrom(50_000, 300_000, 500_000, 1_200_000, 3_000_000),
  wantsUmbrella: anyBoolean,
  wantsOwnDamage: anyBoolean,
  deductible: fc.constantFrom(null, 250, 500, 1_000, 2_000),
  wantsMedicalPayments: anyBoolean,
  extras: subsetOf(coverFields.auto.included.options),
  presentMonthly: fc.constant(null),
});

function anyValue(field: CoverField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case "amount":
      return anyAmount;
    case "choice":
      return fc.constantFrom(...field.options);
    case "set":
      return subsetOf(field.options);
    case "amountOrPercent":
      return fc.oneof(
        anyAmount.map((dollars) => ({ dollars })),
        fc.constantFrom(...field.percents).map((percent) => ({ percent })),
      );
  }
}

type Type = keyof Covers;
const types: readonly Type[] = ["home", "life", "auto"];

/** Every field stated, or left out about as often as `silence` says: 0 never, 1 half of them. */
function anyCover(type: Type, silence: number): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(coverFields[type]).map(([name, field]) =>
    fc
      .tuple(fc.nat({ max: 9 }), anyValue(field))
      .map(([dice, value]) => (dice < silence * 5 ? [] : [[name, value] as const])),
  );
  return fc.tuple(...fields).map((stated) => Object.fromEntries(stated.flat()));
}

const anyCovers: fc.Arbitrary<Partial<Covers>> = fc.oneof(
  ...[0, 0, 0.4, 1].map((silence) =>
    fc.record(
      Object.fromEntries(types.map((type) => [type, anyCover(type, silence)])),
      silence === 1 ? { requiredKeys: [] } : {},
    ),
  ),
);

/** Needs, and the covers of two quotes for them. The second is often the first with a few fields of another. */
type CoverCase = { needs: Partial<Needs>; one: Partial<Covers>; other: Partial<Covers> };

/** Any of those, of all insurance types and bundles. */
export const anyCoverCase: fc.Arbitrary<CoverCase> = fc
  .record({
    needed: fc.subarray([...types], { minLength: 1 }),
    home: anyHomeNeed,
    life: anyLifeNeed,
    auto: anyAutoNeed,
    one: anyCovers,
    another: anyCovers,
    changed: fc.oneof(fc.constant(null), fc.nat({ max: 3 })),
  })
  .map(({ needed, home, life, auto, one, another, changed }) => {
    const needs = Object.fromEntries(
      Object.entries({ home, life, auto }).filter(([type]) => needed.includes(type as Type)),
    ) as Partial<Needs>;
    const other = changed === null ? another : mixed(one, another, changed);
    return { needs, one, other };
  });

function mixed(one: Partial<Covers>, another: Partial<Covers>, changed: number): Partial<Covers> {
  return Object.fromEntries(
    types.flatMap((type) => {
      const stated = one[type];
      if (!stated) return [];
      const few = Object.entries(another[type] ?? {}).slice(changed, changed * 2);
      return [[type, { ...stated, ...Object.fromEntries(few) }]];
    }),
  );
}

/** A line as the table of fields has it. */
type ReadLine = {
  type: Type;
  field: CoverFieldName;
  verdict: "meets" | "below" | "notStated";
  /** What can be told apart of what is stated: higher covers more. */
  level: number;
};

const injuryDollars: Record<string, number> = {
  rejected: 0,
  stateMinimum: 50_000,
  "25/50": 50_000,
  "50/100": 100_000,
  "100/300": 300_000,
  "250/500": 500_000,
  "500/500": 500_000,
  single300: 300_000,
  single500: 500_000,
};
const settlements =
  "actualCashValue replacement extended25 extended50 extended100 guaranteed".split(" ");

/** The lines of a quote, read from the table of fields. */
export function readLines(covers: Partial<Covers>, needs: Partial<Needs>): ReadLine[] {
  return [
    ...(needs.home ? readHome(covers.home ?? {}, needs.home) : []),
    ...(needs.life ? readLife(covers.life ?? {}, needs.life) : []),
    ...(needs.auto ? readAuto(covers.auto ?? {}, needs.auto) : []),
  ];
}

/** `isMet` null: it is not stated. */
function read(type: Type, field: CoverFieldName, isMet: boolean | null, level = 0): ReadLine {
  const verdict = isMet === null ? "notStated" : isMet ? "meets" : "below";
  return { type, field, verdict, level };
}

function readHome(cover: Covers["home"], need: HomeNeed): ReadLine[] {
  const lines: ReadLine[] = [];
  const isRenter = need.home === "renter";
  const hasA = !isRenter;
  const hasB = !isRenter && need.home !== "condo";
  const add = (field: CoverFieldName, isMet: boolean | null, level?: number) =>
    lines.push(read("home", field, isMet, level));
  for (const [field, applies] of [
    ["dwelling", hasA],
    ["otherStructures", hasB],
    ["belongings", true],
    ["livingElsewhere", true],
    ["personalLiability", true],
    ["medicalPayments", true],
    ["valuables", true],
  ] as const) {
    const stated = cover[field];
    if (!applies || need[field] === 0) continue;
    add(field, stated === undefined ? null : stated >= need[field], stated);
  }
  const a = hasA ? cover.dwelling : undefined;
  // In hundredths of a dollar, so that a percent is a whole number.
  const limit =
    need.deductible === "over5Percent"
      ? Infinity
      : need.deductible === "upTo2Percent"
        ? hasA && (a ?? need.dwelling) > 0
          ? (a ?? need.dwelling) * 2
          : null
        : need.deductible && need.deductible * 100;
  if (limit !== null) {
    if (cover.deductible === undefined) add("deductible", null);
    else add("deductible", cover.deductible * 100 <= limit, -cover.deductible);
    const wind = cover.windDeductible;
    if (!wind) add("windDeductible", null);
    else if ("dollars" in wind) add("windDeductible", wind.dollars * 100 <= limit, -wind.dollars);
    else if (a !== undefined)
      add("windDeductible", a * wind.percent <= limit, (-a * wind.percent) / 100);
    // A share of a dwelling that is not stated is only known beside another share.
    else if (limit === Infinity) add("windDeductible", true, NaN);
    else add("windDeductible", need.deductible === "upTo2Percent" ? wind.percent <= 2 : null, NaN);
  }
  const settled = (field: "dwellingSettlement" | "roofSettlement" | "belongingsSettlement") => {
    const rank = settlements.indexOf(cover[field] ?? "");
    const least = field === "dwellingSettlement" && need.wantsExtended ? 2 : 1;
    add(field, rank < 0 ? null : rank >= least, rank);
  };
  if (hasA) settled("dwellingSettlement");
  if (hasB) settled("roofSettlement");
  settled("belongingsSettlement");
  return [...lines, ...readExtras("home", cover.included, need.extras)];
}

function readExtras(
  type: Type,
  included: readonly string[] | undefined,
  wanted: readonly string[],
): ReadLine[] {
  if (wanted.length === 0) return [];
  const found = wanted.filter((extra) => included?.includes(extra)).length;
  return [read(type, "included", included ? found === wanted.length : null, found)];
}

function readLife(cover: Covers["life"], need: LifeNeed): ReadLine[] {
  const { policyKind: kind, deathBenefit, termYears, medicalExam } = cover;
  const isTerm = kind === undefined || kind === "term";
  return [
    ...(need.policyKind
      ? [read("life", "policyKind", kind ? isTerm === (need.policyKind === "term") : null)]
      : []),
    ...(need.deathBenefit > 0
      ? [
          read(
            "life",
            "deathBenefit",
            deathBenefit === undefined ? null : deathBenefit >= need.deathBenefit,
            deathBenefit,
          ),
        ]
      : []),
    ...(isTerm && need.termYears !== null
      ? [read("life", "termYears", termYears ? termYears >= need.termYears : null, termYears)]
      : []),
    ...(need.refusesExam
      ? [
          read(
            "life",
            "medicalExam",
            medicalExam ? medicalExam === "notNeeded" : null,
            ["needed", "maybe", "notNeeded"].indexOf(medicalExam ?? ""),
          ),
        ]
      : []),
  ];
}

function readAuto(cover: Covers["auto"], need: AutoNeed): ReadLine[] {
  const lines: ReadLine[] = [];
  const add = (field: CoverFieldName, isMet: boolean | null, level?: number) =>
    lines.push(read("auto", field, isMet, level));
  const injury = cover.injury && injuryDollars[cover.injury];
  add("injury", injury === undefined ? null : injury >= need.injury, injury);
  const damage = cover.propertyDamage;
  add("propertyDamage", damage === undefined ? null : damage >= 100_000, damage);
  const others = cover.uninsuredDrivers;
  const uninsured = others && injuryDollars[others];
  if (others === "rejected") add("uninsuredDrivers", false, 0);
  else if (uninsured === undefined || injury === undefined) add("uninsuredDrivers", null);
  else add("uninsuredDrivers", uninsured >= injury, uninsured);
  if (need.wantsMedicalPayments) {
    const medical = cover.medicalPayments;
    add("medicalPayments", medical === undefined ? null : medical > 0, medical);
  }
  if (need.wantsOwnDamage) {
    for (const field of ["comprehensiveDeductible", "collisionDeductible"] as const) {
      const stated = cover[field];
      if (stated === undefined) add(field, null);
      else if (stated === "none") add(field, false, -Infinity);
      else add(field, need.deductible === null || stated <= need.deductible, -stated);
    }
  }
  const missing = need.totalRequired - (injury ?? need.injury);
  if (need.wantsUmbrella && missing > 0) {
    const millions = Math.min(10, Math.ceil(missing / 1_000_000));
    const umbrella = cover.umbrella === "none" ? 0 : cover.umbrella;
    add("umbrella", umbrella === undefined ? null : umbrella >= millions * 1_000_000, umbrella);
  }
  return [...lines, ...readExtras("auto", cover.included, need.extras)];
}

/** How many lines there are, meet, are below, and are not stated. */
type ReadCounts = { lines: number; met: number; below: number; unstated: number };

/** Counts what was read. */
export function readCounts(lines: readonly ReadLine[]): ReadCounts {
  const counts = { lines: 0, met: 0, below: 0, unstated: 0 };
  for (const { verdict } of lines) {
    counts.lines += 1;
    if (verdict === "meets") counts.met += 1;
    else if (verdict === "below") counts.below += 1;
    else counts.unstated += 1;
  }
  return counts;
}

/** The counts that a sentence says, in either language; null where it says none. */
export function countsIn(sentence: string): ReadCounts | "nothing" | null {
  const words = sentence.toLowerCase();
  if (/does not state what it covers|no indica lo que cubre/.test(words)) return "nothing";
  const number = (pattern: RegExp) =>
    Number(
      pattern
        .exec(words)
        ?.slice(1)
        .find((group) => group !== undefined) ?? 0,
    );
  const all = /meets the one line|cumple la única cobertura/.test(words)
    ? 1
    : number(/(?:meets all|cumple las) (\d+)/);
  if (all > 0) return { lines: all, met: all, below: 0, unstated: 0 };
  const met = number(/(?:meets|cumple) (\d+)/);
  const below = number(/(?:is below on|queda por debajo en) (\d+)|(\d+) (?:below|por debajo)/);
  const unstated = number(/(\d+) (?:not stated|sin indicar)/);
  const lines = met + below + unstated;
  // Where both are said, they are held against the lines that are stated.
  const stated = number(/ (?:of|de) (\d+) (?:lines?|coberturas?)/);
  if (lines === 0 || (stated > 0 && stated !== met + below)) return null;
  return { lines, met, below, unstated };
}

/** Whether a quote may be said to cover more than another one: over the lines that both state, lower on none and higher on one. */
export function mayCoverMore(one: readonly ReadLine[], other: readonly ReadLine[]): boolean {
  const pairs = one.flatMap((mine) => {
    const theirs = other.find(({ type, field }) => type === mine.type && field === mine.field);
    const isStated = mine.verdict !== "notStated" && theirs && theirs.verdict !== "notStated";
    return isStated ? [{ mine: mine.level, theirs: theirs.level }] : [];
  });
  return (
    pairs.every(({ mine, theirs }) => mine >= theirs) &&
    pairs.some(({ mine, theirs }) => mine > theirs)
  );
}
