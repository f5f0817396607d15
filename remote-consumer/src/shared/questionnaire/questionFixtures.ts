import type { AnswerOption, Form, Question, Section } from "@quotehaven/contract/rules";

/** An option without rules, with what the test changes. */
export function anOption(ans_id: number, ans_content: string, rules: Partial<AnswerOption> = {}) {
  return {
    ans_id,
    ans_content,
    shows_questions: null,
    shows_answers: null,
    hides_questions: null,
    hides_answers: null,
    ...rules,
  };
}

/** A text question without an answer, with what the test changes. */
export function aQuestion(changes: Partial<Question> & { que_id: number }): Question {
  return {
    que_type: 0,
    que_content: `Question ${changes.que_id}`,
    que_placeholder: "",
    que_text: "",
    que_symbol: null,
    que_symbol_pos: null,
    que_prefill: null,
    que_calc: false,
    answers: [],
    answer: null,
    ...changes,
  };
}

/** A form with one section for each list of questions. */
export function aForm(
  ins_id: 1 | 2 | 3,
  sections: Question[][],
): Form<Question> & { ins_id: 1 | 2 | 3; sections: Section<Question>[] } {
  return {
    ins_id,
    ins_name: ["Home", "Life", "Auto"][ins_id - 1] ?? "",
    sections: sections.map((questions, index) => ({
      sec_name: `Section ${index + 1}`,
      sec_text: "",
      questions,
    })),
  };
}

/** A form whose radio question shows another when it is answered with Yes, and a select prefilled from the state. */
export function aDogForm() {
  return aForm(1, [
    [
      aQuestion({
        que_id: 121,
        que_type: 2,
        que_content: "Do you have a dog?",
        answers: [anOption(12101, "Yes", { shows_questions: [122] }), anOption(12102, "No")],
      }),
      aQuestion({ que_id: 122, que_content: "What is it called?" }),
    ],
  ]);
}
