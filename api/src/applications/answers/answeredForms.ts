import {
  prefilledAnswers,
  toSentAnswer,
  type Answers,
  type CatalogueQuestion,
  type Form,
  type PrefillProfile,
  type Question,
} from "@quotehaven/contract/rules";
import type { StoredAnswer } from "../../database";
import { fromStoredAnswers } from "./storedAnswers";

/** A questionnaire with its answers; prefilled where a profile is given. */
export function formWithAnswers(
  form: Form,
  stored: readonly StoredAnswer[],
  profile?: PrefillProfile,
): Form<Question> {
  const known = fromStoredAnswers(form, stored);
  const answers = profile ? prefilledAnswers(form, known, profile) : known;
  return formWithValues(form, answers);
}

/** A questionnaire as an agent reads it: only what is visible, only what was answered. */
export function answeredForm(form: Form, stored: readonly StoredAnswer[]): Form<Question> {
  const answers = fromStoredAnswers(form, stored);
  const isAnswered = (question: CatalogueQuestion) => {
    const value = answers[question.id];
    return value !== undefined && value !== null;
  };
  const sections = form.sections
    .map((section) => ({ ...section, questions: section.questions.filter(isAnswered) }))
    .filter(({ questions }) => questions.length > 0);
  return formWithValues({ ...form, sections }, answers);
}

function formWithValues(form: Form, answers: Answers): Form<Question> {
  return {
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => {
        const value = answers[question.id];
        if (value === undefined || value === null) return { ...question, answer: null };
        const { chosen, content } = toSentAnswer(question, value);
        return { ...question, answer: { chosen, content } };
      }),
    })),
  };
}
