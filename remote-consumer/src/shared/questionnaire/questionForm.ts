import {
  applyRules,
  questionsOf,
  validateFields,
  validatorsFor,
  type Answers,
  type AnswerValue,
  type FieldRules,
  type Form,
  type Question,
  type QuestionContext,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";
import { contactFinder } from "@quotehaven/platform";
import { useForm } from "@quotehaven/platform/forms";

/** The answers to a questionnaire as fields of a form: `q104` of the question 104; null where there is none. */
export type QuestionValues = Record<`q${number}`, AnswerValue>;

/** The field of a question. */
export const questionName = (questionId: number) => `q${questionId}` as const;

/** The question of a field; null where the field is none of a questionnaire. */
export function questionOf(name: string): number | null {
  const [, id] = /^q(\d+)$/.exec(name) ?? [];
  return id === undefined ? null : Number(id);
}

/** What the fields of a questionnaire show: the answers to what is visible. */
export function questionValues(
  questionnaire: Form,
  answers: Answers,
  options: VisibilityOptions = {},
): QuestionValues {
  const visible = applyRules(questionnaire, answers, options);
  return Object.fromEntries(
    questionsOf(questionnaire).map(({ id }) => [questionName(id), visible.answers[id] ?? null]),
  );
}

/** The rules of a questionnaire's visible questions: what is hidden is not checked (QUE-2). */
export function questionRules(
  questionnaire: Form,
  answers: Answers,
  context: QuestionContext,
  options: VisibilityOptions = {},
): FieldRules {
  const visible = applyRules(questionnaire, answers, options);
  const now = new Date();
  return Object.fromEntries(
    questionsOf(questionnaire)
      .filter(({ id }) => visible.questionIds.has(id))
      .map((question) => [questionName(question.id), validatorsFor(question, context, now)]),
  );
}

/** The visible questions whose answers are refused. Contact details are found once what finds them was loaded. */
export function refusedQuestions(
  questionnaire: Form<Question>,
  answers: Answers,
  context: QuestionContext,
  options: VisibilityOptions = {},
): Question[] {
  const values = questionValues(questionnaire, answers, options);
  const rules = questionRules(questionnaire, answers, context, options);
  const errors = validateFields(values, rules, undefined, contactFinder());
  return questionsOf(questionnaire).filter(({ id }) => questionName(id) in errors);
}

type QuestionFormOptions = {
  questionnaire: Form<Question>;
  answers: Answers;
  context: QuestionContext;
  options?: VisibilityOptions;
  onAnswer: (questionId: number, value: AnswerValue) => void;
};

/** The form of a questionnaire whose answers are kept elsewhere: it shows them, and tells of each that is changed. */
export function useQuestionForm(asked: QuestionFormOptions) {
  const { questionnaire, answers, context, options, onAnswer } = asked;
  return useForm<QuestionValues>({
    values: questionValues(questionnaire, answers, options),
    rules: questionRules(questionnaire, answers, context, options),
    onTyped: (values, name) => {
      const id = questionOf(name);
      if (id !== null) onAnswer(id, values[questionName(id)] ?? null);
    },
  });
}
