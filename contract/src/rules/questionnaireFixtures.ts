import type { InsuranceTypeId } from "./constants";
import { type AnswerOption, type CatalogueQuestion, type Form } from "./questionnaire";

/** An option without rules, for tests. */
export function anOption(option: Partial<AnswerOption> & { id: number }): AnswerOption {
  return {
    content: `Option ${option.id}`,
    showsQuestions: null,
    showsOptions: null,
    hidesQuestions: null,
    hidesOptions: null,
    ...option,
  };
}

/** A plain text question, for tests. */
export function aQuestion(
  question: Partial<CatalogueQuestion> & { id: number },
): CatalogueQuestion {
  return {
    kind: "text",
    content: `Question ${question.id}`,
    placeholder: "",
    help: "",
    symbol: null,
    symbolPosition: null,
    prefill: null,
    isForEstimate: false,
    options: [],
    ...question,
  };
}

/** A form of one section, for tests. */
export function aForm(questions: CatalogueQuestion[], insuranceTypeId: InsuranceTypeId = 1): Form {
  return {
    insuranceTypeId,
    name: "Home",
    sections: [{ name: "Section", text: "", questions }],
  };
}
