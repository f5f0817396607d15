import type { DrawnField } from "./pictureParts";

/** The colour role of each part of the coverage picture, the same for everybody and everywhere. */
export const partRoles = {
  dwelling: "drawMain",
  otherStructures: "drawLeaf",
  belongings: "drawWarm",
  livingElsewhere: "drawSky",
  personalLiability: "drawPlum",
  medicalPayments: "drawRose",
  valuables: "drawGold",
  deathBenefit: "drawMain",
  termYears: "drawGold",
  injury: "drawPlum",
  propertyDamage: "drawLeaf",
  uninsuredDrivers: "drawWarm",
  comprehensiveDeductible: "drawSky",
  collisionDeductible: "drawMain",
  umbrella: "drawGold",
} as const satisfies Record<DrawnField, string>;
