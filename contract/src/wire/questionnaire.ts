import type * as wire from "../schemas";
import { entity, list, nullable, unreadable, type Codec, type Inside } from "./codec";
import { prefillField, questionKind } from "./words";

/** One option of a question, with what choosing it shows and hides (ids within the same form). */
export const answerOption = entity<wire.AnswerOption>()({
  id: "ans_id",
  content: "ans_content",
  showsQuestions: "shows_questions",
  showsOptions: "shows_answers",
  hidesQuestions: "hides_questions",
  hidesOptions: "hides_answers",
});
export type AnswerOption = Inside<typeof answerOption>;

/** The chosen option, the list of them (an empty one is "none"), or null. */
export type Chosen = number | number[] | typeof unreadable | null;

/** The wire says several ids as a bracketed list such as `[12,14]`; a caller may send a real one. */
export const chosen: Codec<number | string | number[] | null, Chosen> = {
  encode: (inside) => (Array.isArray(inside) ? `[${inside.join(",")}]` : inside),
  decode: (wire) => (typeof wire === "string" ? chosenIn(wire) : wire),
};

const storedChosen: Codec<number | string | null, Chosen> = {
  encode: (inside) => (Array.isArray(inside) ? `[${inside.join(",")}]` : inside),
  decode: chosen.decode,
};

function chosenIn(text: string): Chosen {
  if (text === "") return null;
  if (/^\d{1,10}$/.test(text)) return Number(text);
  if (!/^\[\s*(?:\d+\s*(?:,\s*\d+\s*)*)?\]$/.test(text)) return unreadable;
  return (text.match(/\d+/g) ?? []).map(Number);
}

/** An answer as stored: options, or content. */
export const storedAnswer = entity<wire.StoredAnswer>()({
  chosen: ["ans_id", storedChosen],
  content: "qan_content",
});
export type StoredAnswer = Inside<typeof storedAnswer>;

/** A question with its stored answer, or null. */
export const question = entity<wire.Question>()({
  id: "que_id",
  kind: ["que_type", questionKind],
  content: "que_content",
  placeholder: "que_placeholder",
  help: "que_text",
  symbol: "que_symbol",
  symbolPosition: "que_symbol_pos",
  prefill: ["que_prefill", nullable(prefillField)],
  isForEstimate: "que_calc",
  options: ["answers", list(answerOption)],
  answer: ["answer", nullable(storedAnswer)],
});
export type Question = Inside<typeof question>;

/** A section of a questionnaire. */
export const questionSection = entity<wire.QuestionSection>()({
  name: "sec_name",
  text: "sec_text",
  questions: ["questions", list(question)],
});
export type QuestionSection = Inside<typeof questionSection>;

/** The questionnaire of one insurance type. */
export const questionForm = entity<wire.QuestionForm>()({
  insuranceTypeId: "ins_id",
  name: "ins_name",
  sections: ["sections", list(questionSection)],
});
export type QuestionForm = Inside<typeof questionForm>;

/** An answer as it is sent. */
export const answerInput = entity<wire.AnswerInput>()({
  questionId: "que_id",
  chosen: ["ans_id", chosen],
  content: "ans_content",
});
export type AnswerInput = Inside<typeof answerInput>;
