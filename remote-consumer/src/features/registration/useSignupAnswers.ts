import {
  hasPartner,
  prefilledAnswers,
  toIsoDate,
  type Answers,
  type Form,
  type InsuranceTypeId,
  type Question,
} from "@quotehaven/contract/rules";
import { useCallback, useMemo } from "react";
import { answerQuestion } from "../../shared/questionnaire/answerQuestion";
import { questionErrors } from "../../shared/questionnaire/questionErrors";
import { useSignupQuestionsQuery } from "../../shared/register/signupQuestionsApi";
import type { WizardValues } from "../../shared/register/registrationValues";

const noAnswers: Answers = {};

/** Steps 1 to 3, as far as they answer questions. */
type PrefillValues = Pick<WizardValues, "rents" | "state" | "maritalStatus" | "partnerDateOfBirth">;

type SignupAnswersOptions = {
  insuranceTypeId: InsuranceTypeId;
  values: PrefillValues;
  /** What the person answered. */
  own: Answers;
  onChange: (update: (before: Answers) => Answers) => void;
  today: Date;
};

/** The questions of the last step with their answers: the person's own over those the steps before give. */
export function useSignupAnswers({
  insuranceTypeId,
  values,
  own,
  onChange,
  today,
}: SignupAnswersOptions) {
  const questions = useSignupQuestionsQuery(insuranceTypeId);
  const catalogue =
    questions.data?.find((each) => each.insuranceTypeId === insuranceTypeId) ?? questions.data?.[0];

  const prefilled = usePrefilled(catalogue, values);
  const answers = useMemo<Answers>(() => ({ ...prefilled, ...own }), [prefilled, own]);
  const errors = useMemo(
    () => (catalogue ? questionErrors(catalogue, answers, "wizard", today) : {}),
    [catalogue, answers, today],
  );

  const onAnswer = useCallback(
    (questionId: number, value: Answers[number]) => {
      if (!catalogue) return;
      onChange((before) =>
        answerQuestion(catalogue, before, questionId, value ?? null, { prefilled }),
      );
    },
    [catalogue, prefilled, onChange],
  );

  return {
    query: questions,
    /** The questionnaire; undefined until it is there. */
    catalogue,
    answers,
    /** Every error. */
    errors,
    onAnswer,
    isComplete: catalogue !== undefined && Object.keys(errors).length === 0,
  };
}

/** What steps 1 to 3 answer already. */
function usePrefilled(
  catalogue: Form<Question> | undefined,
  { rents, state, maritalStatus, partnerDateOfBirth }: PrefillValues,
): Answers {
  return useMemo(
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
}
