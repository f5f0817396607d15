import {
  applyRules,
  questionsOf,
  type Answers,
  type AnswerValue,
  type Form,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";

/**
 * A person's own answers after one more answer. What the rules now hide loses
 * its answer, and a choice whose option is hidden is taken back.
 * `prefilled` are values that apply until they are answered; an answer that was
 * emptied is kept as null, so that its prefilled value does not come back.
 */
export function answerQuestion(
  form: Form,
  own: Answers,
  questionId: number,
  value: AnswerValue,
  { prefilled = {}, ...options }: VisibilityOptions & { prefilled?: Answers } = {},
): Answers {
  const next: Record<number, AnswerValue | undefined> = { ...own, [questionId]: value };
  const visible = applyRules(form, { ...prefilled, ...next }, options);
  for (const { id } of questionsOf(form)) {
    if (!(id in next)) continue;
    if (visible.questionIds.has(id)) next[id] = visible.answers[id] ?? null;
    else delete next[id];
  }
  return next;
}
