import { isTransientFailure, useApiErrorToast } from "@quotehaven/platform";
import { useHumanVerification, withFreshToken } from "@quotehaven/platform/forms";
import { useRef } from "react";
import { useCheckSignupMutation } from "./registrationApi";
import type { useRefusedValues } from "./useRefusedValues";
import type { WizardValues } from "../../shared/register/registrationValues";

/**
 * Asks the server about the address, the password and the zip code, once for each three of them. What
 * it has against them, `refused` knows afterwards.
 */
export function useAccountCheck(refused: ReturnType<typeof useRefusedValues>, subject: string) {
  const humanToken = useHumanVerification("check-signup");
  const toastError = useApiErrorToast();
  const [check] = useCheckSignupMutation();
  const asked = useRef("");
  return async ({
    email,
    password,
    zipCodes,
  }: Pick<WizardValues, "email" | "password" | "zipCodes">) => {
    const three = JSON.stringify([email, password, zipCodes]);
    if (asked.current === three) return;
    try {
      const codes = await withFreshToken(humanToken, (token) =>
        check({
          email: email.trim(),
          password,
          zipCodes: zipCodes.map(({ id }) => ({ id })),
          token,
        }).unwrap(),
      );
      asked.current = three;
      refused.learn(codes, { email, password, zipCodes });
    } catch (error) {
      // The end of the registration asks again, so nobody has to wait here for a server.
      if (!isTransientFailure(error)) toastError(error, { subject });
    }
  };
}
