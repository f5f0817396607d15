import {
  perAccident,
  type AutoCover,
  type Covers,
  type CoverFieldName,
  type HomeCover,
  type LifeCover,
} from "./fields";
import {
  fieldsThatApply,
  heldCovers,
  umbrellaNeeded,
  type AutoNeed,
  type HeldCover,
  type HomeNeed,
  type LifeNeed,
  type Needs,
} from "./need";

/** How a line of a quote compares with what is needed. Arithmetic, no advice. */
export type Verdict = "meets" | "below" | "notStated";

/** One line of a quote's cover that has something to be held against. */
export type CoverLine = {
  field: CoverFieldName;
  verdict: Verdict;
  /** Whole dollars; `covered` is null when not stated. Absent where a line is no amount. */
  amounts?: { needed: number; covered: number | null; gap: number };
  /**
   * Of a deductible, in whole dollars: the highest that meets, null where any does; what is stated, null
   * where it is not; and how far that is above.
   */
  deductible?: { most: number | null; stated: number | null; over: number };
  /** What was asked for and is not in the quote. */
  missing?: string[];
  /** It is stated, but cannot be held against the need until this is stated too. */
  waitsFor?: CoverFieldName;
};

/**
 * The lines of a cover that have something to be held against, in the order of its fields, with the
 * verdict of each. Every count, sentence and picture of a quote's cover is made of these. A need of 0 and
 * an unknown preference hold nothing against a line.
 */
export function coverLines(held: HeldCover): CoverLine[] {
  const lines = linesOf(held).filter((line) => line !== null);
  return fieldsThatApply(held).flatMap((name) => lines.filter(({ field }) => field === name));
}

function linesOf(held: HeldCover): MaybeLine[] {
  switch (held.type) {
    case "home":
      return homeLines(held.cover, held.need);
    case "life":
      return lifeLines(held.cover, held.need);
    case "auto":
      return autoLines(held.cover, held.need);
  }
}

/** How many lines there are, and how many of them meet the need, are below it, and are not stated. */
export type CoverCounts = { lines: number; met: number; below: number; unstated: number };

/** Counts the lines of covers, together. */
export function countLines(helds: readonly HeldCover[]): CoverCounts {
  const verdicts = helds.flatMap(coverLines).map(({ verdict }) => verdict);
  const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length;
  return {
    lines: verdicts.length,
    met: count("meets"),
    below: count("below"),
    unstated: count("notStated"),
  };
}

/** The verdict of lines together: below when any is below, else not stated when any is not, else it meets the need. */
export function verdictOf({ below, unstated }: CoverCounts): Verdict {
  if (below > 0) return "below";
  return unstated > 0 ? "notStated" : "meets";
}

/** Whether there are lines, and none of them is stated: nobody can say how the cover compares. */
export function isAllUnstated({ lines, unstated }: CoverCounts): boolean {
  return lines > 0 && unstated === lines;
}

/** Orders counts: what meets more lines first, then what is below on fewer. */
export function byLinesMet(one: CoverCounts, other: CoverCounts): number {
  return other.met - one.met || one.below - other.below;
}

/** How a quote compares with the whole need: its verdict, and what it is made of. */
export function wholeCover(
  cover: Partial<Covers>,
  needs: Partial<Needs>,
): { verdict: Verdict } & CoverCounts {
  const counts = countLines(heldCovers(cover, needs));
  return { verdict: verdictOf(counts), ...counts };
}

type MaybeLine = CoverLine | null;

function homeLines(cover: HomeCover, need: HomeNeed): MaybeLine[] {
  const amounts = [
    "dwelling",
    "otherStructures",
    "belongings",
    "livingElsewhere",
    "personalLiability",
    "medicalPayments",
    "valuables",
  ] as const;
  return [
    ...amounts.map((field) => amountLine(field, cover[field], need[field])),
    homeDeductibleLine("deductible", cover, need),
    homeDeductibleLine("windDeductible", cover, need),
    choiceLine("dwellingSettlement", cover.dwellingSettlement, (settlement) =>
      need.wantsExtended ? !belowExtended.includes(settlement) : settlement !== "actualCashValue",
    ),
    choiceLine("roofSettlement", cover.roofSettlement, isReplacement),
    choiceLine("belongingsSettlement", cover.belongingsSettlement, isReplacement),
    extrasLine(cover.included, need.extras),
  ];
}

const belowExtended: readonly string[] = ["replacement", "actualCashValue"];
const isReplacement = (settlement: string) => settlement === "replacement";

function lifeLines(cover: LifeCover, need: LifeNeed): MaybeLine[] {
  const { policyKind, termYears } = cover;
  return [
    need.policyKind &&
      choiceLine(
        "policyKind",
        policyKind,
        (kind) => (kind === "term") === (need.policyKind === "term"),
      ),
    amountLine("deathBenefit", cover.deathBenefit, need.deathBenefit),
    need.termYears === null
      ? null
      : choiceLine("termYears", termYears, (years) => years >= (need.termYears ?? 0)),
    need.refusesExam
      ? choiceLine("medicalExam", cover.medicalExam, (exam) => exam === "notNeeded")
      : null,
  ];
}

