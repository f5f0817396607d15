import {
  applyRules,
  limitOf,
  missingQuestions,
  questionTypes,
  questionsOf,
  toWireAnswer,
  umbrellaQuestionId,
  type Answers,
  type CatalogueQuestion,
  type AnswerValue,
  type WireAnswer,
} from "@quotehaven/contract/rules";
import { formFor } from "../reference/questionnaires";

/** An answer for every visible question of a questionnaire: the first option, or a plain number. */
export function completeAnswers(insuranceTypeId: number, chosen: Answers = {}): WireAnswer[] {
  const form = formFor(insuranceTypeId);
  if (!form) throw new Error(`There is no insurance type ${insuranceTypeId}.`);
  let answers: Answers = chosen;
  for (let missing = missingQuestions(form, answers); missing[0];) {
    const { answerIds } = applyRules(form, answers);
    answers = { ...answers, [missing[0].que_id]: anyValue(missing[0], answerIds) };
    missing = missingQuestions(form, answers);
  }
  const visible = applyRules(form, answers);
  return questionsOf(form)
    .filter(({ que_id }) => visible.questionIds.has(que_id) && que_id !== umbrellaQuestionId)
    .map((question) => toWireAnswer(question, visible.answers[question.que_id]));
}

function anyValue(question: CatalogueQuestion, visible: ReadonlySet<number>): AnswerValue {
  switch (question.que_type) {
    case questionTypes.select:
    case questionTypes.radio:
      return question.answers.find(({ ans_id }) => visible.has(ans_id))?.ans_id ?? null;
    case questionTypes.checkboxes:
      return [];
    case questionTypes.date:
      return "04/12/2025";
    case questionTypes.year:
      return "2001";
    case questionTypes.number:
      return String(Math.min(1000, limitOf(question.que_id).maximum));
    default:
      return "Some text";
  }
}
