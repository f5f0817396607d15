import {
  questionTypes,
  type AnswerOption,
  type CatalogueQuestion,
  type Form,
} from "./questionnaire";

/** An option without rules, for tests. */
export function anOption(option: Partial<AnswerOption> & { ans_id: number }): AnswerOption {
  return {
    ans_content: `Option ${option.ans_id}`,
    shows_questions: null,
    shows_answers: null,
    hides_questions: null,
    hides_answers: null,
    ...option,
  };
}

/** A plain text question, for tests. */
export function aQuestion(
  question: Partial<CatalogueQuestion> & { que_id: number },
): CatalogueQuestion {
  return {
    que_type: questionTypes.text,
    que_content: `Question ${question.que_id}`,
    que_placeholder: "",
    que_text: "",
    que_symbol: null,
    que_symbol_pos: null,
    que_prefill: null,
    que_calc: false,
    answers: [],
    ...question,
  };
}

/** A form of one section, for tests. */
export function aForm(questions: CatalogueQuestion[], insuranceTypeId = 1): Form {
  return {
    ins_id: insuranceTypeId,
    ins_name: "Home",
    sections: [{ sec_name: "Section", sec_text: "", questions }],
  };
}
