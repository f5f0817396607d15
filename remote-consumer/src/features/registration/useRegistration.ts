import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import { useShownErrors } from "../../shared/questionnaire/useShownErrors";
import { useQuestionPages } from "./useQuestionPages";
import { useRefusal } from "./useRefusal";
import { useServerChecks } from "./useServerChecks";
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
  const { form, place } = wizard;
  const { questions, pages } = useQuestions(insuranceTypeId, wizard);
  const isLast = place.step === stepCount;
  const shown = { step: place.step, page: isLast ? pages.index : 0 };
  const refusal = useRefusal(form, shown, wizard.goBack);
  const server = useServerChecks({
    insuranceTypeId,
    wizard,
    questions,
    pages,
    refusal,
    onRegistered,
  });
  const isComplete = (step: number) =>
    step === stepCount ? questions.isComplete : wizard.isFixedStepComplete(step);
  const steps = useSteps({ wizard, pages, refusal, shown, isComplete, ...server });
  return {
    insuranceTypeId,
    form,
    newest: wizard.newest,
    change: wizard.change,
    place: shown,
    isLast,
    isComplete,
    busy: server.busy,
    questions,
    pages,
    isRefused: refusal.isRefused,
    attempt: refusal.attempt,
    askedAgain: refusal.askedAgain,
    /** The errors of the questions that may be shown now, and the person left a question. */
    shownErrors: useShownErrors(questions.errors, refusal.isRefused && isLast),
    /** A reload lost the passwords, and with them the way to where it was. */
    isPasswordLost:
      place.step === 3 && wizard.interrupted !== null && form.watch("password") === "",
    isEmailTaken: wizard.refused.isTaken(form.watch("email")),
    goTo: server.unlessBusy(steps.goTo),
    advance: server.unlessBusy(steps.advance),
    goBack: server.unlessBusy(steps.goBack),
  };
}

/** The questions of the last step and their pages. */
function useQuestions(insuranceTypeId: InsuranceTypeId, wizard: ReturnType<typeof useWizard>) {
  const questions = useSignupAnswers({
    insuranceTypeId,
    values: wizard.form.watch(),
    own: wizard.answers,
    onChange: wizard.setAnswers,
    today: wizard.today,
  });
  return { questions, pages: useQuestionPages(questions, wizard.place.page) };
}
