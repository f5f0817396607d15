import {
  answersForPayload,
  missingQuestions,
  applyRules,
  dateLimitOf,
  limitOf,
  toShownDate,
  type Answers,
  type AnswerValue,
  type Form,
  type Question,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";
import type { QuestionForm } from "@quotehaven/contract/schemas";
import { answerInput, questionForm } from "@quotehaven/contract/wire";

/** What somebody answers who has no reason to answer anything special. */
function plainAnswer({ id, kind, prefill, options }: Question): AnswerValue {
  switch (kind) {
    case "select":
    case "radio":
      return options[0]?.id ?? null;
    case "checkboxes":
      return [];
    case "date":
      return prefill === "partnerDateOfBirth"
        ? "06/15/1985"
        : toShownDate(dateLimitOf(id, new Date())?.latest);
    case "number":
      return String(Math.max(12, limitOf(id).minimum));
    case "year":
      return "2005";
    default:
      return "Something ordinary";
  }
}

/** Complete answers of a form: those wanted, and plain ones for everything that they leave open. */
export function completeAnswers(
  form: Form<Question>,
  wanted: Answers = {},
  options: VisibilityOptions = {},
): Answers {
  let answers: Answers = wanted;
  for (;;) {
    const visible = applyRules(form, answers, options);
    const missing = missingQuestions(form, answers, options);
    const question = missing[0];
    if (!question) return visible.answers;
    const offered = question.options.filter(({ id }) => visible.answerIds.has(id));
    const answer = plainAnswer({ ...question, options: offered });
    answers = { ...visible.answers, ...wanted, [question.id]: answer };
  }
}

/** Complete answers as they are sent. */
export function wireAnswers(reply: QuestionForm, wanted: Answers = {}) {
  const form = questionForm.decode(reply);
  return answersForPayload(form, completeAnswers(form, wanted)).map(answerInput.encode);
}
