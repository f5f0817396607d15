import type { BadDayName, CoverFieldName } from "@quotehaven/contract/cover";

/** The parts of the picture that a bad day damages, or that would pay for it. */
export const hitParts: Record<BadDayName, readonly CoverFieldName[]> = {
  tree: ["dwelling", "roofSettlement"],
  kitchen: ["dwelling", "belongings", "livingElsewhere"],
  steps: ["personalLiability"],
  burglary: ["belongings"],
  newCar: ["propertyDamage"],
  crash: ["injury"],
  ownCar: ["collisionDeductible"],
  uninsured: ["uninsuredDrivers"],
  soon: ["deathBenefit"],
  late: ["deathBenefit", "termYears"],
};
