import {
  applyRules,
  firstError,
  questionsOf,
  validatorsFor,
  type Answers,
  type CatalogueQuestion,
  type Form,
  type QuestionContext,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";

/** Translation keys of the first error of each question that has one, by `que_id`. */
export type QuestionErrors = Readonly<Record<number, string>>;

/** The error of one question's value, as a translation key; undefined when it is fine. */
export function questionError(
  question: CatalogueQuestion,
  answers: Answers,
  context: QuestionContext,
  now: Date,
): string | undefined {
  return (
    firstError(answers[question.que_id], validatorsFor(question, context, now), {})?.key ??
    undefined
  );
}

/** The errors of every visible question of a form. Hidden questions have none (QUE-2). */
export function questionErrors(
  form: Form,
  answers: Answers,
  context: QuestionContext,
  now: Date,
  options: VisibilityOptions = {},
): QuestionErrors {
  const visible = applyRules(form, answers, options);
  const errors: Record<number, string> = {};
  for (const question of questionsOf(form)) {
    if (!visible.questionIds.has(question.que_id)) continue;
    const key = questionError(question, visible.answers, context, now);
    if (key) errors[question.que_id] = key;
  }
  return errors;
}
