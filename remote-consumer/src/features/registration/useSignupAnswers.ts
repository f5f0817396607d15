import {
  prefilledAnswers,
  toIsoDate,
  type Answers,
  type InsuranceTypeId,
} from "@quotehaven/contract/rules";
import { useCallback, useMemo, useState } from "react";
import { answerQuestion } from "../../shared/questionnaire/answerQuestion";
import { questionErrors } from "../../shared/questionnaire/questionErrors";
import { useSignupQuestionsQuery } from "./registrationApi";
import { hasPartner, type WizardValues } from "./wizardValues";

const noAnswers: Answers = {};

type SignupAnswersOptions = {
  insId: InsuranceTypeId;
  /** Steps 1 to 3, which fill some questions first. */
  values: Pick<WizardValues, "rents" | "state" | "maritalStatus" | "partnerDateOfBirth">;
  /** What the person answered. */
  own: Answers;
  onChange: (update: (before: Answers) => Answers) => void;
  today: Date;
};

/** The questions of the last step with their answers: the person's own over those the steps before give. */
export function useSignupAnswers({ insId, values, own, onChange, today }: SignupAnswersOptions) {
  const questions = useSignupQuestionsQuery(insId);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const catalogue =
    questions.data?.find((each) => each.insuranceTypeId === insId) ?? questions.data?.[0];

  const { rents, state, maritalStatus, partnerDateOfBirth } = values;
  const prefilled = useMemo(
    () =>
      catalogue
        ? prefilledAnswers(catalogue, noAnswers, {
            rents,
            state,
            maritalStatus,
            partnerDateOfBirth: hasPartner(maritalStatus) ? toIsoDate(partnerDateOfBirth) : null,
          })
        : noAnswers,
    [catalogue, rents, state, maritalStatus, partnerDateOfBirth],
  );
  const answers = useMemo<Answers>(() => ({ ...prefilled, ...own }), [prefilled, own]);
  const errors = useMemo(
    () => (catalogue ? questionErrors(catalogue, answers, "wizard", today) : {}),
    [catalogue, answers, today],
  );

  const onAnswer = useCallback(
    (queId: number, value: Answers[number]) => {
      if (!catalogue) return;
      onChange((before) => answerQuestion(catalogue, before, queId, value ?? null, { prefilled }));
    },
    [catalogue, prefilled, onChange],
  );
  const onLeave = useCallback(
    (queId: number) => setLeft((before) => new Set(before).add(queId)),
    [],
  );

  return {
    query: questions,
    /** The questionnaire; undefined until it is there. */
    catalogue,
    answers,
    /** Every error. */
    errors,
    /** The questions that were left once: their errors may be shown. */
    left,
    onAnswer,
    onLeave,
    isComplete: catalogue !== undefined && Object.keys(errors).length === 0,
  };
}
