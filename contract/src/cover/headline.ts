import { insuranceTypes, type InsuranceTypeId } from "../rules/constants";
import type { Needs } from "./need";

/** The one figure of an insurance type that stands for what it needs. Whole dollars. */
export type NeededAmount = { insuranceTypeId: InsuranceTypeId; amount: number };

/**
 * The headline figure of each need, which is the one of its estimate: everything that a home's policy
 * pays for, the death benefit, injury to others for one accident.
 */
export function headlinesOf({ home, life, auto }: Partial<Needs>): NeededAmount[] {
  return [
    ...(home
      ? [
          {
            insuranceTypeId: insuranceTypes.home,
            amount:
              home.dwelling +
              home.otherStructures +
              home.belongings +
              home.livingElsewhere +
              home.valuables,
          },
        ]
      : []),
    ...(life ? [{ insuranceTypeId: insuranceTypes.life, amount: life.deathBenefit }] : []),
    ...(auto ? [{ insuranceTypeId: insuranceTypes.auto, amount: auto.injury }] : []),
  ];
}
