import type { InsuranceTypeId } from "./constants";

/** How a question is answered. */
export type QuestionKind = "text" | "select" | "radio" | "checkboxes" | "date" | "number" | "year";

/** The field of the consumer's profile that answers a question first. */
type PrefillField = "rents" | "state" | "maritalStatus" | "partnerDateOfBirth";

/** One option of a question, with what choosing it shows and hides (ids within the same form). */
export type AnswerOption = {
  id: number;
  content: string;
  showsQuestions: number[] | null;
  showsOptions: number[] | null;
  hidesQuestions: number[] | null;
  hidesOptions: number[] | null;
};

/** The chosen option, or the list of them (an empty one is "none"); what nobody can read is no choice. */
export type Chosen = number | number[] | "unreadable" | null;

/** An answer as it is stored and read back: options, or content. */
export type StoredAnswer = { chosen: Chosen; content: string | null };

/** A question as the catalogue holds it, without anybody's answer. */
export type CatalogueQuestion = {
  id: number;
  kind: QuestionKind;
  content: string;
  placeholder: string;
  /** What explains the question. */
  help: string;
  symbol: string | null;
  symbolPosition: "before" | "after" | null;
  prefill: PrefillField | null;
  /** Whether an estimate reads its answer. */
  isForEstimate: boolean;
  options: AnswerOption[];
};

/** A question as a reply carries it: with the stored answer, or null. */
export type Question = CatalogueQuestion & { answer: StoredAnswer | null };

/** A section of a form. */
export type Section<Q extends CatalogueQuestion = CatalogueQuestion> = {
  name: string;
  text: string;
  questions: Q[];
};

/** The questionnaire of one insurance type. */
export type Form<Q extends CatalogueQuestion = CatalogueQuestion> = {
  insuranceTypeId: InsuranceTypeId;
  name: string;
  sections: Section<Q>[];
};

/**
 * An answer while it is being edited: the chosen option's id (select, radio), the
 * list of them (checkboxes; an empty list is 'none'), or the text as typed
 * (text, number, year, and a date as MM/DD/YYYY). Null or absent: not answered.
 */
export type AnswerValue = number | readonly number[] | string | null;

/** The answers of one form, by question id. */
export type Answers = Readonly<Record<number, AnswerValue | undefined>>;

/** An answer as it is sent. */
export type SentAnswer = { questionId: number } & StoredAnswer;

/** All questions of a form in order. */
export function questionsOf<Q extends CatalogueQuestion>(form: Form<Q>): Q[] {
  return form.sections.flatMap((section) => section.questions);
}

/** Whether a checkbox question offers a 'none' option; its text is the question's placeholder. */
export function offersNone(question: CatalogueQuestion): boolean {
  return question.kind === "checkboxes" && question.placeholder !== "";
}

/** Whether a question is answered by choosing one option. */
export function isSingleChoice(question: CatalogueQuestion): boolean {
  return question.kind === "select" || question.kind === "radio";
}

/** Whether a question is answered by choosing any number of options. */
export function isMultiChoice(question: CatalogueQuestion): boolean {
  return question.kind === "checkboxes";
}
