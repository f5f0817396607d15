import type { CoverFieldName } from "./fields";

/** The fields that can be a line, and so a part of a picture. */
export type DrawnField = Exclude<CoverFieldName, "healthClass" | "tobacco">;

/** The colour role of each part of the coverage picture, the same for everybody and everywhere. */
const partRoles = {
  dwelling: "drawMain",
  otherStructures: "drawLeaf",
  belongings: "drawWarm",
  livingElsewhere: "drawSky",
  personalLiability: "drawPlum",
  medicalPayments: "drawRose",
  valuables: "drawGold",
  deductible: "drawGold",
  windDeductible: "drawSky",
  dwellingSettlement: "drawRose",
  roofSettlement: "drawMain",
  belongingsSettlement: "drawWarm",
  included: "drawLeaf",
  policyKind: "drawSky",
  deathBenefit: "drawMain",
  termYears: "drawGold",
  medicalExam: "drawRose",
  injury: "drawPlum",
  propertyDamage: "drawLeaf",
  uninsuredDrivers: "drawWarm",
  comprehensiveDeductible: "drawSky",
  collisionDeductible: "drawMain",
  umbrella: "drawGold",
} as const satisfies Record<DrawnField, string>;

/** The colour role of a line's part. */
export function partRoleOf(field: CoverFieldName): (typeof partRoles)[DrawnField] {
  return partRoles[field as DrawnField];
}
