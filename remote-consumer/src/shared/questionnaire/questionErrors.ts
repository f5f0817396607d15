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
import { contactFinder, useContactDetails } from "@quotehaven/platform";

/** The first error of each question that has one, by `id`. */
export type QuestionErrors = Readonly<Record<number, FieldError>>;

/**
 * The errors of every visible question of a form. Hidden questions have none (QUE-2). Contact details
 * are found once {@link useContactFinder} has loaded what finds them.
 */
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
    const error = firstError(visible.answers[question.id], validators, {}, contactFinder());
    if (error) errors[question.id] = error;
  }
  return errors;
}

/** Loads what finds contact details once a question is answered in words; the screen is drawn again then. */
export function useContactFinder(form: Form | undefined, answers: Answers) {
  const isWritten =
    form !== undefined &&
    questionsOf(form).some(({ id, kind }) => kind === "text" && Boolean(answers[id]));
  return useContactDetails(isWritten)?.hasContactDetail;
}
