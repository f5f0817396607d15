import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey as derive } from "altcha-lib/algorithms/pbkdf2";
import type { HumanAction } from "@quotehaven/contract/schemas";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import type { Config } from "../../server/settings/config";
import type { Clock } from "../../server/clock";
import type { HumanVerifier } from "./humanVerifier";
import { deriveKey, hashToken } from "../../server/secrets";

const ALGORITHM = "PBKDF2/SHA-256";

/** The widget's payload, as far as it is used. */
const payload = Compile(
  Type.Object({
    challenge: Type.Object({
      parameters: Type.Object({
        algorithm: Type.Literal(ALGORITHM),
        nonce: Type.String({ maxLength: 200 }),
        salt: Type.String({ maxLength: 200 }),
        cost: Type.Integer({ minimum: 1 }),
        keyLength: Type.Integer({ minimum: 1, maximum: 64 }),
        keyPrefix: Type.String({ maxLength: 128 }),
        keySignature: Type.String({ maxLength: 200 }),
        expiresAt: Type.Integer(),
        data: Type.Object({ action: Type.String({ maxLength: 40 }) }),
      }),
      signature: Type.String({ maxLength: 200 }),
    }),
    solution: Type.Object({
      counter: Type.Integer({ minimum: 0, maximum: 4_294_967_295 }),
      derivedKey: Type.String({ maxLength: 128 }),
    }),
  }),
);

/**
 * Proof of work, made and checked here (ALTCHA). The action and the end are in the signed part
 * of the challenge; the signature is what a used token is known by.
 */
export function createAltchaVerifier(
  { human, secret }: Pick<Config, "human" | "secret">,
  clock: Clock,
): HumanVerifier {
  const hmacSignatureSecret = deriveKey(secret, "altcha-challenge");
  const hmacKeySignatureSecret = deriveKey(secret, "altcha-key");

  return {
    kind: "altcha",
    siteKey: null,

    challenge: (action: HumanAction) =>
      createChallenge({
        algorithm: ALGORITHM,
        cost: human.cost,
        counter: randomInt(human.counterMin, human.counterMax),
        deriveKey: derive,
        data: { action },
        expiresAt: Math.floor((clock.now().getTime() + human.lifetimeMs) / 1000),
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      }),

    async check(action, token) {
      const read = readToken(token);
      if (!read) return null;
      const { challenge, solution } = read;
      const { parameters, signature } = challenge;
      const expiresAt = new Date(parameters.expiresAt * 1000);
      if (parameters.data.action !== action || expiresAt <= clock.now()) return null;
      try {
        const result = await verifySolution({
          // Its own look at the end uses the machine's clock; ours was just above, and the
          // signature covers the end either way.
          challenge,
          solution,
          deriveKey: derive,
          hmacSignatureSecret,
          hmacKeySignatureSecret,
        });
        const isGood = result.invalidSignature === false && result.invalidSolution === false;
        return isGood ? { usedKey: hashToken(signature), expiresAt } : null;
      } catch {
        // It throws on some malformed encodings.
        return null;
      }
    },
  };
}

function readToken(token: string) {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, "base64").toString("utf8"));
    return payload.Check(value) ? value : null;
  } catch {
    return null;
  }
}
