import { Type, type Static } from "typebox";
import { Id, InsuranceTypeId, Nullable, SmallId, oneOf } from "./common";
import { CoverNeed } from "./cover";
import { AnswerInput, Question } from "./questionnaire";

export const EstimationBody = Type.Object({
  id: Type.Optional(InsuranceTypeId),
  answers: Type.Array(AnswerInput, { maxItems: 300 }),
});
export type EstimationBody = Static<typeof EstimationBody>;

/** An agent's calculation runs on the client's submitted profile, so it names the lead. */
export const LeadEstimationBody = Type.Object({
  id: InsuranceTypeId,
  aps_id: Id,
  answers: Type.Array(AnswerInput, { maxItems: 300 }),
});
export type LeadEstimationBody = Static<typeof LeadEstimationBody>;

/** A piece of a sum, with the question that it answers; `spoken` is what a screen reader says in its place. */
export const EstimationPiece = Type.Object({
  text: Type.String(),
  spoken: Type.Optional(Type.String()),
  que_id: Type.Optional(SmallId),
});
export type EstimationPiece = Static<typeof EstimationPiece>;

/** How one line came about: `line` names it in every language, `formula` says it in the reader's. */
export const EstimationStep = Type.Object({
  line: Type.String(),
  label: Type.String(),
  formula: Type.String(),
  result: Type.Union([Type.Integer(), Type.String()]),
  /** The formula piece by piece, without its notes. */
  pieces: Type.Optional(Type.Array(EstimationPiece)),
  /** What rounding, a limit or a reason adds to the sum. */
  notes: Type.Optional(Type.Array(Type.String())),
});
export type EstimationStep = Static<typeof EstimationStep>;

/** Amounts are whole US dollars; a line's `data` may also be ready text such as a pair of limits. */
export const EstimationReply = Type.Object({
  data: Type.Integer(),
  umbrella: Type.Boolean(),
  at_risk: Nullable(Type.Integer()),
  total_required: Nullable(Type.Integer()),
  "other-data": Type.Array(
    Type.Object({ label: Type.String(), data: Type.Union([Type.Integer(), Type.String()]) }),
  ),
  questions: Type.Array(Question),
  /** Life only: the suggested policy term in years. */
  term: Type.Optional(Nullable(Type.Integer())),
  /** Home only: what somebody has of it, which decides the covers and their names. */
  home: Type.Optional(oneOf(["house", "condo", "renter", "manufactured", "landlord"])),
  /** Inputs, formula and result of every line, in the order they follow from each other. */
  working: Type.Optional(Type.Array(EstimationStep)),
  /** Questions that the figure reads and that have no answer, with what it takes instead. */
  assumed: Type.Optional(Type.Array(Type.Object({ que_id: SmallId, text: Type.String() }))),
  /** What an answer that decides much would come to, whole dollars. */
  answer_amounts: Type.Optional(
    Type.Array(Type.Object({ ans_id: SmallId, amount: Type.Integer() })),
  ),
  /** The same need as quotes are held against, of this insurance type alone. */
  need: Type.Optional(CoverNeed),
});
export type EstimationReply = Static<typeof EstimationReply>;
