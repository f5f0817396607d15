import type * as wire from "../schemas";
import { entity, list, type Inside } from "./codec";
import { answerInput, question } from "./questionnaire";

export const estimationBody = entity<wire.EstimationBody>()({
  insuranceTypeId: "id",
  answers: ["answers", list(answerInput)],
});

export const leadEstimationBody = entity<wire.LeadEstimationBody>()({
  insuranceTypeId: "id",
  leadId: "aps_id",
  answers: ["answers", list(answerInput)],
});
export type LeadEstimationBody = Inside<typeof leadEstimationBody>;

const estimationLine = entity<wire.EstimationReply["other-data"][number]>()({
  label: "label",
  value: "data",
});

/** A piece of a sum, with the question that it answers. */
export const estimationPiece = entity<wire.EstimationPiece>()({
  text: "text",
  spoken: "spoken",
  questionId: "que_id",
});

/** How one line came about. */
export const estimationStep = entity<wire.EstimationStep>()({
  line: "line",
  label: "label",
  formula: "formula",
  result: "result",
  pieces: ["pieces", list(estimationPiece)],
  notes: "notes",
});
export type EstimationStep = Inside<typeof estimationStep>;

const assumption = entity<NonNullable<wire.EstimationReply["assumed"]>[number]>()({
  questionId: "que_id",
  text: "text",
});

const answerAmount = entity<NonNullable<wire.EstimationReply["answer_amounts"]>[number]>()({
  answerId: "ans_id",
  amount: "amount",
});

/** Amounts are whole US dollars; a line's value may also be ready text such as a pair of limits. */
export const estimationReply = entity<wire.EstimationReply>()({
  total: "data",
  needsUmbrella: "umbrella",
  atRisk: "at_risk",
  totalRequired: "total_required",
  lines: ["other-data", list(estimationLine)],
  questions: ["questions", list(question)],
  termYears: "term",
  homeKind: "home",
  steps: ["working", list(estimationStep)],
  assumed: ["assumed", list(assumption)],
  answerAmounts: ["answer_amounts", list(answerAmount)],
  need: "need",
});
export type EstimationReply = Inside<typeof estimationReply>;
