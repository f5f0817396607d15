import {
  answersForPayload,
  answersFromSent,
  isMultiChoice,
  questionsOf,
  type Answers,
  type Form,
  type SentAnswer,
} from "@quotehaven/contract/rules";
import { optionIds } from "@quotehaven/contract/wire";
import type { StoredAnswer } from "../../database";

/** Values as rows of the database: one for every visible question that was answered. */
export function toStoredAnswers(
  form: Form,
  answers: Answers,
  options: { umbrella?: boolean } = {},
): StoredAnswer[] {
  return answersForPayload(form, answers, options)
    .filter((answer) => answer.chosen !== null || answer.content !== null)
    .map(({ questionId, chosen, content }) =>
      typeof chosen === "number"
        ? { questionId, answerId: chosen, content: null }
        : {
            questionId,
            answerId: null,
            content: Array.isArray(chosen) ? optionIds.encode(chosen) : content,
          },
    );
}

/** Stored answers as values. */
export function fromStoredAnswers(form: Form, stored: readonly StoredAnswer[]): Answers {
  return answersFromSent(form, toSentAnswers(form, stored));
}

/** Stored answers as they are sent. */
export function toSentAnswers(form: Form, stored: readonly StoredAnswer[]): SentAnswer[] {
  const questions = new Map(questionsOf(form).map((question) => [question.id, question]));
  return stored.map(({ questionId, answerId, content }) => {
    const question = questions.get(questionId);
    return question && isMultiChoice(question)
      ? { questionId, chosen: optionIds.decode(content ?? ""), content: null }
      : { questionId, chosen: answerId, content };
  });
}
