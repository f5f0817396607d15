import { insuranceTypes, type InsuranceTypeId } from "./constants";

/**
 * The questions whose answers change within a year in most households, by insurance type, and which decide
 * most of a price or a need. Who asks for quotes again is asked to look at these alone: looking at all of the
 * questions would take as long as answering them did.
 */
export const agingQuestionIds: Record<InsuranceTypeId, readonly number[]> = {
  // Renewal and price, the roof, savings, claims, mortgage.
  [insuranceTypes.home]: [131, 132, 110, 129, 134, 135],
  // Tobacco, children, income, mortgage, debts, savings, life insurance.
  [insuranceTypes.life]: [182, 195, 201, 203, 204, 206, 207],
  // Renewal and price, vehicles, miles, drivers, accidents, income, savings, debts.
  [insuranceTypes.auto]: [165, 167, 142, 146, 153, 160, 171, 172, 176],
};
