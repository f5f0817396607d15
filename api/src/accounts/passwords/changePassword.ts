import type { Tx } from "../../database";
import type { Deps } from "../../deps";
import { queueMail } from "../../outbox/outbox";
import { addressLinks, nothingPending } from "../changeEmail";
import { endSessions } from "../sessions/sessionsQueries";
import { voidTokens } from "../links/mailedTokens";

/**
 * Stores a new password (already hashed: hashing takes too long for a transaction), ends every
 * session of the account but the given one, voids reset links and a waiting change of the address
 * (whoever knew the old password may have asked for it), and tells the account's address.
 * Check it first with `checkNewPassword`, and the old one where the specification asks for it. A password
 * that was changed without the old one (`unprovedAt`) proves less for a while: see `changeEmail.ts`.
 */
export async function changePassword(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  change: {
    userId: number;
    passwordHash: string;
    keepSession?: { sidHash: string };
    unprovedAt?: Date | null;
  },
): Promise<void> {
  const { userId, passwordHash, keepSession, unprovedAt = null } = change;
  const { email } = await tx
    .updateTable("users")
    .set({ password_hash: passwordHash, password_unproved_at: unprovedAt, ...nothingPending })
    .where("id", "=", userId)
    .returning("email")
    .executeTakeFirstOrThrow();
  await voidTokens(tx, userId, ["reset", ...addressLinks]);
  await endSessions(tx, userId, keepSession);
  await queueMail(tx, {
    userId,
    // The address of now: another one may count by the time it is sent.
    to: email,
    content: { template: "password-changed" },
    now: clock.now(),
  });
}
