import {
  answersFromWire,
  answersForPayload,
  applyRules,
  firstError,
  fromBracketedList,
  fromStoredAnswer,
  isMultiChoice,
  isSingleChoice,
  prefilledAnswers,
  questionsOf,
  toWireAnswer,
  validatorsFor,
  type Answers,
  type CatalogueQuestion,
  type Form,
  type PrefillProfile,
  type WireAnswer,
} from "@quotehaven/contract/rules";
import type { AnswerInput, QuestionForm } from "@quotehaven/contract/schemas";
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
  const questions = new Map(questionsOf(form).map((question) => [question.que_id, question]));
  const seen = new Set<number>();
  for (const input of sent) {
    const question = questions.get(input.que_id);
    if (!question || seen.has(input.que_id)) throw invalid("invalid-answer");
    seen.add(input.que_id);
    const refusal = refusalOf(question, input, now);
    if (refusal) throw invalid(refusal);
  }
  return applyRules(form, answersFromWire(form, sent), { umbrella }).answers;
}

type AnswerRefusal = "invalid-answer" | "limit";

/** Why an answer is refused; null when it is fine. */
function refusalOf(
  question: CatalogueQuestion,
  input: AnswerInput,
  now: Date,
): AnswerRefusal | null {
  const isChoice = isMultiChoice(question) || isSingleChoice(question);
  const isFine = isChoice ? isAcceptableChoice(question, input) : isEmpty(input.ans_id);
  if (!isFine) return "invalid-answer";
  if (isChoice || isEmpty(input.ans_content)) return null;
  const value = fromStoredAnswer(question, {
    ans_id: null,
    ans_content: input.ans_content ?? null,
  });
  const error = firstError(value, validatorsFor(question, "wizard", now), {});
  if (!error) return null;
  return error.code === "limit" ? "limit" : "invalid-answer";
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === "";

function isAcceptableChoice(question: CatalogueQuestion, input: AnswerInput): boolean {
  if (isEmpty(input.ans_id)) return isEmpty(input.ans_content);
  if (isSingleChoice(question)) return hasOption(question, Number(input.ans_id));
  const ids = fromBracketedList(input.ans_id);
  return ids !== null && ids.every((id) => hasOption(question, id));
}

function hasOption(question: CatalogueQuestion, id: number): boolean {
  return question.answers.some((option) => option.ans_id === id);
}

/** Values as rows of the database: one for every visible question that was answered. */
export function toStoredAnswers(
  form: Form,
  answers: Answers,
  options: { umbrella?: boolean } = {},
): StoredAnswer[] {
  return answersForPayload(form, answers, options)
    .filter(({ ans_id, ans_content }) => ans_id !== null || ans_content !== null)
    .map(({ que_id, ans_id, ans_content }) =>
      typeof ans_id === "number"
        ? { questionId: que_id, answerId: ans_id, content: null }
        : { questionId: que_id, answerId: null, content: ans_id ?? ans_content },
    );
}

/** Stored answers as values. */
export function fromStoredAnswers(form: Form, stored: readonly StoredAnswer[]): Answers {
  return answersFromWire(form, toWireAnswers(form, stored));
}

/** Stored answers as they are sent. */
export function toWireAnswers(form: Form, stored: readonly StoredAnswer[]): WireAnswer[] {
  return stored.map((answer) => toWire(form, answer));
}

function toWire(form: Form, { questionId, answerId, content }: StoredAnswer): WireAnswer {
  const question = questionsOf(form).find(({ que_id }) => que_id === questionId);
  return question && isMultiChoice(question)
    ? { que_id: questionId, ans_id: content, ans_content: null }
    : { que_id: questionId, ans_id: answerId, ans_content: content };
}

/** A questionnaire with its answers, as the wire has it; prefilled where a profile is given. */
export function formWithAnswers(
  form: Form,
  stored: readonly StoredAnswer[],
  profile?: PrefillProfile,
): QuestionForm {
  const known = fromStoredAnswers(form, stored);
  const answers = profile ? prefilledAnswers(form, known, profile) : known;
  return formWithValues(form, answers);
}

/** A questionnaire as an agent reads it: only what is visible, only what was answered. */
export function answeredForm(form: Form, stored: readonly StoredAnswer[]): QuestionForm {
  const answers = fromStoredAnswers(form, stored);
  const isAnswered = (question: CatalogueQuestion) => {
    const value = answers[question.que_id];
    return value !== undefined && value !== null;
  };
  const sections = form.sections
    .map((section) => ({ ...section, questions: section.questions.filter(isAnswered) }))
    .filter(({ questions }) => questions.length > 0);
  return formWithValues({ ...form, sections }, answers);
}

function formWithValues(form: Form, answers: Answers): QuestionForm {
  return {
    ins_id: form.ins_id === 1 || form.ins_id === 2 ? form.ins_id : 3,
    ins_name: form.ins_name,
    sections: form.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => {
        const value = answers[question.que_id];
        if (value === undefined || value === null) return { ...question, answer: null };
        const { ans_id, ans_content } = toWireAnswer(question, value);
        return { ...question, answer: { ans_id, qan_content: ans_content } };
      }),
    })),
  };
}
