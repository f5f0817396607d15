import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import { events, isApiError, useApiErrorToast, useFollowUp } from "@quotehaven/platform";
import { useHumanVerification, withFreshToken } from "@quotehaven/platform/forms";
import { useRegisterConsumerMutation } from "./registrationApi";
import { signupBody } from "./signupBody";
import type { useQuestionPages } from "./useQuestionPages";
import type { useRefusal } from "./useRefusal";
import type { useSignupAnswers } from "./useSignupAnswers";
import type { useWizard } from "./useWizard";
import { stepCount } from "./wizardValues";

/** The toasts of a failed registration; the next try takes them away. */
export const signupSubject = "registration";

/** What a registration is made of, and who is told of it. */
export type SignupParts = {
  insuranceTypeId: InsuranceTypeId;
  wizard: ReturnType<typeof useWizard>;
  questions: ReturnType<typeof useSignupAnswers>;
  pages: ReturnType<typeof useQuestionPages>;
  refusal: ReturnType<typeof useRefusal>;
  setSending: (isSending: boolean) => void;
  /** Told where the confirmation was sent. */
  onRegistered: (email: string) => void;
};

/** Sends the registration. What is incomplete or refused is shown at its field. */
export function useSignup(parts: SignupParts): () => Promise<void> {
  const { wizard, questions, pages, refusal } = parts;
  const toastError = useApiErrorToast();
  const followUp = useFollowUp();
  const humanToken = useHumanVerification("signup");
  const [register] = useRegisterConsumerMutation();
  const { form, refused, firstIncomplete } = wizard;

  const post = async () => {
    const { catalogue, answers } = questions;
    if (!catalogue) return;
    const values = form.getValues();
    const { continued } = wizard.newest();
    events.emit("toastsWithdrawn", { subject: signupSubject });
    try {
      await withFreshToken(humanToken, (token) =>
        register({
          ...signupBody(values, parts.insuranceTypeId, [catalogue], answers, token),
          ...(continued && { continued }),
        }).unwrap(),
      );
      await followUp(
        () => {
          wizard.finish();
          parts.onRegistered(values.email.trim());
        },
        { subject: signupSubject },
      );
    } catch (error) {
      toastError(error, { subject: signupSubject });
      if (isApiError(error) && refused.learn(error.codes, values)) {
        await refusal.refuse({ step: firstIncomplete() ?? stepCount, page: 0 });
      }
    }
  };

  return async () => {
    const incomplete = firstIncomplete();
    if (incomplete !== null) return refusal.refuse({ step: incomplete, page: 0 });
    if (pages.firstRefused !== null) {
      return refusal.refuse({ step: stepCount, page: pages.firstRefused });
    }
    parts.setSending(true);
    await post();
    parts.setSending(false);
  };
}
