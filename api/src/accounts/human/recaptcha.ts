import { Type } from "typebox";
import { Compile } from "typebox/compile";
import type { Config } from "../../server/settings/config";
import type { Clock } from "../../server/clock";
import { busy } from "../../server/errors";
import type { HumanVerifier } from "./humanVerifier";
import { hashToken } from "../../server/secrets";

const reply = Compile(
  Type.Object({
    success: Type.Boolean(),
    action: Type.Optional(Type.String()),
    hostname: Type.Optional(Type.String()),
    score: Type.Optional(Type.Number()),
    challenge_ts: Type.Optional(Type.String()),
  }),
);

/** Google's tokens live two minutes; a used one is remembered a little longer. */
const LIFETIME_MS = 3 * 60_000;

/**
 * Google reCAPTCHA v3. The action in the browser is ours with dashes as underscores, because
 * Google allows no dashes.
 *
 * @throws Refusal 503 from `check` when Google does not answer.
 */
export function createRecaptchaVerifier(
  settings: NonNullable<Config["human"]["recaptcha"]>,
  publicOrigin: string,
  clock: Clock,
): HumanVerifier {
  return {
    kind: "recaptcha",
    siteKey: settings.siteKey,
    challenge: async () => null,
    async check(action, token) {
      if (token === "") return null;
      let answer: unknown;
      try {
        const response = await fetch(settings.verifyUrl, {
          method: "POST",
          body: new URLSearchParams({ secret: settings.secretKey, response: token }),
          signal: AbortSignal.timeout(5_000),
        });
        answer = await response.json();
      } catch {
        throw busy();
      }
      const isGood =
        reply.Check(answer) &&
        answer.success &&
        answer.action === action.replaceAll("-", "_") &&
        answer.hostname === new URL(publicOrigin).hostname &&
        (answer.score ?? 0) >= settings.minScore;
      return isGood
        ? {
            usedKey: hashToken(token),
            expiresAt: new Date(clock.now().getTime() + LIFETIME_MS),
          }
        : null;
    },
  };
}
