import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import { useLoader } from "@quotehaven/platform";
import { useState } from "react";
import { useShownErrors } from "../../shared/questionnaire/useShownErrors";
import { useAccountCheck } from "./useAccountCheck";
import { useQuestionPages } from "./useQuestionPages";
import { useRefusal } from "./useRefusal";
import { signupSubject, useSignup } from "./useSignup";
import { useSignupAnswers } from "./useSignupAnswers";
import { useSteps } from "./useSteps";
import { useWizard } from "./useWizard";
import { stepCount } from "./wizardValues";

/** What the parts of the registration's screen share. */
export type Registration = ReturnType<typeof useRegistration>;

/** What the wizard knows and does: what is open, what may come next, what is refused, sending it all. */
export function useRegistration(
  insuranceTypeId: InsuranceTypeId,
  onRegistered: (email: string) => void,
) {
  const wizard = useWizard(insuranceTypeId);
  const { form, place, refused } = wizard;
  const questions = useSignupAnswers({
    insuranceTypeId,
    values: form.watch(),
    own: wizard.answers,
    onChange: wizard.setAnswers,
    today: wizard.today,
  });
  const pages = useQuestionPages(questions, place.page);
  const isLast = place.step === stepCount;
  const shown = { step: place.step, page: isLast ? pages.index : 0 };
  const refusal = useRefusal(form, shown, wizard.goBack);
  const { isRefused } = refusal;
  const shownErrors = useShownErrors(questions.errors, isRefused && isLast);
  const [busy, setBusy] = useState<"checking" | "sending" | null>(null);
  useLoader(busy === "sending");
  const checkAccount = useAccountCheck(refused, signupSubject);
  const isComplete = (step: number) =>
    step === stepCount ? questions.isComplete : wizard.isFixedStepComplete(step);

  const accountPasses = async () => {
    setBusy("checking");
    await checkAccount(form.getValues());
    setBusy(null);
    const incomplete = wizard.firstIncomplete();
    if (incomplete !== null) await refusal.refuse({ step: incomplete, page: 0 });
    return incomplete === null;
  };
  const send = useSignup({
    insuranceTypeId,
    wizard,
    questions,
    pages,
    refusal,
    setSending: (isSending) => setBusy(isSending ? "sending" : null),
    onRegistered,
  });
  const steps = useSteps({ wizard, pages, refusal, shown, isComplete, accountPasses, send });
  const unlessBusy =
    <Args extends unknown[]>(act: (...args: Args) => unknown) =>
    (...args: Args): void => {
      if (!busy) void act(...args);
    };
  return {
    insuranceTypeId,
    form,
    newest: wizard.newest,
    change: wizard.change,
    place: shown,
    isLast,
    isComplete,
    busy,
    questions,
    pages,
    isRefused,
    attempt: refusal.attempt,
    /** The errors of the questions that may be shown now, and the person left a question. */
    shownErrors,
    /** A reload lost the passwords, and with them the way to where it was. */
    isPasswordLost:
      place.step === 3 && wizard.interrupted !== null && form.watch("password") === "",
    isEmailTaken: refused.isTaken(form.watch("email")),
    goTo: unlessBusy(steps.goTo),
    advance: unlessBusy(steps.advance),
    goBack: unlessBusy(steps.goBack),
  };
}
