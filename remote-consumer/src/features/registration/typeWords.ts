import { insuranceTypes, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { MessageKey } from "@quotehaven/platform";

/** The translation key of an insurance type's name inside a sentence. */
export const typeWords: Record<InsuranceTypeId, MessageKey> = {
  [insuranceTypes.home]: "common.homeWord",
  [insuranceTypes.life]: "common.lifeWord",
  [insuranceTypes.auto]: "common.autoWord",
};
