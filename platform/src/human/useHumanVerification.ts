import type { HumanAction } from "@quotehaven/contract/schemas";
import { createContext, useCallback, useContext } from "react";
import { isApiError } from "../http/ApiError";

/** Gives one fresh token for an action; it is spent by the first call that carries it. */
export type HumanVerifier = (action: HumanAction) => Promise<string>;

/** Loads the verification's code at the first token, never in the first load of the page. */
async function verifyLazily(action: HumanAction): Promise<string> {
  const { humanToken } = await import("./humanToken");
  return humanToken(action);
}

/** Replaces the verifier: the mock shell needs no proof. */
export const HumanVerifierContext = createContext<HumanVerifier>(verifyLazily);

/** Makes one request with a fresh token. Rejects with what the request threw, or the verification. */
export type WithHumanToken = <T>(call: (token: string) => Promise<T>) => Promise<T>;

/**
 * Gives a function that makes a request with a fresh human-verification token for
 * the action, got invisibly. A token may have expired while a device slept, so a
 * request refused for its token is made once more with a new one.
 */
export function useHumanVerification(action: HumanAction): WithHumanToken {
  const verify = useContext(HumanVerifierContext);
  return useCallback<WithHumanToken>(
    async (call) => {
      try {
        return await call(await verify(action));
      } catch (error) {
        const isTokenRefused = isApiError(error) && error.codes.includes("invalid-token");
        if (!isTokenRefused) throw error;
        return call(await verify(action));
      }
    },
    [verify, action],
  );
}
