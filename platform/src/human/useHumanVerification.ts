import type { HumanAction } from "@quotehaven/contract/schemas";
import { createContext, useCallback, useContext } from "react";
import { ApiFailure } from "../http/ApiError";
import type { PlatformDispatch } from "../store/createPlatformStore";
import { useDispatch } from "../store/hooks";

/** Gives one fresh token for an action; it is spent by the first call that carries it. */
export type HumanVerifier = (action: HumanAction, dispatch: PlatformDispatch) => Promise<string>;

/** Loads the verification's code at the first token, never in the first load of the page. */
async function verifyLazily(action: HumanAction, dispatch: PlatformDispatch): Promise<string> {
  const { humanToken } = await import("./humanToken").catch((cause: unknown) => {
    // Code that does not come is a lost network like any other.
    throw new ApiFailure({ status: 0, codes: [], message: "" }, { cause });
  });
  return humanToken(action, dispatch);
}

/** Replaces the verifier: the mock shell needs no proof. */
export const HumanVerifierContext = createContext<HumanVerifier>(verifyLazily);

/**
 * Gives a function that gets one fresh human-verification token for the action,
 * invisibly. Call it once per request, right before it. Rejects with an
 * ApiError when the challenge cannot be had.
 */
export function useHumanVerification(action: HumanAction): () => Promise<string> {
  const verify = useContext(HumanVerifierContext);
  const dispatch = useDispatch();
  return useCallback(() => verify(action, dispatch), [verify, action, dispatch]);
}
