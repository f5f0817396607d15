import { insuranceTypeIds, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import { formFor } from "./questionnaires";

/** The name of each insurance type, such as "Home". */
export function insuranceTypeNames(language: Language = "en"): Record<InsuranceTypeId, string> {
  const nameOf = (id: InsuranceTypeId) => formFor(id, language)?.name ?? "";
  return { 1: nameOf(1), 2: nameOf(2), 3: nameOf(3) };
}

/** The insurance types of a stored list, in their own order; anything else is left out. */
export function asInsuranceTypes(stored: readonly number[]): InsuranceTypeId[] {
  return insuranceTypeIds.filter((id) => stored.includes(id));
}

/** Insurance types as bits (1 home, 2 life, 4 auto), as the database's `type_mask` has them. */
export function typeMask(types: readonly InsuranceTypeId[]): number {
  return types.reduce((mask, id) => mask | (1 << (id - 1)), 0);
}

/** Whether a carrier writes every insurance type of a lead (DOM-2). */
export function carrierWritesEveryType(carrierMask: number, leadMask: number): boolean {
  return (carrierMask & leadMask) === leadMask;
}

/** Every combination of insurance types that a lead may ask for. */
export const everyMask: readonly number[] = Array.from(
  { length: typeMask(insuranceTypeIds) },
  (_, index) => index + 1,
);
