/** Kinds of question, as the wire's `que_type`. */
export const questionTypes = {
  text: 0,
  select: 1,
  radio: 2,
  checkboxes: 3,
  date: 4,
  number: 5,
  year: 6,
} as const;

/** One kind of question. */
export type QuestionType = (typeof questionTypes)[keyof typeof questionTypes];

/** One option of a question, with what choosing it shows and hides (ids within the same form). */
export type AnswerOption = {
  ans_id: number;
  ans_content: string;
  shows_questions: number[] | null;
  shows_answers: number[] | null;
  hides_questions: number[] | null;
  hides_answers: number[] | null;
};

/** An answer as it is stored and read back: `ans_id` is a bracketed list for checkboxes. */
export type StoredAnswer = { ans_id: number | string | null; qan_content: string | null };

/** A question as the catalogue holds it, without anybody's answer. */
export type CatalogueQuestion = {
  que_id: number;
  que_type: QuestionType;
  que_content: string;
  que_placeholder: string;
  que_text: string;
  que_symbol: string | null;
  que_symbol_pos: "before" | "after" | null;
  que_prefill: "usr_rents" | "usr_state" | "usr_maritalstatus" | "usr_partnerdateofbirth" | null;
  que_calc: boolean;
  answers: AnswerOption[];
};

/** A question as a reply carries it: with the stored answer, or null. */
export type Question = CatalogueQuestion & { answer: StoredAnswer | null };

/** A section of a form. */
export type Section<Q extends CatalogueQuestion = CatalogueQuestion> = {
  sec_name: string;
  sec_text: string;
  questions: Q[];
};

/** The questionnaire of one insurance type. */
export type Form<Q extends CatalogueQuestion = CatalogueQuestion> = {
  ins_id: number;
  ins_name: string;
  sections: Section<Q>[];
};

/**
 * An answer while it is being edited: the chosen `ans_id` (select, radio), the
 * list of them (checkboxes; an empty list is 'none'), or the text as typed
 * (text, number, year, and a date as MM/DD/YYYY). Null or absent: not answered.
 */
export type AnswerValue = number | readonly number[] | string | null;

/** The answers of one form, by `que_id`. */
export type Answers = Readonly<Record<number, AnswerValue | undefined>>;

/** An answer as it is sent. */
export type WireAnswer = {
  que_id: number;
  ans_id: number | string | null;
  ans_content: string | null;
};

/** All questions of a form in order. */
export function questionsOf<Q extends CatalogueQuestion>(form: Form<Q>): Q[] {
  return form.sections.flatMap((section) => section.questions);
}

/** Whether a checkbox question offers a 'none' option; its text is the question's placeholder. */
export function offersNone(question: CatalogueQuestion): boolean {
  return question.que_type === questionTypes.checkboxes && question.que_placeholder !== "";
}

/** Whether a question is answered by choosing one option. */
export function isSingleChoice(question: CatalogueQuestion): boolean {
  return question.que_type === questionTypes.select || question.que_type === questionTypes.radio;
}

/** Whether a question is answered by choosing any number of options. */
export function isMultiChoice(question: CatalogueQuestion): boolean {
  return question.que_type === questionTypes.checkboxes;
}
