import { sql } from "kysely";
import { loginRules, validateFields, type CustomerRole } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import { customerRoleCodec, type LoginBody, type LoginReply } from "@quotehaven/contract/wire";
import { setLanguage } from "../setLanguage";
import type { Queries } from "../../database";
import type { Deps } from "../../deps";
import { invalid } from "../../server/errors";
import { areaOf, networkOf } from "../../server/settings/network";
import { hasServiceArea } from "../profiles/serviceArea";
import { isKnownPlace, notePlace } from "./knownPlaces";

/**
 * Signs somebody in.
 *
 * Whatever is wrong (address, password, role, a registration that is not confirmed yet), the answer and its time are the
 * same. The account's mails follow the language it signs in with. Attempts are limited by place,
 * by account and place, and by account from places it never signed in from. Those that fail leave a
 * line in the log: which account, from which area of the internet.
 *
 * @throws 422 `invalid-credentials`, 429.
 */
export async function login(
  deps: Deps,
  body: LoginBody,
  { ip, language }: { ip: string; language: Language },
): Promise<LoginReply> {
  const { db, config, passwords, rateLimiter, sessions } = deps;
  const email = body.email.toLowerCase();
  const network = networkOf(ip);
  await rateLimiter.consume("loginByIp", network);
  await rateLimiter.consume("loginByAccountAndIp", `${email} ${network}`);
  if (!(await isKnownPlace(db.query, config, { email, network }))) {
    await rateLimiter.consume("loginByAccount", email);
  }

  const isPossible = Object.keys(validateFields(body, loginRules)).length === 0;
  const user = isPossible ? await findUser(db.query, email) : undefined;
  const mayLogIn = user?.role === body.role;
  const passwordHash = mayLogIn ? user.password_hash : null;
  const fits = await passwords.verify(passwordHash, body.password);
  if (!user || passwordHash === null || !fits) {
    deps.log.warn({ userId: user?.id ?? null, area: areaOf(ip) }, "sign-in refused");
    throw invalid("invalid-credentials");
  }
  const sid = await sessions.open(user.id, passwordHash);
  if (sid === null) throw invalid("invalid-credentials");

  if (user.language !== language) await setLanguage(db.query, user.id, language);
  const now = deps.clock.now();
  await notePlace(db.query, config, { email, network, userId: user.id, now });
  return {
    role: user.role,
    sid,
    redirect: await redirectOf(db.query, user, now),
    account: user.id,
  };
}

/** Where the person's work is: an application to finish, or leads. */
async function redirectOf(
  queries: Queries,
  user: { id: number; role: CustomerRole },
  now: Date,
): Promise<LoginReply["redirect"]> {
  if (user.role === "agent") return (await hasServiceArea(queries, user.id, now)) ? "leads" : null;
  return (await hasUnsubmittedApplication(queries, user.id)) ? "application" : null;
}

async function findUser(queries: Queries, email: string) {
  const row = await queries
    .selectFrom("users")
    .select(["id", "type", "password_hash", "language"])
    .where(sql<string>`lower(email)`, "=", email)
    .executeTakeFirst();
  return row && { ...row, role: customerRoleCodec.decode(row.type) };
}

async function hasUnsubmittedApplication(queries: Queries, userId: number): Promise<boolean> {
  const row = await queries
    .selectFrom("applications")
    .select("id")
    .where("consumer_id", "=", userId)
    .where("deleted_at", "is", null)
    .where("submitted_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
