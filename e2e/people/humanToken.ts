import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { Type, type Static, type TSchema } from "typebox";
import type { HumanAction } from "@quotehaven/contract/schemas";

const Challenge = Type.Object({
  parameters: Type.Object({
    algorithm: Type.String(),
    nonce: Type.String(),
    salt: Type.String(),
    cost: Type.Integer(),
    keyLength: Type.Integer(),
    keyPrefix: Type.String(),
  }),
  signature: Type.String(),
});

/** What asks the product, for somebody. */
type Asking = {
  get<Schema extends TSchema>(
    path: string,
    schema: Schema,
    query: Record<string, string>,
  ): Promise<Static<Schema>>;
};

/** Solves the proof of work of one action, as the page does for a person. */
export async function solveHumanCheck(api: Asking, action: HumanAction): Promise<string> {
  const challenge = await api.get("/human-verification/challenge", Challenge, { for: action });
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("The human verification could not be solved.");
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
