import { daysAfter } from "@quotehaven/contract/cover";
import {
  applyRules,
  isMultiChoice,
  isSingleChoice,
  missingQuestions,
  toShownDate,
  utcDay,
  type Answers,
  type AnswerValue,
  type CatalogueQuestion,
  type Form,
} from "@quotehaven/contract/rules";
import { toStoredAnswers } from "../answers/storedAnswers";
import type { StoredAnswer } from "../database";

/** The questions after a day that is not ahead of us. */
const bornOn = 155;
const endedOn = 178;

/**
 * A completely answered questionnaire; another `variant`, other answers. Optional answers stay
 * empty, checkbox groups say none, and days lie about `today`.
 */
export function demoAnswers(form: Form, variant: number, today: Date): StoredAnswer[] {
  let answers: Answers = {};
  // Every answer may bring further questions into view, never endlessly.
  for (let round = 0; round < 200; round++) {
    const [question] = missingQuestions(form, answers);
    if (!question) break;
    const visible = applyRules(form, answers).answerIds;
    answers = { ...answers, [question.id]: valueFor(question, visible, variant, today) };
    answers = applyRules(form, answers).answers;
  }
  return toStoredAnswers(form, answers);
}

function valueFor(
  question: CatalogueQuestion,
  visible: ReadonlySet<number>,
  variant: number,
  today: Date,
): AnswerValue {
  const options = question.options.filter(({ id }) => visible.has(id));
  if (isMultiChoice(question)) return [];
  if (isSingleChoice(question)) {
    return options[(variant + question.id) % Math.max(1, options.length)]?.id ?? null;
  }
  switch (question.kind) {
    case "date":
      return dayFor(question.id, variant, today);
    case "number":
      return String(varied(Number(question.placeholder.replace(/\D/g, "")), variant));
    case "year":
      return String(1978 + (variant % 40));
    default:
      return question.placeholder;
  }
}

/** As it is typed, MM/DD/YYYY. */
function dayFor(questionId: number, variant: number, today: Date): string {
  if (questionId === bornOn) return "06/15/1988";
  const days = (questionId === endedOn ? -7 : 7) * (1 + (variant % 9));
  return toShownDate(daysAfter(utcDay(today), days));
}

/** The questionnaire's own example, somewhat smaller or larger. */
function varied(example: number, variant: number): number {
  const factor = 0.8 + (variant % 9) * 0.1;
  return example < 100 ? example : Math.round((example * factor) / 10) * 10;
}
