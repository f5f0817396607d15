import { insuranceTypes, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { EstimationReply } from "@quotehaven/contract/wire";

/** A part of a coverage figure, in whole dollars. */
type CoveragePart = { label: string; value: number };

/**
 * What a coverage figure is made of, for a picture of it. Home: the leading lines that add up to
 * the figure; limits per claim follow them and are no part of it. Life: what is needed, before
 * savings. Auto has limits beside each other and no parts.
 */
export function coverageParts(
  estimate: Pick<EstimationReply, "total" | "lines">,
  insuranceTypeId: InsuranceTypeId,
): CoveragePart[] {
  if (insuranceTypeId === insuranceTypes.auto) return [];
  const amounts = estimate.lines.flatMap(({ label, value }) =>
    typeof value === "number" && value > 0 ? [{ label, value }] : [],
  );
  if (insuranceTypeId === insuranceTypes.life) return amounts;
  const parts: CoveragePart[] = [];
  let sum = 0;
  for (const part of amounts) {
    if (sum >= estimate.total) break;
    parts.push(part);
    sum += part.value;
  }
  return sum === estimate.total ? parts : [];
}
