import { sql } from "kysely";
import type { Queries } from "../../database";
import type { Deps } from "../../deps";
import { invalid, notFound } from "../../server/errors";
import { areaOf, networkOf } from "../../server/settings/network";
import { endSessions } from "../../accounts/sessions/sessionsQueries";
import { newRecoveryCodes, useAuthenticatorCode, useRecoveryCode, type KeptFactor } from "./codes";
import { ownReason } from "./ownWords";
import { recordAct, type Actor } from "./recordAct";

type Needs = Pick<
  Deps,
  "config" | "db" | "clock" | "passwords" | "rateLimiter" | "sessions" | "log"
>;

/**
 * Signs an operator in with password and code, and answers the session's sid. Whatever is wrong, the
 * answer is that of a call that does not exist. Codes are counted for whoever has the password: a
 * stranger without it locks nobody out.
 *
 * @throws 404; 429.
 */
export async function signIn(
  deps: Needs,
  { email, password, code }: { email: string; password: string; code: string },
  ip: string,
): Promise<string> {
  const { config, db, clock, passwords, rateLimiter, sessions, log } = deps;
  await rateLimiter.consume("operatorByIp", networkOf(ip));
  const operator = await findOperator(db.query, email);
  const fits = await passwords.verify(operator?.passwordHash ?? null, password);
  const refuse = () => {
    log.warn({ userId: operator?.id ?? null, area: areaOf(ip) }, "an operator's sign-in refused");
    return notFound();
  };
  const passwordHash = operator?.passwordHash ?? null;
  const codeNonce = operator?.codeNonce ?? null;
  if (!operator || !fits || passwordHash === null || codeNonce === null) throw refuse();
  await rateLimiter.consume("operatorCodeByAccount", String(operator.id));

  const now = clock.now();
  const factor: KeptFactor = { id: operator.id, codeNonce };
  const isIn = await db.transaction(async (tx) => {
    const hasCode = await useAuthenticatorCode(tx, config.secret, factor, code, now);
    if (!hasCode && !(await useRecoveryCode(tx, operator.id, code))) return false;
    await recordAct(
      tx,
      { operator: operator.email, operatorId: operator.id },
      hasCode
        ? { act: "sign-in", why: ownReason("authenticatorCode"), now }
        : { act: "recovery-sign-in", why: ownReason("recoveryCode"), now },
    );
    return true;
  });
  const sid = isIn ? await sessions.open(operator.id, passwordHash) : null;
  if (sid === null) throw refuse();
  return sid;
}

/**
 * Gives an operator new recovery codes for a fresh code of their authenticator.
 *
 * @throws 422 `wrong-code`; 429.
 */
export async function renewRecoveryCodes(
  { config, db, clock, rateLimiter }: Needs,
  actor: Actor & { operatorId: number },
  code: string,
): Promise<string[]> {
  const id = actor.operatorId;
  await rateLimiter.consume("operatorCodeByAccount", String(id));
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { codeNonce } = await tx
      .selectFrom("operators")
      .select("code_nonce as codeNonce")
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    const factor = { id, codeNonce: codeNonce ?? "" };
    if (!(await useAuthenticatorCode(tx, config.secret, factor, code, now))) {
      throw invalid("wrong-code");
    }
    await recordAct(tx, actor, { act: "recovery-codes", why: ownReason("freshCode"), now });
    return newRecoveryCodes(tx, id);
  });
}

/** Ends all of an operator's own sessions, on every device. */
export async function endOwnSessions(
  { db, clock }: Needs,
  actor: Actor & { operatorId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await endSessions(tx, actor.operatorId);
    await recordAct(tx, actor, {
      act: "own-sessions-end",
      why: ownReason("byThemselves"),
      now: clock.now(),
    });
  });
}

async function findOperator(queries: Queries, email: string) {
  return queries
    .selectFrom("operators")
    .innerJoin("users", "users.id", "operators.user_id")
    .select([
      "users.id",
      "operators.email",
      "users.password_hash as passwordHash",
      "operators.code_nonce as codeNonce",
    ])
    .where(sql<string>`lower(operators.email)`, "=", email.toLowerCase())
    .executeTakeFirst();
}
