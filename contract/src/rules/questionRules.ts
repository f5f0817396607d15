import { limits, optionalQuestionIds } from "./constants";
import { dateLimitOf, limitOf } from "./questionLimits";
import {
  questionsOf,
  type Answers,
  type AnswerValue,
  type CatalogueQuestion,
  type Form,
} from "./questionnaire";
import {
  atLeastAged,
  between,
  date,
  dateBetween,
  dateOfBirth,
  fieldErrors,
  maxLength,
  number,
  required,
  withoutContactDetails,
  year,
  type Validator,
} from "./validators";
import { applyRules, type VisibilityOptions } from "./visibility";

/** Where a questionnaire is filled in: in the registration wizard or in the profile's application. */
export type QuestionContext = "wizard" | "application";

/**
 * The validators of a question (specification 5.4). In the application a number
 * question with a `$` is not required (QUE-8): Continue stays disabled while it is
 * empty, without an error text. Questions that may stay empty (140, 141) are
 * checked only when filled. Every number has its limits ({@link limitOf}), and so have the dates of
 * policies ({@link dateLimitOf}).
 */
export function validatorsFor(
  question: CatalogueQuestion,
  context: QuestionContext,
  now: Date,
): readonly Validator[] {
  const filled = optionalQuestionIds.includes(question.id) ? [] : [required];
  switch (question.kind) {
    case "checkboxes":
      return [];
    case "number": {
      const { minimum, maximum } = limitOf(question.id);
      const inLimits = between(minimum, maximum);
      if (context === "application" && question.symbol === "$") return [inLimits];
      return [number, ...filled, maxLength(), inLimits];
    }
    case "date":
      return [...filled, maxLength(), date, ...dayValidators(question, now)];
    case "year":
      return [...filled, maxLength(), number, year(now)];
    default:
      return [...filled, maxLength(), withoutContactDetails];
  }
}

/** What a real day must be: a driver's birth (VAL-8), or inside the question's limits. */
function dayValidators({ id, prefill }: CatalogueQuestion, now: Date): readonly Validator[] {
  if (prefill === "partnerDateOfBirth") {
    return [dateOfBirth(now), atLeastAged(limits.driverYears, now, fieldErrors.driverAge)];
  }
  const limit = dateLimitOf(id, now);
  return limit ? [dateBetween(limit.earliest, limit.latest)] : [];
}

/**
 * Whether a question has to be answered: checkboxes may stay open, and so may 140 and 141. What may stay
 * open is counted neither among the questions nor among the answers of a progress.
 */
export function needsAnswer(question: CatalogueQuestion): boolean {
  return question.kind !== "checkboxes" && !optionalQuestionIds.includes(question.id);
}

/** Whether a question counts as answered: it has an answer, or needs none. */
export function isAnswered(question: CatalogueQuestion, value: AnswerValue | undefined): boolean {
  return !needsAnswer(question) || required(value, {}) === null;
}

/** The visible questions that still need an answer, in order. */
export function missingQuestions<Q extends CatalogueQuestion>(
  form: Form<Q>,
  answers: Answers,
  options: VisibilityOptions = {},
): Q[] {
  const visible = applyRules(form, answers, options);
  return questionsOf(form).filter(
    (question) =>
      visible.questionIds.has(question.id) && !isAnswered(question, visible.answers[question.id]),
  );
}

/** Whether every visible question that needs an answer has one. */
export function isFormFilled(
  form: Form,
  answers: Answers,
  options: VisibilityOptions = {},
): boolean {
  return missingQuestions(form, answers, options).length === 0;
}
