import { insuranceTypes, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { ParseKeys } from "i18next";

/** The translation key of an insurance type's name. */
export const typeNameKeys = {
  [insuranceTypes.home]: "common.homeName",
  [insuranceTypes.life]: "common.lifeName",
  [insuranceTypes.auto]: "common.autoName",
} as const satisfies Record<InsuranceTypeId, ParseKeys<"consumer">>;

/** The translation key of an insurance type's name inside a sentence. */
export const typeInSentenceKeys = {
  [insuranceTypes.home]: "common.homeWord",
  [insuranceTypes.life]: "common.lifeWord",
  [insuranceTypes.auto]: "common.autoWord",
} as const satisfies Record<InsuranceTypeId, ParseKeys<"consumer">>;
