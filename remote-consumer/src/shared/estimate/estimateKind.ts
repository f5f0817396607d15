import {
  insuranceTypeName,
  insuranceTypes,
  type InsuranceTypeId,
} from "@quotehaven/contract/rules";
import type { EstimationReply } from "@quotehaven/contract/wire";
import { hasLine } from "./estimateParts";

/** What a figure is of; for a home, whose: a renter has no dwelling, a condo owner the interior of a unit. */
export function estimateKind(type: InsuranceTypeId, estimate: EstimationReply) {
  if (type !== insuranceTypes.home || hasLine(estimate, "dwelling")) return insuranceTypeName(type);
  return hasLine(estimate, "unitInterior") ? "condo" : "renter";
}
