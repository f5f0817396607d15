import {
  formatAmount,
  fromBracketedList,
  questionTypes,
  toShownDate,
} from "@quotehaven/contract/rules";
import type { AnswerInput, Question, QuestionForm } from "@quotehaven/contract/schemas";

/** A question with what the client answered, in words. */
export type AnsweredQuestion = { id: number; question: string; answer: string };

/** A section of a questionnaire with its answered questions. */
export type AnsweredSection = { name: string; answers: AnsweredQuestion[] };

/** The option ids of a stored answer: a single one, or a bracketed list. */
function chosenIds(stored: number | string | null): number[] {
  return fromBracketedList(stored) ?? (stored === null ? [] : [Number(stored)]);
}

/** A number and its unit stay on one line. */
function withSymbol(text: string, { que_symbol, que_symbol_pos }: Question): string {
  if (!que_symbol) return text;
  return que_symbol_pos === "after" ? `${text}\u00a0${que_symbol}` : `${que_symbol}${text}`;
}

function contentWords(question: Question, content: string): string {
  if (question.que_type === questionTypes.date) return toShownDate(content) || content;
  if (question.que_type === questionTypes.number)
    return withSymbol(formatAmount(content) || content, question);
  return withSymbol(content, question);
}

/**
 * What a client answered, as a person reads it; null when the question is not answered. An empty
 * checkbox group reads as its own "none" option, or as `noneWord` where it has no such option.
 */
export function answerWords(question: Question, noneWord: string): string | null {
  const { answer, answers, que_type } = question;
  if (!answer) return null;
  const chosen = chosenIds(answer.ans_id);
  const options = answers.filter((option) => chosen.includes(option.ans_id));
  if (options.length > 0) return options.map((option) => option.ans_content).join(", ");
  if (que_type === questionTypes.checkboxes && answer.ans_id !== null)
    return question.que_placeholder || noneWord;
  return answer.qan_content ? contentWords(question, answer.qan_content) : null;
}

/** The answered questions of a questionnaire by section; sections without any are left out. */
export function answeredSections(form: QuestionForm, noneWord: string): AnsweredSection[] {
  return form.sections
    .map((section) => ({
      name: section.sec_name,
      answers: section.questions.flatMap((question) => {
        const answer = answerWords(question, noneWord);
        return answer === null
          ? []
          : [{ id: question.que_id, question: question.que_content, answer }];
      }),
    }))
    .filter((section) => section.answers.length > 0);
}

/** The answers that a coverage calculation reads, as the wire wants them. */
export function calculationAnswers(form: QuestionForm): AnswerInput[] {
  return form.sections
    .flatMap((section) => section.questions)
    .flatMap(({ que_id, que_calc, answer }): AnswerInput[] => {
      if (!que_calc || !answer) return [];
      if (answer.ans_id !== null) return [{ que_id, ans_id: answer.ans_id }];
      return answer.qan_content === null ? [] : [{ que_id, ans_content: answer.qan_content }];
    });
}
