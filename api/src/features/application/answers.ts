import {
  answersFromSent,
  answersForPayload,
  applyRules,
  firstError,
  fromStoredAnswer,
  isMultiChoice,
  isSingleChoice,
  prefilledAnswers,
  questionsOf,
  toSentAnswer,
  validatorsFor,
  type Answers,
  type CatalogueQuestion,
  type Form,
  type PrefillProfile,
  type Question,
  type SentAnswer,
} from "@quotehaven/contract/rules";
import { optionIds, type AnswerInput } from "@quotehaven/contract/wire";
import type { StoredAnswer } from "../../database";
import { invalid } from "../../errors";

/**
 * Sent answers of one questionnaire as values. Answers to hidden questions are dropped.
 *
 * @throws 422 `invalid-answer` for a question or option the questionnaire does not have, and for
 * content its validators refuse; `limit` for a number outside its limits. An empty answer is not
 * refused: a draft may be unfinished.
 */
export function readAnswers(
  form: Form,
  sent: readonly AnswerInput[],
  { now, umbrella }: { now: Date; umbrella?: boolean },
): Answers {
  const questions = new Map(questionsOf(form).map((question) => [question.id, question]));
  const seen = new Set<number>();
  for (const input of sent) {
    const question = questions.get(input.questionId);
    if (!question || seen.has(input.questionId)) throw invalid("invalid-answer");
    seen.add(input.questionId);
    const refusal = refusalOf(question, input, now);
    if (refusal) throw invalid(refusal);
  }
  return applyRules(form, answersFromSent(form, sent), { umbrella }).answers;
}

type AnswerRefusal = "invalid-answer" | "limit";

/** Why an answer is refused; null when it is fine. */
function refusalOf(
  question: CatalogueQuestion,
  input: AnswerInput,
  now: Date,
): AnswerRefusal | null {
  const isChoice = isMultiChoice(question) || isSingleChoice(question);
  const isFine = isChoice ? isAcceptableChoice(question, input) : isEmpty(input.chosen);
  if (!isFine) return "invalid-answer";
  if (isChoice || isEmpty(input.content)) return null;
  const value = fromStoredAnswer(question, { chosen: null, content: input.content ?? null });
  const error = firstError(value, validatorsFor(question, "wizard", now), {});
  if (!error) return null;
  return error.code === "limit" ? "limit" : "invalid-answer";
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === "";

function isAcceptableChoice(question: CatalogueQuestion, input: AnswerInput): boolean {
  const { chosen } = input;
  if (isEmpty(chosen)) return isEmpty(input.content);
  if (isSingleChoice(question)) return typeof chosen === "number" && hasOption(question, chosen);
  return Array.isArray(chosen) && chosen.every((id) => hasOption(question, id));
}

function hasOption(question: CatalogueQuestion, id: number): boolean {
  return question.options.some((option) => option.id === id);
}

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

/** A questionnaire with its answers; prefilled where a profile is given. */
export function formWithAnswers(
  form: Form,
  stored: readonly StoredAnswer[],
  profile?: PrefillProfile,
): Form<Question> {
  const known = fromStoredAnswers(form, stored);
  const answers = profile ? prefilledAnswers(form, known, profile) : known;
  return formWithValues(form, answers);
}

/** A questionnaire as an agent reads it: only what is visible, only what was answered. */
export function answeredForm(form: Form, stored: readonly StoredAnswer[]): Form<Question> {
  const answers = fromStoredAnswers(form, stored);
  const isAnswered = (question: CatalogueQuestion) => {
    const value = answers[question.id];
    return value !== undefined && value !== null;
  };
  const sections = form.sections
    .map((section) => ({ ...section, questions: section.questions.filter(isAnswered) }))
    .filter(({ questions }) => questions.length > 0);
  return formWithValues({ ...form, sections }, answers);
}

function formWithValues(form: Form, answers: Answers): Form<Question> {
  return {
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => {
        const value = answers[question.id];
        if (value === undefined || value === null) return { ...question, answer: null };
        const { chosen, content } = toSentAnswer(question, value);
        return { ...question, answer: { chosen, content } };
      }),
    })),
  };
}
