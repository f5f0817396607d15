import { sql } from "kysely";
import { isEmail } from "@quotehaven/contract/rules";
import { completeEmailChange } from "../../accounts/changeEmail";
import { createMailedToken, findMailedToken } from "../../tokens/mailedTokens";
import { lockAccountInTurn, violatedConstraint, type Tx } from "../../database";
import type { Deps } from "../../deps";
import { conflict, invalid } from "../../errors";
import { queueMail } from "../../outbox/outbox";
import { networkOf } from "../../network";
import { forgetRegistrationsOf } from "../../registrations/keptRegistrations";
import { accountType, type AccountType } from "@quotehaven/contract/wire";

/** Whether a mailed token still counts; it stays usable. @throws 422 `invalid-token`. */
export async function validateToken(deps: Deps, token: string): Promise<void> {
  const row = await findMailedToken(deps.db.query, deps, token, [
    "verify",
    "verify-email",
    "reset",
  ]);
  if (!row) throw invalid("invalid-token");
}

/**
 * Mails an account that is not verified yet its link again. Whatever the address, nothing tells
 * whether somebody has it.
 *
 * @throws 422 `email`; 429.
 */
export async function resendVerification(deps: Deps, email: string, ip: string): Promise<void> {
  const { db, rateLimiter } = deps;
  await rateLimiter.consume("resetByIp", networkOf(ip));
  if (!isEmail(email)) throw invalid("email");
  await rateLimiter.consume("resetByEmail", email.toLowerCase());

  await db.transaction(async (tx) => {
    const find = tx
      .selectFrom("users")
      .select(["id", "email"])
      .where(sql<string>`lower(email)`, "=", email.toLowerCase())
      .where("verified_at", "is", null);
    const found = await find.executeTakeFirst();
    if (!found) return;
    await lockAccountInTurn(tx, found.id);
    const user = await find.where("id", "=", found.id).executeTakeFirst();
    if (user?.email) await mailVerificationLink(tx, deps, { id: user.id, email: user.email });
  });
}

const BETWEEN_MAILS_MS = 60_000;

/**
 * Mails an account the link that verifies it; older ones are void. `mailedAt` is when the address was last
 * mailed one: this mail goes a minute later.
 */
export async function mailVerificationLink(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  user: { id: number; email: string; mailedAt?: Date | null },
): Promise<void> {
  const now = deps.clock.now();
  const tokenId = await createMailedToken(tx, deps, {
    userId: user.id,
    kind: "verify",
    email: user.email,
    mailedAt: user.mailedAt,
  });
  await queueMail(tx, {
    userId: user.id,
    content: { template: "verify-account", tokenId },
    now,
    dueAt: user.mailedAt
      ? new Date(Math.max(now.getTime(), user.mailedAt.getTime() + BETWEEN_MAILS_MS))
      : now,
  });
}

/**
 * Uses the link of a verification mail, of a new account or of a changed address. Answers the account's
 * type and the address that is confirmed by it: whoever has the link has read the mail there.
 *
 * @throws 422 `invalid-token`; 409 `duplicate-email` when somebody took the new address meanwhile.
 */
export async function verifyAccount(
  deps: Deps,
  token: string,
): Promise<{ accountType: AccountType; email: string }> {
  const { db, clock } = deps;
  try {
    return await db.transaction(async (tx) => {
      const row = await findMailedToken(tx, deps, token, ["verify", "verify-email"]);
      if (!row) throw invalid("invalid-token");
      const user = await tx
        .selectFrom("users")
        .selectAll()
        .where("id", "=", row.user_id)
        .where("deleted_at", "is", null)
        .executeTakeFirstOrThrow(() => invalid("invalid-token"));
      if (row.kind === "verify-email") {
        await completeEmailChange(tx, deps, user, row.email);
      } else {
        await tx
          .updateTable("users")
          .set({ verified_at: user.verified_at ?? clock.now() })
          .where("id", "=", user.id)
          .execute();
        await forgetRegistrationsOf(tx, row.email);
        await tx
          .updateTable("tokens")
          .set({ used_at: clock.now() })
          .where("id", "=", row.id)
          .execute();
      }
      return { accountType: accountType.decode(user.type), email: row.email };
    });
  } catch (error) {
    if (violatedConstraint(error) === "users_one_per_email") throw conflict("duplicate-email");
    throw error;
  }
}