function autoLines(cover: AutoCover, need: AutoNeed): MaybeLine[] {
  const injury = cover.injury && perAccident[cover.injury];
  const umbrella = cover.umbrella === "none" ? 0 : cover.umbrella;
  return [
    amountLine("injury", injury, need.injury),
    amountLine("propertyDamage", cover.propertyDamage, need.propertyDamage),
    uninsuredLine(cover.uninsuredDrivers, injury),
    need.wantsMedicalPayments
      ? choiceLine("medicalPayments", cover.medicalPayments, (paid) => paid > 0)
      : null,
    carDeductibleLine("comprehensiveDeductible", cover.comprehensiveDeductible, need),
    carDeductibleLine("collisionDeductible", cover.collisionDeductible, need),
    amountLine("umbrella", umbrella, umbrellaNeeded(need, injury ?? need.injury)),
    extrasLine(cover.included, need.extras),
  ];
}

/** Drivers without enough insurance are covered like others are, or better. */
function uninsuredLine(
  uninsured: AutoCover["uninsuredDrivers"],
  injury: number | undefined,
): CoverLine {
  const field = "uninsuredDrivers";
  if (uninsured === "rejected") return { field, verdict: "below" };
  if (injury === undefined) {
    return { field, verdict: "notStated", ...(uninsured && { waitsFor: "injury" as const }) };
  }
  return (
    amountLine(field, uninsured && perAccident[uninsured], injury) ?? { field, verdict: "meets" }
  );
}

/** No cover for the own car, or a higher deductible than preferred, is below where that was asked for. */
function carDeductibleLine(
  field: "comprehensiveDeductible" | "collisionDeductible",
  stated: AutoCover["collisionDeductible"],
  need: AutoNeed,
): MaybeLine {
  if (!need.wantsOwnDamage) return null;
  if (stated === "none") return { field, verdict: "below" };
  return deductibleLine(field, stated, need.deductible);
}

/** The highest share of the dwelling in the range "1% or 2%". */
const MOST_PERCENT = 2;

/**
 * A home's deductible against the preferred one; null where none is known. A range counts with its upper
 * end: more than 5% has none. A share is one of the dwelling that the quote states; of the needed one
 * where it states none.
 */
function homeDeductibleLine(
  field: "deductible" | "windDeductible",
  cover: HomeCover,
  { home, deductible: preferred, dwelling: neededDwelling }: HomeNeed,
): MaybeLine {
  if (preferred === null) return null;
  const dwelling = home === "renter" ? undefined : cover.dwelling;
  const whole = home === "renter" ? 0 : (dwelling ?? neededDwelling);
  if (preferred === "upTo2Percent" && whole === 0) return null;
  const most =
    preferred === "upTo2Percent"
      ? Math.floor((whole * MOST_PERCENT) / 100)
      : preferred === "over5Percent"
        ? null
        : preferred;
  const stated = cover[field];
  if (typeof stated !== "object") return deductibleLine(field, stated, most);
  if ("dollars" in stated) return deductibleLine(field, stated.dollars, most);
  const inDollars = dwelling === undefined ? undefined : percentOf(dwelling, stated.percent);
  if (typeof preferred === "number") {
    return inDollars === undefined
      ? { ...deductibleLine(field, undefined, most), waitsFor: "dwelling" }
      : deductibleLine(field, inDollars, most);
  }
  // Both are shares of the same dwelling.
  const meets = most === null || stated.percent <= MOST_PERCENT;
  const over = meets || inDollars === undefined ? 0 : inDollars - (most ?? 0);
  return {
    field,
    verdict: meets ? "meets" : "below",
    deductible: { most, stated: inDollars ?? null, over },
  };
}

/** A share of a dwelling in whole dollars, rounded up. */
export function percentOf(dwelling: number, percent: number): number {
  return Math.ceil((dwelling * percent) / 100);
}

function deductibleLine(
  field: CoverFieldName,
  stated: number | undefined,
  most: number | null,
): CoverLine {
  if (stated === undefined) {
    return { field, verdict: "notStated", deductible: { most, stated: null, over: 0 } };
  }
  const over = Math.max(0, stated - (most ?? Infinity));
  return { field, verdict: over > 0 ? "below" : "meets", deductible: { most, stated, over } };
}

function amountLine(field: CoverFieldName, covered: number | undefined, needed: number): MaybeLine {
  if (needed <= 0) return null;
  if (covered === undefined) {
    return { field, verdict: "notStated", amounts: { needed, covered: null, gap: 0 } };
  }
  const gap = Math.max(0, needed - covered);
  return { field, verdict: gap > 0 ? "below" : "meets", amounts: { needed, covered, gap } };
}

function choiceLine<Value>(
  field: CoverFieldName,
  stated: Value | undefined,
  meets: (value: Value) => boolean,
): CoverLine {
  if (stated === undefined) return { field, verdict: "notStated" };
  return { field, verdict: meets(stated) ? "meets" : "below" };
}

function extrasLine(included: readonly string[] | undefined, wanted: readonly string[]): MaybeLine {
  if (wanted.length === 0) return null;
  if (included === undefined) return { field: "included", verdict: "notStated" };
  const missing = wanted.filter((extra) => !included.includes(extra));
  return missing.length > 0
    ? { field: "included", verdict: "below", missing }
    : { field: "included", verdict: "meets" };
}
