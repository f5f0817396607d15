import {
  applyRules,
  isAnswered,
  visibleForm,
  type Answers,
  type Form,
  type Question,
  type Section,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";

/** The pages of a form: its sections that have a visible question, with only what is visible. */
export function visibleSections(
  form: Form<Question>,
  answers: Answers,
  options: VisibilityOptions,
): Section<Question>[] {
  return visibleForm(form, applyRules(form, answers, options)).sections;
}

/** The page that asks a question; the first one where it is not visible. */
export function pageOfQuestion(
  form: Form<Question>,
  answers: Answers,
  options: VisibilityOptions,
  questionId: number,
): number {
  const page = visibleSections(form, answers, options).findIndex(({ questions }) =>
    questions.some(({ id }) => id === questionId),
  );
  return Math.max(page, 0);
}

/** The questions of a page that still need an answer. */
export function missingOnPage(section: Section<Question>, answers: Answers): Question[] {
  return section.questions.filter((question) => !isAnswered(question, answers[question.id]));
}
