import { createHmac, randomBytes } from "node:crypto";
import { generateURI, ScureBase32Plugin, verify } from "otplib";
import type { Config } from "../../server/settings/config";
import type { Tx } from "../../database";
import { deriveKey, hashToken } from "../../server/secrets";

/** The clocks of phones: a code of the half minute before or after counts, too. */
const TOLERANCE_SECONDS = 30;
const RECOVERY_CODES = 10;
const base32 = new ScureBase32Plugin();

/** What a second factor is derived from: one part is configured, the other is in the database. */
type Factor = { secret: Config["secret"]; nonce: string };

/** An operator's second factor, as the database has it. */
export type KeptFactor = { id: number; codeNonce: string };

/** The secret that an authenticator shares with us. No copy of the database holds it. */
function sharedSecret({ secret, nonce }: Factor): Uint8Array {
  return createHmac("sha256", deriveKey(secret, "operator-code"))
    .update(nonce)
    .digest()
    .subarray(0, 20);
}

/** What is typed or scanned into an authenticator. */
export function authenticatorSetup(factor: Factor, email: string): { secret: string; uri: string } {
  const secret = base32.encode(sharedSecret(factor), { padding: false });
  return { secret, uri: generateURI({ issuer: "Quotehaven", label: email, secret }) };
}

/** The time step of an authenticator's code; null where it is no code of this moment. */
export async function stepOf(factor: Factor, code: string, now: Date): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const result = await verify({
    secret: sharedSecret(factor),
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
  });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}

/** Uses an authenticator's code up: it, and every earlier one, counts no more. */
export async function useAuthenticatorCode(
  tx: Tx,
  secret: Config["secret"],
  { id, codeNonce }: KeptFactor,
  code: string,
  now: Date,
): Promise<boolean> {
  const step = await stepOf({ secret, nonce: codeNonce }, code.replaceAll(" ", ""), now);
  if (step === null) return false;
  const { numUpdatedRows } = await tx
    .updateTable("operators")
    .set({ last_step: step })
    .where("user_id", "=", id)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses a recovery code up. */
export async function useRecoveryCode(tx: Tx, operatorId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("recovery_codes")
    .where("operator_id", "=", operatorId)
    .where("code_hash", "=", hashToken(plain(code)))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Gives an operator ten recovery codes; those of before count no more. Only hashes are kept. */
export async function newRecoveryCodes(tx: Tx, operatorId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    base32.encode(randomBytes(10), { padding: false }).replace(/.{4}(?=.)/g, "$&-"),
  );
  await tx.deleteFrom("recovery_codes").where("operator_id", "=", operatorId).execute();
  await tx
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ code_hash: hashToken(plain(code)), operator_id: operatorId })))
    .execute();
  return codes;
}

/** A recovery code as it is kept: however it was typed. */
const plain = (code: string) => code.replace(/[^a-z2-7]/gi, "").toUpperCase();
