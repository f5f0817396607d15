import {
  applyRules,
  firstError,
  insuranceTypes,
  toSentAnswer,
  validatorsFor,
  type Answers,
  type Form,
  type InsuranceTypeId,
  type Question,
  type SentAnswer,
} from "@quotehaven/contract/rules";
import { useSettled } from "@quotehaven/platform";
import { useMemo } from "react";
import { useConsumerEstimationQuery } from "./estimationApi";

const debounceMs = 500;

/** The answers a calculation reads: visible, answered, and fine. What is still being typed waits. */
export function estimationAnswers(form: Form<Question>, answers: Answers): SentAnswer[] {
  const visible = applyRules(form, answers);
  const now = new Date();
  return form.sections
    .flatMap(({ questions }) => questions)
    .filter(({ id, isForEstimate }) => isForEstimate && visible.questionIds.has(id))
    .filter((question) => {
      const value = visible.answers[question.id];
      const isAnswered = value !== undefined && value !== null;
      return isAnswered && !firstError(value, validatorsFor(question, "application", now), {});
    })
    .map((question) => toSentAnswer(question, visible.answers[question.id]));
}

/** The auto form, when auto is among the chosen types. */
export function autoOf(
  forms: readonly Form<Question>[],
  types: readonly InsuranceTypeId[],
): { id: typeof insuranceTypes.auto; form: Form<Question> } | undefined {
  const form = forms.find(({ insuranceTypeId }) => insuranceTypeId === insuranceTypes.auto);
  return form && types.includes(insuranceTypes.auto)
    ? { id: insuranceTypes.auto, form }
    : undefined;
}

/** The estimate of one form (always of the same type), asked for again shortly after an answer that it reads changed. */
export function useEstimate(
  form: Form<Question> | undefined,
  answers: Answers,
  { isPreview = false }: { isPreview?: boolean } = {},
) {
  const asked = useMemo(
    () => (form ? JSON.stringify(estimationAnswers(form, answers)) : ""),
    [form, answers],
  );
  const settled = useSettled(asked, debounceMs);

  const id = form?.insuranceTypeId ?? insuranceTypes.home;
  const sentAnswers = useMemo(
    (): SentAnswer[] => (settled === "" ? [] : JSON.parse(settled)),
    [settled],
  );
  const query = useConsumerEstimationQuery(
    { id, answers: sentAnswers, isPreview },
    { skip: !form || settled === "" },
  );
  return {
    estimate: form ? query.data : undefined,
    error: query.isError ? query.error : undefined,
    retry: () => void query.refetch(),
    isUpdating: asked !== settled || query.isFetching,
  };
}
