import { cleanText } from "./cleanText";
import { noUmbrellaAnswerId, umbrellaQuestionId } from "./constants";
import { toIsoDate, toShownDate } from "./dates";
import { formatAmount, wholeNumber } from "./money";
import {
  isMultiChoice,
  isSingleChoice,
  questionsOf,
  type Answers,
  type AnswerValue,
  type CatalogueQuestion,
  type Chosen,
  type Form,
  type Question,
  type StoredAnswer,
  type SentAnswer,
} from "./questionnaire";
import { applyRules, type VisibilityOptions } from "./visibility";

/**
 * An answer as it is sent (QUE-5/6/9). Options go as what is chosen, the rest as content: dates
 * YYYY-MM-DD, numbers as digits. A text that cannot be read is sent as typed, so that the server
 * says what is wrong with it.
 */
export function toSentAnswer(
  question: CatalogueQuestion,
  value: AnswerValue | undefined,
): SentAnswer {
  return {
    questionId: question.id,
    chosen: chosenOf(question, value),
    content: contentOf(question, value),
  };
}

function chosenOf(question: CatalogueQuestion, value: AnswerValue | undefined): Chosen {
  if (isMultiChoice(question)) return Array.isArray(value) ? [...value] : [];
  return isSingleChoice(question) && typeof value === "number" ? value : null;
}

function contentOf(question: CatalogueQuestion, value: AnswerValue | undefined): string | null {
  const text = typeof value === "string" ? cleanText(value) : "";
  if (text === "" || isMultiChoice(question) || isSingleChoice(question)) return null;
  if (question.kind === "date") return toIsoDate(text) ?? text;
  if (question.kind === "number") {
    const amount = wholeNumber(text);
    return Number.isSafeInteger(amount) ? String(amount) : text;
  }
  return text;
}

/** The value to edit of a stored or sent answer; null when there is none or it does not fit. */
export function fromStoredAnswer(
  question: CatalogueQuestion,
  answer: StoredAnswer | null | undefined,
): AnswerValue {
  if (!answer) return null;
  const { chosen, content } = answer;
  if (isMultiChoice(question)) return Array.isArray(chosen) ? chosen : null;
  if (isSingleChoice(question)) return typeof chosen === "number" && chosen > 0 ? chosen : null;
  if (content === null || content === "") return null;
  if (question.kind === "date") return toShownDate(content) || content;
  if (question.kind === "number" && /^\d+$/.test(content)) return formatAmount(content) || content;
  return content;
}

/** The stored answers of a form as values to edit; questions without one are left out. */
export function answersOf(form: Form<Question>): Answers {
  const answers: Record<number, AnswerValue> = {};
  for (const question of questionsOf(form)) {
    const value = fromStoredAnswer(question, question.answer);
    if (value !== null) answers[question.id] = value;
  }
  return answers;
}

/** Sent answers of one form as values; questions the form does not have are left out. */
export function answersFromSent(
  form: Form,
  sent: readonly (Partial<StoredAnswer> & { questionId: number })[],
): Answers {
  const questions = new Map(questionsOf(form).map((question) => [question.id, question]));
  const answers: Record<number, AnswerValue> = {};
  for (const { questionId, chosen = null, content = null } of sent) {
    const question = questions.get(questionId);
    const value = question ? fromStoredAnswer(question, { chosen, content }) : null;
    if (value !== null) answers[questionId] = value;
  }
  return answers;
}

/**
 * The answers to send: one for every visible question, answered or not. When the
 * auto form has the umbrella question and the estimate asks for none, 150 goes
 * as answer 199 (UAP-7). In the registration wizard the form does not have it.
 */
export function answersForPayload(
  form: Form,
  answers: Answers,
  options: VisibilityOptions = {},
): SentAnswer[] {
  const visible = applyRules(form, answers, options);
  return questionsOf(form).flatMap((question) => {
    if (visible.questionIds.has(question.id)) {
      return [toSentAnswer(question, visible.answers[question.id])];
    }
    return question.id === umbrellaQuestionId && !options.umbrella
      ? [{ questionId: umbrellaQuestionId, chosen: noUmbrellaAnswerId, content: null }]
      : [];
  });
}
