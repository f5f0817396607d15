import { insuranceTypes, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { EstimationReply } from "@quotehaven/contract/wire";

/** A part of a coverage figure, in whole dollars. */
type CoveragePart = { label: string; value: number };

/**
 * What a death benefit is made of, before savings, for a bar of it. The parts of a home and of an auto insurance
 * are lines of the need, which has a picture of its own.
 */
export function coverageParts(
  { lines }: Pick<EstimationReply, "lines">,
  insuranceTypeId: InsuranceTypeId,
): CoveragePart[] {
  if (insuranceTypeId !== insuranceTypes.life) return [];
  return lines.flatMap(({ label, value }) =>
    typeof value === "number" && value > 0 ? [{ label, value }] : [],
  );
}

/** Lines of an estimate that are lines of the need as well, or stand beside the figure. */
const linesElsewhere: readonly string[] = [
  "dwelling",
  "unitInterior",
  "otherStructures",
  "belongings",
  "livingElsewhere",
  "fairRentalValue",
  "valuables",
  "personalLiability",
  "medicalPayments",
  "propertyDamage",
  "atRisk",
  "totalRequired",
];

/** The lines that are shown nowhere else: not beside the figure, in the picture of the need or in the bar of its parts. */
export function linesBesideThePicture(
  { lines, steps = [], need }: Pick<EstimationReply, "lines" | "steps" | "need">,
  insuranceTypeId: InsuranceTypeId,
): EstimationReply["lines"] {
  const drawn = steps.filter(({ line }) => need && linesElsewhere.includes(line));
  const parts = coverageParts({ lines }, insuranceTypeId);
  const shown = [...drawn, ...(parts.length > 1 ? parts : [])].map(({ label }) => label);
  return lines.filter(({ label }) => !shown.includes(label));
}
