import {
  formatAmount,
  toShownDate,
  type Form,
  type Question,
  type SentAnswer,
} from "@quotehaven/contract/rules";

/** A section of a questionnaire with its answered questions, each with what the client answered in words. */
export type AnsweredSection = { name: string; answers: { label: string; value: string }[] };

/** A number and its unit stay on one line. */
function withSymbol(text: string, { symbol, symbolPosition }: Question): string {
  if (!symbol) return text;
  return symbolPosition === "after" ? `${text}\u00a0${symbol}` : `${symbol}${text}`;
}

function contentWords(question: Question, content: string): string {
  if (question.kind === "date") return toShownDate(content) || content;
  if (question.kind === "number") return withSymbol(formatAmount(content) || content, question);
  return withSymbol(content, question);
}

/**
 * What a client answered, as a person reads it; null when the question is not answered. An empty
 * checkbox group reads as its own "none" option, or as `noneWord` where it has no such option.
 */
export function answerWords(question: Question, noneWord: string): string | null {
  const { answer, options, kind } = question;
  if (!answer) return null;
  const ids = [answer.chosen].flat();
  const chosen = options.filter((option) => ids.includes(option.id));
  if (chosen.length > 0) return chosen.map((option) => option.content).join(", ");
  if (kind === "checkboxes" && answer.chosen !== null) return question.placeholder || noneWord;
  return answer.content ? contentWords(question, answer.content) : null;
}

/** The answered questions of a questionnaire by section; sections without any are left out. */
export function answeredSections(form: Form<Question>, noneWord: string): AnsweredSection[] {
  return form.sections
    .map((section) => ({
      name: section.name,
      answers: section.questions.flatMap((question) => {
        const value = answerWords(question, noneWord);
        return value === null ? [] : [{ label: question.content, value }];
      }),
    }))
    .filter((section) => section.answers.length > 0);
}

/** The answers that a coverage calculation reads. */
export function calculationAnswers(form: Form<Question>): SentAnswer[] {
  return form.sections
    .flatMap((section) => section.questions)
    .flatMap(({ id, isForEstimate, answer }): SentAnswer[] =>
      isForEstimate && answer ? [{ questionId: id, ...answer }] : [],
    );
}
