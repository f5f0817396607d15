import type { Chosen } from "../rules/questionnaire";
import type * as wire from "../schemas";
import { entity, list, nullable, unreadable, type Codec, type Inside } from "./codec";
import { prefillField, questionKind } from "./enums";

/** One option of a question, with what choosing it shows and hides (ids within the same form). */
export const answerOption = entity<wire.AnswerOption>()({
  id: "ans_id",
  content: "ans_content",
  showsQuestions: "shows_questions",
  showsOptions: "shows_answers",
  hidesQuestions: "hides_questions",
  hidesOptions: "hides_answers",
});

/** Several ids as a bracketed list such as `[12,14]`; null for what is none. */
export const optionIds = {
  encode: (ids: readonly number[]): string => `[${ids.join(",")}]`,
  decode: (text: string): number[] | null =>
    /^\[\s*(?:\d+\s*(?:,\s*\d+\s*)*)?\]$/.test(text)
      ? (text.match(/\d+/g) ?? []).map(Number)
      : null,
};

const storedChosen: Codec<number | string | null, Chosen> = {
  encode: (inside) => (Array.isArray(inside) ? optionIds.encode(inside) : inside),
  decode: (wire) => (typeof wire === "string" ? chosenIn(wire) : wire),
};

/** Somebody may also send a real list. */
const sentChosen: Codec<number | string | number[] | null, Chosen> = {
  encode: storedChosen.encode,
  decode: (wire) => (Array.isArray(wire) ? wire : storedChosen.decode(wire)),
};

function chosenIn(text: string): Chosen {
  if (text === "") return null;
  return /^\d{1,10}$/.test(text) ? Number(text) : (optionIds.decode(text) ?? unreadable);
}

/** An answer as stored: options, or content. */
export const storedAnswer = entity<wire.StoredAnswer>()({
  chosen: ["ans_id", storedChosen],
  content: "qan_content",
});

/** A question with its stored answer, or null. */
export const question = entity<wire.Question>()({
  id: "que_id",
  kind: ["que_type", questionKind],
  content: "que_content",
  placeholder: "que_placeholder",
  help: "que_text",
  symbol: "que_symbol",
  symbolPosition: "que_symbol_pos",
  prefill: ["que_prefill", prefillField],
  isForEstimate: "que_calc",
  options: ["answers", list(answerOption)],
  answer: ["answer", nullable(storedAnswer)],
});

/** A section of a questionnaire. */
export const questionSection = entity<wire.QuestionSection>()({
  name: "sec_name",
  text: "sec_text",
  questions: ["questions", list(question)],
});

/** The questionnaire of one insurance type. */
export const questionForm = entity<wire.QuestionForm>()({
  insuranceTypeId: "ins_id",
  name: "ins_name",
  sections: ["sections", list(questionSection)],
});

/** An answer as it is sent. */
export const answerInput = entity<wire.AnswerInput>()({
  questionId: "que_id",
  chosen: ["ans_id", sentChosen],
  content: "ans_content",
});
export type AnswerInput = Inside<typeof answerInput>;
