import {
  answersForPayload,
  missingQuestions,
  answersOf,
  applyRules,
  limitOf,
  questionTypes,
  questionsOf,
  type Answers,
  type AnswerValue,
  type Form,
  type Question,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";
import type { QuestionForm } from "@quotehaven/contract/schemas";

/** What somebody answers who has no reason to answer anything special. */
function plainAnswer({ que_id, que_type, que_prefill, answers }: Question): AnswerValue {
  switch (que_type) {
    case questionTypes.select:
    case questionTypes.radio:
      return answers[0]?.ans_id ?? null;
    case questionTypes.checkboxes:
      return [];
    case questionTypes.date:
      return que_prefill?.endsWith("dateofbirth") ? "06/15/1985" : "06/15/2027";
    case questionTypes.number:
      return String(Math.max(12, limitOf(que_id).minimum));
    case questionTypes.year:
      return "2005";
    default:
      return "Something ordinary";
  }
}

/** Complete answers of a form: those wanted, and plain ones for everything that they leave open. */
export function completeAnswers(
  form: Form<Question>,
  wanted: Answers = {},
  options: VisibilityOptions = {},
): Answers {
  let answers: Answers = wanted;
  for (;;) {
    const visible = applyRules(form, answers, options);
    const missing = missingQuestions(form, answers, options);
    const question = missing[0];
    if (!question) return visible.answers;
    const offered = question.answers.filter(({ ans_id }) => visible.answerIds.has(ans_id));
    const answer = plainAnswer({ ...question, answers: offered });
    answers = { ...visible.answers, ...wanted, [question.que_id]: answer };
  }
}

/** A questionnaire of a reply as the rules read it. */
export function readForm({ sections, ...form }: QuestionForm): Form<Question> {
  return {
    ...form,
    sections: sections.map((section) => ({
      ...section,
      sec_text: section.sec_text ?? "",
      questions: section.questions.map((question) => ({
        ...question,
        que_type: Object.values(questionTypes).find((type) => type === question.que_type) ?? 0,
        que_placeholder: question.que_placeholder ?? "",
        que_text: question.que_text ?? "",
      })),
    })),
  };
}

/** The answers that a reply holds. */
export function answersOfReply(reply: QuestionForm): Answers {
  return answersOf(readForm(reply));
}

/** Complete answers as they are sent. */
export function wireAnswers(reply: QuestionForm, wanted: Answers = {}) {
  const form = readForm(reply);
  return answersForPayload(form, completeAnswers(form, wanted));
}

/** A question of a form by its words. */
export function questionNamed(form: Form<Question>, words: string): Question {
  const found = questionsOf(form).find(({ que_content }) => que_content === words);
  if (!found) throw new Error(`There is no question "${words}".`);
  return found;
}
