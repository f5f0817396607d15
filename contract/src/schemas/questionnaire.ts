import { Type, type Static } from "typebox";
import { SmallId, InsuranceTypeId, Nullable, Text, oneOf } from "./common";

const RuleTargets = Nullable(Type.Array(Type.Integer()));

export const AnswerOption = Type.Object({
  ans_id: Type.Integer(),
  ans_content: Type.String(),
  shows_questions: RuleTargets,
  shows_answers: RuleTargets,
  hides_questions: RuleTargets,
  hides_answers: RuleTargets,
});
export type AnswerOption = Static<typeof AnswerOption>;

/**
 * An answer as stored: an option's id, or content. A checkbox group's ids are in `ans_id` as a
 * bracketed comma list such as `[12,14]`; `[]` means "none of these".
 */
export const StoredAnswer = Type.Object({
  ans_id: Nullable(Type.Union([Type.Integer(), Type.String()])),
  qan_content: Nullable(Type.String()),
});
export type StoredAnswer = Static<typeof StoredAnswer>;

/** The field of the consumer's profile that answers a question first. */
const PrefillField = oneOf([
  "usr_rents",
  "usr_state",
  "usr_maritalstatus",
  "usr_partnerdateofbirth",
]);

/** `que_type`: 0 text, 1 select, 2 radio, 3 checkbox group, 4 date, 5 number, 6 year. */
export const Question = Type.Object({
  que_id: SmallId,
  que_type: Type.Integer({ minimum: 0, maximum: 6 }),
  que_content: Type.String(),
  que_placeholder: Type.String(),
  que_text: Type.String(),
  que_symbol: Nullable(Type.String()),
  que_symbol_pos: Nullable(oneOf(["before", "after"])),
  que_prefill: Nullable(PrefillField),
  que_calc: Type.Boolean(),
  answers: Type.Array(AnswerOption),
  answer: Nullable(StoredAnswer),
});
export type Question = Static<typeof Question>;

export const QuestionSection = Type.Object({
  sec_name: Type.String(),
  sec_text: Type.String(),
  questions: Type.Array(Question),
});
export type QuestionSection = Static<typeof QuestionSection>;

/** The questionnaire of one insurance type. */
export const QuestionForm = Type.Object({
  ins_id: InsuranceTypeId,
  ins_name: Type.String(),
  sections: Type.Array(QuestionSection),
});
export type QuestionForm = Static<typeof QuestionForm>;

/** An answer as sent. Multiple ids: the bracketed list, or a JSON array. */
export const AnswerInput = Type.Object({
  que_id: SmallId,
  ans_id: Type.Optional(
    Nullable(
      Type.Union([
        Type.Integer(),
        Type.String({ maxLength: 1_000 }),
        Type.Array(SmallId, { maxItems: 100 }),
      ]),
    ),
  ),
  ans_content: Type.Optional(Nullable(Text)),
});
export type AnswerInput = Static<typeof AnswerInput>;
