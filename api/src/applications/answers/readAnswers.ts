import { hasContactDetail } from "@quotehaven/contract/contact";
import {
  answersFromSent,
  applyRules,
  firstError,
  fromStoredAnswer,
  isMultiChoice,
  isSingleChoice,
  questionsOf,
  validatorsFor,
  type Answers,
  type CatalogueQuestion,
  type Form,
} from "@quotehaven/contract/rules";
import type { AnswerInput } from "@quotehaven/contract/wire";
import { invalid } from "../../server/errors";

/**
 * Sent answers of one questionnaire as values. Answers to hidden questions are dropped.
 *
 * @throws 422 `invalid-answer` for a question or option the questionnaire does not have, and for
 * content its validators refuse; `limit` for a number or a date outside its limits, and
 * `contact-details` for a text with a way to reach somebody. An empty answer
 * is not refused: a draft may be unfinished.
 */
export function readAnswers(
  form: Form,
  sent: readonly AnswerInput[],
  { now, umbrella }: { now: Date; umbrella?: boolean },
): Answers {
  const questions = new Map(questionsOf(form).map((question) => [question.id, question]));
  const seen = new Set<number>();
  for (const input of sent) {
    const question = questions.get(input.questionId);
    if (!question || seen.has(input.questionId)) throw invalid("invalid-answer");
    seen.add(input.questionId);
    const refusal = refusalOf(question, input, now);
    if (refusal) throw invalid(refusal);
  }
  return applyRules(form, answersFromSent(form, sent), { umbrella }).answers;
}

type AnswerRefusal = "invalid-answer" | "limit" | "contact-details";

/** Why an answer is refused; null when it is fine. */
function refusalOf(
  question: CatalogueQuestion,
  input: AnswerInput,
  now: Date,
): AnswerRefusal | null {
  const isChoice = isMultiChoice(question) || isSingleChoice(question);
  const isFine = isChoice ? isAcceptableChoice(question, input) : isEmpty(input.chosen);
  if (!isFine) return "invalid-answer";
  if (isChoice || isEmpty(input.content)) return null;
  const value = fromStoredAnswer(question, { chosen: null, content: input.content ?? null });
  const error = firstError(value, validatorsFor(question, "wizard", now), {}, hasContactDetail);
  if (!error) return null;
  const { code } = error;
  return code === "limit" || code === "contact-details" ? code : "invalid-answer";
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === "";

function isAcceptableChoice(question: CatalogueQuestion, input: AnswerInput): boolean {
  const { chosen } = input;
  if (isEmpty(chosen)) return isEmpty(input.content);
  if (isSingleChoice(question)) return typeof chosen === "number" && hasOption(question, chosen);
  return Array.isArray(chosen) && chosen.every((id) => hasOption(question, id));
}

function hasOption(question: CatalogueQuestion, id: number): boolean {
  return question.options.some((option) => option.id === id);
}
