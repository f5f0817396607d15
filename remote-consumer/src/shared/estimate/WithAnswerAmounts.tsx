import type { Answers, Form, Question } from "@quotehaven/contract/rules";
import { useMemo, type ReactNode } from "react";
import { AnswerAmountsContext } from "../questionnaire/answerAmounts";
import { useEstimate } from "./useEstimate";

type WithAnswerAmountsProps = {
  form: Form<Question>;
  answers: Answers;
  /** For somebody without an account. */
  isPreview?: boolean;
  children: ReactNode;
};

/** Questions whose deciding answers say the amount that they come to. Key it by type. */
export function WithAnswerAmounts(props: WithAnswerAmountsProps) {
  const { form, answers, isPreview, children } = props;
  const { estimate } = useEstimate(form, answers, { isPreview });
  const said = estimate?.answerAmounts;
  const amounts = useMemo(
    () => new Map(said?.map(({ answerId, amount }) => [answerId, amount])),
    [said],
  );
  return <AnswerAmountsContext value={amounts}>{children}</AnswerAmountsContext>;
}
