import {
  answersFromSent,
  applyRules,
  isMultiChoice,
  isSingleChoice,
  questionsOf,
  type Form,
} from "@quotehaven/contract/rules";
import type { AnswerInput } from "@quotehaven/contract/wire";

/** The answers an estimate may read: visible ones to calculation questions. */
export type CoverageAnswers = {
  /** The chosen answer of a select or radio, or null. */
  choice(questionId: number): number | null;
  /** The chosen answers of a checkbox group. */
  choices(questionId: number): readonly number[];
  /** The digits of a typed answer as a number, at most `maximum`; null when there are none. */
  amount(questionId: number, maximum: number): number | null;
  /** Whether a question is asked, with the answers as they are, and not answered. */
  isMissing(questionId: number): boolean;
};

/**
 * Reads what was sent for one form. Unknown questions, unknown options, answers
 * to hidden questions and to questions without isForEstimate are ignored.
 *
 * A caller may send the calculation questions alone; then a question that only
 * an unsent, non-calculation question would show (166 below 164) counts as shown.
 */
export function coverageAnswers(form: Form, sent: readonly AnswerInput[]): CoverageAnswers {
  const all = answersFromSent(form, sent);
  const relevant: Form = {
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      questions: section.questions.filter(
        ({ id, isForEstimate }) => isForEstimate || all[id] !== undefined,
      ),
    })),
  };
  const { answers, questionIds } = applyRules(relevant, all);
  const questions = new Map(
    questionsOf(form)
      .filter(({ isForEstimate }) => isForEstimate)
      .map((question) => [question.id, question]),
  );

  return {
    choice(questionId) {
      const question = questions.get(questionId);
      const value = answers[questionId];
      return question && isSingleChoice(question) && typeof value === "number" ? value : null;
    },
    choices(questionId) {
      const question = questions.get(questionId);
      const value = answers[questionId];
      return question && isMultiChoice(question) && Array.isArray(value) ? value.map(Number) : [];
    },
    amount(questionId, maximum) {
      const value = questions.has(questionId) ? answers[questionId] : null;
      const digits = typeof value === "string" ? value.replace(/\D/g, "") : "";
      return digits === "" ? null : Math.min(Number(digits), maximum);
    },
    isMissing(questionId) {
      const value = answers[questionId];
      return questionIds.has(questionId) && (value == null || value === "");
    },
  };
}

/** The value of a table by an answer id, or null when the table has none. */
export function byAnswer<Value>(
  table: Readonly<Record<number, Value>>,
  answerId: number | null,
): Value | null {
  return answerId === null ? null : (table[answerId] ?? null);
}
