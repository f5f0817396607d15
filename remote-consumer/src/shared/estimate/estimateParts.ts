import {
  applyRules,
  insuranceTypes,
  isAnswered,
  questionsOf,
  type Answers,
  type Form,
  type InsuranceTypeId,
  type Question,
} from "@quotehaven/contract/rules";
import type { EstimationReply, EstimationStep } from "@quotehaven/contract/wire";

/** A line whose amount is a number of dollars. */
export type AmountLine = { line: string; label: string; amount: number };

const limitLines: Record<InsuranceTypeId, readonly string[]> = {
  [insuranceTypes.home]: ["personalLiability", "medicalPayments", "umbrellaWorthConsidering"],
  [insuranceTypes.life]: [],
  [insuranceTypes.auto]: [
    "injuryLiability",
    "propertyDamage",
    "uninsuredDrivers",
    "shortfall",
    "umbrella",
  ],
};

/** Worked out on the way to another line, so not one that adds up. */
const sumLines = ["area", "annualGap", "atRisk", "totalRequired", "total"];

/** Answers without which a figure would mean nothing. */
const essentialQuestionIds: Record<InsuranceTypeId, readonly number[]> = {
  [insuranceTypes.home]: [104, 126],
  [insuranceTypes.life]: [201],
  [insuranceTypes.auto]: [171, 172],
};

function amounts(estimate: EstimationReply): AmountLine[] {
  return (estimate.steps ?? []).flatMap(({ line, label, result }) =>
    typeof result === "number" ? [{ line, label, amount: result }] : [],
  );
}

/** The lines that the figure is made of, for its picture. */
export function estimateParts(type: InsuranceTypeId, estimate: EstimationReply): AmountLine[] {
  return amounts(estimate).filter(
    ({ line, amount }) =>
      amount > 0 && !sumLines.includes(line) && !limitLines[type].includes(line),
  );
}

/** What comes off a life estimate: savings and cover that is there already, as negative amounts. */
export function deductions(estimate: EstimationReply): AmountLine[] {
  return amounts(estimate).filter(({ amount }) => amount < 0);
}

/** What an umbrella adds to an auto policy; 0 where none is needed. */
export function umbrellaOf(estimate: EstimationReply): number {
  return amounts(estimate).find(({ line }) => line === "umbrella")?.amount ?? 0;
}

/** What is shown beside the figure: limits for each claim, what is missing of them, an umbrella. */
export function estimateLimits(
  type: InsuranceTypeId,
  estimate: EstimationReply,
): readonly EstimationStep[] {
  return (estimate.steps ?? []).filter(({ line }) => limitLines[type].includes(line));
}

/** The questions that a figure still needs before it means anything. */
export function missingEssentials(form: Form<Question>, answers: Answers): Question[] {
  const visible = applyRules(form, answers);
  return questionsOf(form).filter(
    (question) =>
      Object.values(essentialQuestionIds).some((ids) => ids.includes(question.id)) &&
      visible.questionIds.has(question.id) &&
      !isAnswered(question, visible.answers[question.id]),
  );
}
