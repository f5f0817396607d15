import { insuranceTypes, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { EstimationReply } from "@quotehaven/contract/schemas";

type Line = EstimationReply["other-data"][number];

/** A line whose amount is a number of dollars. */
export type AmountLine = { label: string; data: number };

const roundingDollars = 1_000;

function isAmount(line: Line): line is AmountLine {
  return typeof line.data === "number";
}

/**
 * The lines that the figure is made of, for its picture. Found by their sums,
 * because labels are translated: home is the sum of its first lines (limits
 * per claim follow them), life the sum of its positive lines before savings and
 * existing cover come off, auto the two lines that make what is at risk.
 */
export function estimateParts(type: InsuranceTypeId, estimate: EstimationReply): AmountLine[] {
  const lines = estimate["other-data"];
  if (type === insuranceTypes.home) return leadingLines(lines, estimate.data);
  if (type === insuranceTypes.life) {
    return lines.filter(isAmount).filter(({ data }) => data > 0);
  }
  return pairAtRisk(lines, estimate.at_risk ?? 0);
}

/** What comes off a life estimate: savings and cover that is there already, as negative amounts. */
export function deductions(estimate: EstimationReply): AmountLine[] {
  return estimate["other-data"].filter(isAmount).filter(({ data }) => data < 0);
}

function leadingLines(lines: readonly Line[], total: number): AmountLine[] {
  const parts: AmountLine[] = [];
  let sum = 0;
  for (const line of lines) {
    if (!isAmount(line) || sum >= total) break;
    sum += line.data;
    parts.push(line);
  }
  return sum === total ? parts.filter(({ data }) => data > 0) : [];
}

function pairAtRisk(lines: readonly Line[], atRisk: number): AmountLine[] {
  for (let first = 0; first + 1 < lines.length; first += 1) {
    const pair = lines.slice(first, first + 2).filter(isAmount);
    const sum = pair.reduce((total, { data }) => total + data, 0);
    const isRounded = sum <= atRisk && atRisk - sum < roundingDollars;
    if (pair.length === 2 && sum > 0 && isRounded) return pair.filter(({ data }) => data > 0);
  }
  return [];
}
