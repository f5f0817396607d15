import { sql } from "kysely";
import { isEmail } from "@quotehaven/contract/rules";
import { changePassword } from "../../accounts/changePassword";
import { createMailedToken, findMailedToken } from "../../tokens/mailedTokens";
import { checkNewPassword } from "../../accounts/passwordRules";
import { lockAccountInTurn, type Tx } from "../../database";
import type { Deps } from "../../deps";
import { invalid, notFound } from "../../errors";
import { queueMail } from "../../outbox/outbox";
import { networkOf } from "../../network";
import { mailVerificationLink } from "./verification";

/**
 * Mails a reset link; to an account that is not verified yet, its verification link again.
 *
 * @throws 422 `email`; 404 `doesnt-exist`; 429.
 */
export async function requestPasswordReset(deps: Deps, email: string, ip: string): Promise<void> {
  const { db, rateLimiter } = deps;
  await rateLimiter.consume("resetByIp", networkOf(ip));
  if (!isEmail(email)) throw invalid("email");
  await rateLimiter.consume("resetByEmail", email.toLowerCase());

  await db.transaction(async (tx) => {
    const user = await tx
      .selectFrom("users")
      .select(["id", "email"])
      .where(sql<string>`lower(email)`, "=", email.toLowerCase())
      .executeTakeFirst();
    if (!user?.email) throw notFound("doesnt-exist");
    await mailLink(tx, deps, user.id);
  });
}

/**
 * Mails somebody a link to a new password; where their address is not verified yet, the link that does
 * it again.
 *
 * @throws 404 where the account is gone.
 */
export async function mailLink(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  userId: number,
): Promise<void> {
  await lockAccountInTurn(tx, userId);
  const user = await tx
    .selectFrom("users")
    .select(["email", "verified_at"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!user?.email) throw notFound();
  const { email } = user;
  if (user.verified_at === null) return mailVerificationLink(tx, deps, { id: userId, email });
  const tokenId = await createMailedToken(tx, deps, { userId, kind: "reset", email });
  await queueMail(tx, {
    userId,
    content: { template: "reset-password", tokenId },
    now: deps.clock.now(),
  });
}

/**
 * Sets a new password by a mailed link. Signs nobody in, and ends every session of the account.
 *
 * @throws 422 `invalid-token`, `password-length`, `max-length`, `common-password`.
 */
export async function resetPassword(
  deps: Deps,
  body: { token: string; password: string },
): Promise<void> {
  const { db, passwords } = deps;
  checkNewPassword(body.password);
  // Looked at before the costly hash, and again, locked, when it is used.
  if (!(await findMailedToken(db.query, deps, body.token, ["reset"]))) {
    throw invalid("invalid-token");
  }
  const passwordHash = await passwords.hash(body.password);
  await db.transaction(async (tx) => {
    const row = await findMailedToken(tx, deps, body.token, ["reset"]);
    if (!row) throw invalid("invalid-token");
    await changePassword(tx, deps, { userId: row.user_id, passwordHash });
  });
}
