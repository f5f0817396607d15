import { questionsOf, type InsuranceTypeId } from "@quotehaven/contract/rules";
import {
  useApiErrorToast,
  useHumanVerification,
  useLoader,
  useTranslation,
  withFreshToken,
} from "@quotehaven/platform";
import { useAtAttempt } from "@quotehaven/shared-ui";
import { useState } from "react";
import { questionName } from "../../shared/questionnaire/QuestionField";
import { useRegisterConsumerMutation } from "./registrationApi";
import { signupBody } from "./signupBody";
import { stepErrors } from "./stepErrors";
import { useSignupAnswers } from "./useSignupAnswers";
import { useWizard } from "./useWizard";
import { isStepComplete, stepAfterClick, stepCount, stepFields } from "./wizardValues";

/** What the wizard knows and does: which step is open, what may come next, what is refused, sending it all. */
export function useRegistration(insId: InsuranceTypeId) {
  const { t } = useTranslation();
  const toastError = useApiErrorToast();
  const humanToken = useHumanVerification("signup");
  const { today, form, step, open, answers: own, setAnswers, finish } = useWizard(insId);
  const questions = useSignupAnswers({
    insId,
    values: form.watch(),
    own,
    onChange: setAnswers,
    today,
  });
  const [register] = useRegisterConsumerMutation();
  const [isSending, setSending] = useState(false);
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isRefused, setRefused] = useState(false);
  useLoader(isSending);

  // Read on every render: react-hook-form tells only of what was read.
  const { errors: fieldErrors } = form.formState;
  const isLast = step === stepCount;

  const isComplete = (which: number) =>
    which === stepCount ? questions.isComplete : isStepComplete(which, form.getValues(), today);

  const show = (next: number) => {
    setRefused(false);
    open(next);
  };
  const refuse = () => {
    setRefused(true);
    setAttempt((count) => count + 1);
  };

  /** Whether the open step has no errors; shows them when it has. */
  const passes = async () => {
    const isFine = isLast ? isComplete(stepCount) : await form.trigger(stepFields(step));
    if (!isFine) refuse();
    return isFine;
  };

  const goTo = async (clicked: number) => {
    if (clicked > step && !(await passes())) return;
    const next = stepAfterClick(step, clicked, isComplete);
    if (next !== null) show(next);
  };

  const send = async () => {
    const incomplete = [1, 2, 3].find((which) => !isComplete(which));
    if (incomplete !== undefined) {
      open(incomplete);
      await form.trigger(stepFields(incomplete));
      refuse();
      return;
    }
    const { catalogue, answers } = questions;
    if (!catalogue || !(await passes())) return;
    setSending(true);
    try {
      const values = form.getValues();
      await withFreshToken(humanToken, (token) =>
        register(signupBody(values, insId, [catalogue], answers, token)).unwrap(),
      );
      finish();
      setRegisteredEmail(values.email.trim());
    } catch (error) {
      toastError(error);
    } finally {
      setSending(false);
    }
  };

  const refusedQuestions = () =>
    (questions.catalogue ? questionsOf(questions.catalogue) : []).flatMap(
      ({ que_id, que_content }) => {
        const error = questions.errors[que_id];
        const message = error && t(error.key, error.values);
        return message ? [{ name: questionName(que_id), label: que_content, message }] : [];
      },
    );
  const refusedFields = () =>
    stepErrors(step, fieldErrors).map(({ name, label, message }) => ({
      name,
      label: t(label),
      message: t(message),
    }));

  const refused = useAtAttempt(isLast ? refusedQuestions() : refusedFields(), attempt);

  return {
    form,
    step,
    isLast,
    isComplete,
    isSending,
    /** Where the confirmation was sent; null until the registration went through. */
    registeredEmail,
    questions,
    /** The errors of the questions that may be shown now. */
    shownQuestionErrors: Object.fromEntries(
      Object.entries(questions.errors).filter(
        ([id]) => (isRefused && isLast) || questions.left.has(Number(id)),
      ),
    ),
    /** What stands between the person and the next step, once they tried. */
    refusals: isRefused ? refused : [],
    attempt,
    goTo: (clicked: number) => {
      if (!isSending) void goTo(clicked);
    },
    advance: () => {
      if (!isSending) void (isLast ? send() : goTo(step + 1));
    },
    goBack: () => {
      if (step > 1 && !isSending) show(step - 1);
    },
  };
}
