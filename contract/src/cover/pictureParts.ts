import type { CoverFieldName } from "./fields";
import type { HeldCover } from "./need";
import { coverLines, type CoverLine } from "./verdict";

/** The fields that the picture of an insurance type has a part for, in the order in which it is drawn. */
const drawn = {
  home: [
    "dwelling",
    "otherStructures",
    "belongings",
    "livingElsewhere",
    "personalLiability",
    "medicalPayments",
    "valuables",
  ],
  life: ["deathBenefit", "termYears"],
  auto: [
    "injury",
    "propertyDamage",
    "uninsuredDrivers",
    "medicalPayments",
    "comprehensiveDeductible",
    "collisionDeductible",
    "umbrella",
  ],
} as const;

/** A field that is a part of some picture. */
export type DrawnField = (typeof drawn)[keyof typeof drawn][number];

/** One part of the coverage picture: a house, a sofa, an umbrella. */
export type PicturePart = {
  field: DrawnField;
  /** How much of the need is covered, from 0 to 1; null where that is not stated. */
  share: number | null;
  line: CoverLine;
};

/**
 * The parts that the coverage picture draws: what is needed, and how much of each part a cover meets.
 * What has no amount is met whole or not at all. A need alone covers nothing yet.
 */
export function pictureParts(held: HeldCover, isNeedOnly = false): PicturePart[] {
  const fields: readonly CoverFieldName[] = drawn[held.type];
  return coverLines(held).flatMap((line) =>
    fields.includes(line.field)
      ? [{ field: line.field as DrawnField, share: isNeedOnly ? 0 : shareOf(line), line }]
      : [],
  );
}

function shareOf({ verdict, amounts }: CoverLine): number | null {
  if (verdict === "notStated") return null;
  if (!amounts || amounts.covered === null) return verdict === "meets" ? 1 : 0;
  return Math.min(1, amounts.covered / amounts.needed);
}
