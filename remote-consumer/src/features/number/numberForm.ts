import {
  applyRules,
  insuranceTypes,
  isAnswered,
  needsAnswer,
  questionsOf,
  stateCode,
  visibleForm,
  type Answers,
  type Form,
  type InsuranceTypeId,
  type Question,
} from "@quotehaven/contract/rules";

/** The questions that decide most of each figure, in the order they are asked; at most seven are shown. */
const askedIds: Record<InsuranceTypeId, readonly number[]> = {
  [insuranceTypes.home]: [101, 102, 104, 103, 105, 112, 126],
  [insuranceTypes.life]: [201, 193, 194, 195, 196, 203, 207],
  [insuranceTypes.auto]: [171, 172, 173, 174, 175, 166, 177],
};

/** What the figure takes for granted until it is answered, under what it assumes. */
const assumedIds: Record<InsuranceTypeId, readonly number[]> = {
  [insuranceTypes.home]: [106, 107, 108, 109, 113, 125],
  [insuranceTypes.life]: [202, 197, 204, 205, 206],
  [insuranceTypes.auto]: [176, 140, 141],
};

/** Not asked: the zip code tells it. */
export const stateQuestionId = 102;

/** A questionnaire with nothing but the questions that decide most of its figure, and those it makes assumptions on. */
export function numberForm(form: Form<Question>): Form<Question> {
  const every = new Map(questionsOf(form).map((question) => [question.id, question]));
  const section = (ids: readonly number[]) => ({
    name: "",
    text: "",
    questions: ids.flatMap((id) => every.get(id) ?? []),
  });
  const { insuranceTypeId } = form;
  return {
    ...form,
    sections: [section(askedIds[insuranceTypeId]), section(assumedIds[insuranceTypeId])],
  };
}

/** The questions that are asked first, or those that are assumed until then, as far as they are visible. */
export function visibleQuestions(
  form: Form<Question>,
  answers: Answers,
  part: "asked" | "assumed",
): Question[] {
  const ids = (part === "asked" ? askedIds : assumedIds)[form.insuranceTypeId];
  return questionsOf(visibleForm(form, applyRules(form, answers))).filter(({ id }) =>
    ids.includes(id),
  );
}

/** How many of the questions that are asked need an answer, and how many of these have one. */
export function progressOf(form: Form<Question>, answers: Answers) {
  const visible = applyRules(form, answers);
  const shown = visibleQuestions(form, answers, "asked").filter(needsAnswer);
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
