import type { AnswerOption, Form, Question } from "@quotehaven/contract/rules";

/** An option without rules, with what the test changes. */
export function anOption(id: number, content: string, rules: Partial<AnswerOption> = {}) {
  return {
    id,
    content,
    showsQuestions: null,
    showsOptions: null,
    hidesQuestions: null,
    hidesOptions: null,
    ...rules,
  };
}

/** A text question without an answer, with what the test changes. */
export function aQuestion(changes: Partial<Question> & { id: number }): Question {
  return {
    kind: "text",
    content: `Question ${changes.id}`,
    placeholder: "",
    help: "",
    symbol: null,
    symbolPosition: null,
    prefill: null,
    isForEstimate: false,
    options: [],
    answer: null,
    ...changes,
  };
}

/** A form with one section for each list of questions. */
export function aForm(insuranceTypeId: 1 | 2 | 3, sections: Question[][]): Form<Question> {
  return {
    insuranceTypeId,
    name: ["Home", "Life", "Auto"][insuranceTypeId - 1] ?? "",
    sections: sections.map((questions, index) => ({
      name: `Section ${index + 1}`,
      text: "",
      questions,
    })),
  };
}

/** A radio question that shows another when it is answered with Yes, answered as given. */
export function dogQuestions({ dog, name }: { dog?: number | null; name?: string } = {}) {
  return [
    aQuestion({
      id: 121,
      kind: "radio",
      content: "Do you have a dog?",
      options: [anOption(12101, "Yes", { showsQuestions: [122] }), anOption(12102, "No")],
      answer: dog ? { chosen: dog, content: null } : null,
    }),
    aQuestion({
      id: 122,
      content: "What is it called?",
      answer: name ? { chosen: null, content: name } : null,
    }),
  ];
}

/** A form of these questions alone. */
export const aDogForm = (answered?: Parameters<typeof dogQuestions>[0]) =>
  aForm(1, [dogQuestions(answered)]);
