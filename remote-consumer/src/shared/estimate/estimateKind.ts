import {
  insuranceTypeName,
  insuranceTypes,
  type InsuranceTypeId,
} from "@quotehaven/contract/rules";
import type { EstimationReply } from "@quotehaven/contract/wire";

/** What a figure is of; for a home, whose: each has words of its own. */
export function estimateKind(type: InsuranceTypeId, { homeKind }: EstimationReply) {
  if (type !== insuranceTypes.home || homeKind === undefined || homeKind === "house") {
    return insuranceTypeName(type);
  }
  return homeKind;
}
