import {
  applyRules,
  dateLimitOf,
  limitOf,
  missingQuestions,
  questionsOf,
  toSentAnswer,
  toShownDate,
  umbrellaQuestionId,
  type Answers,
  type CatalogueQuestion,
  type AnswerValue,
} from "@quotehaven/contract/rules";
import type { AnswerInput } from "@quotehaven/contract/schemas";
import { answerInput } from "@quotehaven/contract/wire";
import { formFor } from "../reference/questionnaires";

/** An answer for every visible question of a questionnaire: the first option, or a plain number; as it is sent. */
export function completeAnswers(insuranceTypeId: number, chosen: Answers = {}): AnswerInput[] {
  const form = formFor(insuranceTypeId);
  if (!form) throw new Error(`There is no insurance type ${insuranceTypeId}.`);
  let answers: Answers = chosen;
  for (let missing = missingQuestions(form, answers); missing[0];) {
    const { answerIds } = applyRules(form, answers);
    answers = { ...answers, [missing[0].id]: anyValue(missing[0], answerIds) };
    missing = missingQuestions(form, answers);
  }
  const visible = applyRules(form, answers);
  return questionsOf(form)
    .filter(({ id }) => visible.questionIds.has(id) && id !== umbrellaQuestionId)
    .map((question) => answerInput.encode(toSentAnswer(question, visible.answers[question.id])));
}

function anyValue(question: CatalogueQuestion, visible: ReadonlySet<number>): AnswerValue {
  switch (question.kind) {
    case "select":
    case "radio":
      return question.options.find(({ id }) => visible.has(id))?.id ?? null;
    case "checkboxes":
      return [];
    case "date":
      return toShownDate(dateLimitOf(question.id, new Date())?.latest) || "04/12/2025";
    case "year":
      return "2001";
    case "number":
      return String(Math.min(1000, limitOf(question.id).maximum));
    default:
      return "Some text";
  }
}
