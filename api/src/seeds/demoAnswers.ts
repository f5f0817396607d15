import { daysAfter } from "@quotehaven/contract/cover";
import {
  applyRules,
  isMultiChoice,
  isSingleChoice,
  missingQuestions,
  prefilledAnswers,
  toShownDate,
  utcDay,
  type AnswerValue,
  type CatalogueQuestion,
  type Form,
} from "@quotehaven/contract/rules";
import { toStoredAnswers } from "../answers/storedAnswers";
import type { StoredAnswer } from "../database";

/** The questions after a day that is not ahead of us. */
const bornOn = 155;
const endedOn = 178;

/** What makes the answers of one questionnaire differ from another's. */
type Demo = {
  variant: number;
  today: Date;
  /** Where its owner lives, by two letters. */
  state?: string;
};

/**
 * A completely answered questionnaire. Optional answers stay empty, checkbox groups say none, a home lies
 * in its owner's state, and days lie about `today`.
 */
export function demoAnswers(form: Form, { variant, today, state }: Demo): StoredAnswer[] {
  let answers = prefilledAnswers(form, {}, { state });
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

/** Stored answers with the home in the state of its owner. */
export function livingIn(state: string, form: Form, stored: StoredAnswer[]): StoredAnswer[] {
  const own = prefilledAnswers(form, {}, { state });
  return stored.map((answer) => {
    const answerId = own[answer.questionId];
    return typeof answerId === "number" ? { ...answer, answerId } : answer;
  });
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
