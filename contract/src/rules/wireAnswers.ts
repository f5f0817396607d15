import { noUmbrellaAnswerId, umbrellaQuestionId } from "./constants";
import { toIsoDate, toShownDate } from "./dates";
import { formatAmount, parseMoney } from "./money";
import {
  isMultiChoice,
  isSingleChoice,
  questionsOf,
  questionTypes,
  type Answers,
  type AnswerValue,
  type CatalogueQuestion,
  type Form,
  type Question,
  type StoredAnswer,
  type WireAnswer,
} from "./questionnaire";
import { applyRules, type VisibilityOptions } from "./visibility";

/** Option ids as they are stored: `[12,14]`, and `[]` for none. */
export function toBracketedList(ids: readonly number[]): string {
  return `[${ids.join(",")}]`;
}

/** The ids of a bracketed list (or of a real list); null when it is neither. */
export function fromBracketedList(value: unknown): number[] | null {
  if (Array.isArray(value)) {
    return value.every((id) => Number.isSafeInteger(id)) ? value.map(Number) : null;
  }
  if (typeof value !== "string" || !/^\[\s*(?:\d+\s*(?:,\s*\d+\s*)*)?\]$/.test(value)) return null;
  return (value.match(/\d+/g) ?? []).map(Number);
}

/**
 * An answer as it is sent (QUE-5/6/9). Options go as `ans_id`, checkboxes as a
 * bracketed list, the rest as `ans_content`: dates YYYY-MM-DD, numbers as
 * digits. A text that cannot be read is sent as typed, so that the server says
 * what is wrong with it.
 */
export function toWireAnswer(
  question: CatalogueQuestion,
  value: AnswerValue | undefined,
): WireAnswer {
  const { que_id, que_type } = question;
  if (isMultiChoice(question)) {
    return {
      que_id,
      ans_id: toBracketedList(Array.isArray(value) ? value : []),
      ans_content: null,
    };
  }
  if (isSingleChoice(question)) {
    return { que_id, ans_id: typeof value === "number" ? value : null, ans_content: null };
  }
  const text = typeof value === "string" ? value.trim() : "";
  if (text === "") return { que_id, ans_id: null, ans_content: null };
  if (que_type === questionTypes.date) {
    return { que_id, ans_id: null, ans_content: toIsoDate(text) ?? text };
  }
  if (que_type === questionTypes.number && /^\d[\d,]*$/.test(text)) {
    return { que_id, ans_id: null, ans_content: String(parseMoney(text) ?? text) };
  }
  return { que_id, ans_id: null, ans_content: text };
}

/**
 * The value to edit of a stored or sent answer; null when there is none or it
 * does not fit the question. Also reads `ans_content`, so that the server can
 * use it on what a client sends.
 */
export function fromStoredAnswer(
  question: CatalogueQuestion,
  answer: StoredAnswer | Omit<WireAnswer, "que_id"> | null | undefined,
): AnswerValue {
  if (!answer) return null;
  if (isMultiChoice(question)) return fromBracketedList(answer.ans_id);
  if (isSingleChoice(question)) {
    const id = typeof answer.ans_id === "string" ? Number(answer.ans_id) : answer.ans_id;
    return id !== null && Number.isSafeInteger(id) && id > 0 ? id : null;
  }
  const text = "qan_content" in answer ? answer.qan_content : answer.ans_content;
  if (text === null || text === "") return null;
  if (question.que_type === questionTypes.date) return toShownDate(text) || text;
  if (question.que_type === questionTypes.number && /^\d+$/.test(text)) return formatAmount(text);
  return text;
}

/** The stored answers of a form as values to edit; questions without one are left out. */
export function answersOf(form: Form<Question>): Answers {
  const answers: Record<number, AnswerValue> = {};
  for (const question of questionsOf(form)) {
    const value = fromStoredAnswer(question, question.answer);
    if (value !== null) answers[question.que_id] = value;
  }
  return answers;
}

/** Sent answers of one form as values; questions the form does not have are left out. */
export function answersFromWire(
  form: Form,
  sent: readonly { que_id: number; ans_id?: unknown; ans_content?: unknown }[],
): Answers {
  const questions = new Map(questionsOf(form).map((question) => [question.que_id, question]));
  const answers: Record<number, AnswerValue> = {};
  for (const { que_id, ans_id, ans_content } of sent) {
    const question = questions.get(que_id);
    if (!question) continue;
    const value = fromStoredAnswer(question, {
      ans_id: Array.isArray(ans_id)
        ? toBracketedList(fromBracketedList(ans_id) ?? [])
        : typeof ans_id === "number" || typeof ans_id === "string"
          ? ans_id
          : null,
      ans_content:
        typeof ans_content === "string" || typeof ans_content === "number"
          ? String(ans_content)
          : null,
    });
    if (value !== null) answers[que_id] = value;
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
): WireAnswer[] {
  const visible = applyRules(form, answers, options);
  return questionsOf(form).flatMap((question) => {
    if (visible.questionIds.has(question.que_id)) {
      return [toWireAnswer(question, visible.answers[question.que_id])];
    }
    return question.que_id === umbrellaQuestionId && !options.umbrella
      ? [{ que_id: umbrellaQuestionId, ans_id: noUmbrellaAnswerId, ans_content: null }]
      : [];
  });
}
