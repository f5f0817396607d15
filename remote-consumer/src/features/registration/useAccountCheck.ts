import {
  isTransientFailure,
  useApiErrorToast,
  useHumanVerification,
  withFreshToken,
} from "@quotehaven/platform";
import { useRef } from "react";
import { useCheckSignupMutation } from "./registrationApi";
import type { useRefusedValues } from "./useRefusedValues";
import type { WizardValues } from "../../shared/register/registrationValues";

/**
 * Asks the server about the address and the password, once for each pair of them. What it has against
 * them, `refused` knows afterwards.
 */
export function useAccountCheck(refused: ReturnType<typeof useRefusedValues>, subject: string) {
  const humanToken = useHumanVerification("check-signup");
  const toastError = useApiErrorToast();
  const [check] = useCheckSignupMutation();
  const asked = useRef("");
  return async ({ email, password }: Pick<WizardValues, "email" | "password">) => {
    const pair = `${email}\n${password}`;
    if (asked.current === pair) return;
    try {
      const codes = await withFreshToken(humanToken, (token) =>
        check({ email: email.trim(), password, token }).unwrap(),
      );
      asked.current = pair;
      refused.learn(codes, { email, password });
    } catch (error) {
      // The end of the registration asks again, so nobody has to wait here for a server.
      if (!isTransientFailure(error)) toastError(error, { subject });
    }
  };
}
