import {
  coverFieldsOf,
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
  /** What was asked for and is not in the quote. */
  missing?: string[];
};

/**
 * The lines of a cover that have something to be held against, in the order of its fields. A need
 * of 0 holds nothing against a line.
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

/**
 * How a quote's cover of one insurance type compares with the need: below when a main line is below,
 * else not stated when a main line is not stated, else it meets the need.
 */
export function coverVerdict(held: HeldCover): Verdict {
  const main = coverFieldsOf(held.type).flatMap(([name, { isMain }]) => (isMain ? [name] : []));
  return worst(
    coverLines(held)
      .filter(({ field }) => main.includes(field))
      .map(({ verdict }) => verdict),
  );
}

/** The verdict of several: below before not stated before meets. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes("below")) return "below";
  return verdicts.includes("notStated") ? "notStated" : "meets";
}

/** How a quote compares with the whole need, and how many of the lines that are needed it meets. */
export function wholeCover(
  cover: Partial<Covers>,
  needs: Partial<Needs>,
): { verdict: Verdict; lines: number; met: number } {
  const held = heldCovers(cover, needs);
  const lines = held.flatMap(coverLines);
  return {
    verdict: worst(held.map(coverVerdict)),
    lines: lines.length,
    met: lines.filter(({ verdict }) => verdict === "meets").length,
  };
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
    deductibleLine("comprehensiveDeductible", cover.comprehensiveDeductible, need),
    deductibleLine("collisionDeductible", cover.collisionDeductible, need),
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
  if (injury === undefined) return { field, verdict: "notStated" };
  return (
    amountLine(field, uninsured && perAccident[uninsured], injury) ?? { field, verdict: "meets" }
  );
}

/** No cover for the own car, or a higher deductible than preferred, is below where that was asked for. */
function deductibleLine(
  field: "comprehensiveDeductible" | "collisionDeductible",
  deductible: AutoCover["collisionDeductible"],
  need: AutoNeed,
): MaybeLine {
  if (!need.wantsOwnDamage) return null;
  return choiceLine(
    field,
    deductible,
    (stated) => stated !== "none" && stated <= (need.deductible ?? Infinity),
  );
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
