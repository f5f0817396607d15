import type { HumanAction } from "@quotehaven/contract/schemas";
import { request } from "../http/request";
import { solveProofOfWork } from "./proofOfWork";
import { recaptchaToken } from "./recaptcha";

type HumanSetup = { kind: "proof-of-work" } | { kind: "recaptcha"; siteKey: string };

let setup: Promise<HumanSetup> | undefined;

function setupOf(config: unknown): HumanSetup {
  const { kind, siteKey } = Object(Object(config).humanVerification);
  const isRecaptcha = kind === "recaptcha" && typeof siteKey === "string";
  return isRecaptcha ? { kind, siteKey } : { kind: "proof-of-work" };
}

/** One fresh token for the action, from whichever verification the server is set up with. */
export async function humanToken(action: HumanAction): Promise<string> {
  setup ??= request({ url: "/config" }).then(
    ({ data }) => setupOf(data),
    // Without its configuration the default is tried; the server has the last word.
    () => {
      setup = undefined;
      return { kind: "proof-of-work" };
    },
  );
  const chosen = await setup;
  if (chosen.kind === "recaptcha") return recaptchaToken(chosen.siteKey, action);
  const { data } = await request({
    url: "/human-verification/challenge",
    params: { for: action },
  });
  return solveProofOfWork(data);
}
