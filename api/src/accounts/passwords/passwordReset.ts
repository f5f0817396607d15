import { sql } from "kysely";
import { isEmail } from "@quotehaven/contract/rules";
import { changePassword } from "./changePassword";
import { createMailedToken, findMailedToken } from "../links/mailedTokens";
import { checkNewPassword } from "./passwordRules";
import { lockAccountInTurn, type Tx } from "../../database";
import type { Deps } from "../../deps";
import { invalid, notFound } from "../../server/errors";
import { queueMail } from "../../outbox/outbox";
import { networkOf } from "../../server/settings/network";
import { mailWaiting } from "../registration/verification";

/**
 * Mails a reset link. An address of no account is said to be unknown; where registrations wait for it, their
 * links are mailed again.
 *
 * @throws 422 `email`; 404 `doesnt-exist`; 429.
 */
export async function requestPasswordReset(deps: Deps, email: string, ip: string): Promise<void> {
  const { db, rateLimiter } = deps;
  await rateLimiter.consume("resetByIp", networkOf(ip));
  if (!isEmail(email)) throw invalid("email");
  await rateLimiter.consume("resetByEmail", email.toLowerCase());

  const user = await db.query
    .selectFrom("users")
    .select("id")
    .where(sql<string>`lower(email)`, "=", email.toLowerCase())
    .executeTakeFirst();
  if (!user) {
    await mailWaiting(deps, email, ip);
    throw notFound("doesnt-exist");
  }
  await db.transaction((tx) => mailLink(tx, deps, user.id));
}

/** Mails somebody a link to a new password. @throws 404 where the account is gone. */
export async function mailLink(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  userId: number,
): Promise<void> {
  await lockAccountInTurn(tx, userId);
  const user = await tx
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!user?.email) throw notFound();
  const { email } = user;
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
