import {
  questionTypes,
  type Form,
  type Question,
  type QuestionType,
} from "@quotehaven/contract/rules";
import type { Question as WireQuestion, QuestionForm } from "@quotehaven/contract/schemas";

const knownTypes: readonly QuestionType[] = Object.values(questionTypes);

/** The questionnaires of a reply as the rules read them: absent texts are empty, unknown kinds are plain text. */
export function toForms(forms: readonly QuestionForm[]): Form<Question>[] {
  return forms.map((form) => ({
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      sec_text: section.sec_text ?? "",
      questions: section.questions.map(toQuestion),
    })),
  }));
}

function toQuestion(question: WireQuestion): Question {
  return {
    ...question,
    que_type: knownTypes.find((type) => type === question.que_type) ?? questionTypes.text,
    que_placeholder: question.que_placeholder ?? "",
    que_text: question.que_text ?? "",
  };
}
