import {
  applyRules,
  insuranceTypes,
  isAnswered,
  questionsOf,
  stateCode,
  visibleForm,
  type Answers,
  type Form,
  type InsuranceTypeId,
  type Question,
  type Section,
} from "@quotehaven/contract/rules";

/** The questions that decide most of each figure, in the order they are asked; at most seven are shown. */
const askedIds: Record<InsuranceTypeId, readonly number[]> = {
  [insuranceTypes.home]: [101, 102, 104, 103, 105, 112, 126],
  [insuranceTypes.life]: [201, 193, 194, 195, 196, 203, 207],
  [insuranceTypes.auto]: [171, 172, 173, 174, 175, 166, 177],
};

/** Not asked: the zip code tells it. */
export const stateQuestionId = 102;

/** A questionnaire with nothing but the questions that decide most of its figure. */
export function numberForm(form: Form<Question>): Form<Question> {
  const every = new Map(questionsOf(form).map((question) => [question.id, question]));
  const questions = askedIds[form.insuranceTypeId].flatMap((id) => every.get(id) ?? []);
  return { ...form, sections: [{ name: "", text: "", questions }] };
}

/** The questions to show, as one section; the state is told by the zip code. */
export function visibleQuestions(
  form: Form<Question>,
  answers: Answers,
  name: string,
): Section<Question> {
  const questions = questionsOf(visibleForm(form, applyRules(form, answers)));
  return { name, text: "", questions: questions.filter(({ id }) => id !== stateQuestionId) };
}

/** How many of the questions that are shown are answered. */
export function progressOf(form: Form<Question>, answers: Answers) {
  const visible = applyRules(form, answers);
  const shown = questionsOf(visibleForm(form, visible));
  return {
    total: shown.length,
    answered: shown.filter((question) => isAnswered(question, visible.answers[question.id])).length,
  };
}

/** The answer that names a state by its two letters; null where the form does not ask for it. */
export function stateAnswer(form: Form<Question>, state: string): Answers {
  const question = questionsOf(form).find(({ id }) => id === stateQuestionId);
  const option = question?.options.find(({ content }) => stateCode(content) === state);
  return option ? { [stateQuestionId]: option.id } : {};
}
