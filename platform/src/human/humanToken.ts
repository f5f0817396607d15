import type { HumanAction } from "@quotehaven/contract/schemas";
import { configApi } from "../config/publicConfig";
import { api } from "../store/api";
import type { PlatformDispatch } from "../store/createPlatformStore";
import { solveProofOfWork } from "./proofOfWork";
import { recaptchaToken } from "./recaptcha";

const challengeApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Each is solved once, so it is no query, whose reply would be kept.
    humanChallenge: build.mutation<unknown, HumanAction>({
      query: (action) => ({ url: "/human-verification/challenge", params: { for: action } }),
    }),
  }),
});

/** One fresh token for the action, from whichever verification the server is set up with. */
export async function humanToken(action: HumanAction, dispatch: PlatformDispatch): Promise<string> {
  const { publicConfig } = configApi.endpoints;
  // Without its configuration the default is tried; the server has the last word.
  const { data: config } = await dispatch(publicConfig.initiate(undefined, { subscribe: false }));
  const setup = config?.humanVerification;
  if (setup?.kind === "recaptcha" && setup.siteKey !== null) {
    return recaptchaToken(setup.siteKey, action);
  }
  const { humanChallenge } = challengeApi.endpoints;
  const challenge = await dispatch(humanChallenge.initiate(action, { track: false })).unwrap();
  return solveProofOfWork(challenge);
}
