import type { Tx } from "../database";
import type { Deps } from "../deps";
import { queueMail } from "../outbox/outbox";
import { voidTokens } from "./mailedTokens";

/**
 * Stores a new password (already hashed: hashing takes too long for a transaction), ends every
 * session of the account but the given one, voids reset links, and tells the account's address.
 * Check it first with `checkNewPassword`, and the old one where the specification asks for it.
 */
export async function changePassword(
  tx: Tx,
  { clock, sessions }: Pick<Deps, "clock" | "sessions">,
  change: { userId: number; passwordHash: string; keepSession?: { sidHash: string } },
): Promise<void> {
  const { userId, passwordHash, keepSession } = change;
  await tx
    .updateTable("users")
    .set({ password_hash: passwordHash })
    .where("id", "=", userId)
    .execute();
  await voidTokens(tx, userId, ["reset"]);
  await sessions.endAll(tx, userId, keepSession);
  await queueMail(tx, { userId, content: { template: "password-changed" }, now: clock.now() });
}
