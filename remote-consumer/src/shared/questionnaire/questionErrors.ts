import {
  applyRules,
  firstError,
  questionsOf,
  validatorsFor,
  type Answers,
  type FieldError,
  type Form,
  type QuestionContext,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";

/** The first error of each question that has one, by `id`. */
export type QuestionErrors = Readonly<Record<number, FieldError>>;

/** The errors of every visible question of a form. Hidden questions have none (QUE-2). */
export function questionErrors(
  form: Form,
  answers: Answers,
  context: QuestionContext,
  now: Date,
  options: VisibilityOptions = {},
): QuestionErrors {
  const visible = applyRules(form, answers, options);
  const errors: Record<number, FieldError> = {};
  for (const question of questionsOf(form)) {
    if (!visible.questionIds.has(question.id)) continue;
    const validators = validatorsFor(question, context, now);
    const error = firstError(visible.answers[question.id], validators, {});
    if (error) errors[question.id] = error;
  }
  return errors;
}
