import { LRUCache } from "lru-cache";
import { sql } from "kysely";
import type { Language, LoginBody, LoginReply } from "@quotehaven/contract/schemas";
import { loginRules, validateFields } from "@quotehaven/contract/rules";
import { setLanguage } from "../../accounts/setLanguage";
import type { Queries } from "../../database";
import type { Deps } from "../../deps";
import { invalid } from "../../errors";
import { networkOf } from "../../security/rateLimiter";

/** From where an account signed in before: such a place is not locked out by strangers. */
export type KnownPlaces = LRUCache<string, true>;

/** Creates an empty, bounded memory of places. */
export const createKnownPlaces = (): KnownPlaces => new LRUCache({ max: 50_000 });

/**
 * Signs somebody in.
 *
 * Whatever is wrong (address, password, role, not verified yet), the answer and its time are the
 * same. The account's mails follow the language it signs in with. Attempts are limited by place, by account and place, and by account from places it never
 * signed in from.
 *
 * @throws 422 `invalid-credentials`, 429.
 */
export async function login(
  deps: Deps,
  knownPlaces: KnownPlaces,
  body: LoginBody,
  { ip, language }: { ip: string; language: Language },
): Promise<LoginReply> {
  const { db, passwords, rateLimiter } = deps;
  const email = body.email.toLowerCase();
  const network = networkOf(ip);
  const place = `${email} ${network}`;
  rateLimiter.hit("loginByIp", network);
  rateLimiter.hit("loginByAccountAndIp", place);
  if (!knownPlaces.has(place)) rateLimiter.hit("loginByAccount", email);

  const isPossible = Object.keys(validateFields(body, loginRules)).length === 0;
  const user = isPossible ? await findUser(db.query, email) : undefined;
  const mayLogIn = user !== undefined && user.type === body.type && user.verified_at !== null;
  const fits = await passwords.verify(mayLogIn ? user.password_hash : null, body.password);
  const sid = fits && mayLogIn ? await openSession(deps, user, language) : null;
  if (sid === null || !user) throw invalid("invalid-credentials");

  knownPlaces.set(place, true);
  return {
    type: user.type,
    sid,
    redirect:
      user.type === 1 && (await hasUnsubmittedApplication(db.query, user.id))
        ? "application"
        : null,
  };
}

/**
 * A session, unless the password was changed while it was being checked: whoever changed it ended
 * every session, and this one must not slip in behind.
 */
async function openSession(
  { db, sessions }: Pick<Deps, "db" | "sessions">,
  { id, password_hash: checkedHash }: { id: number; password_hash: string | null },
  language: Language,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const current = await tx
      .selectFrom("users")
      .select("password_hash")
      .where("id", "=", id)
      // Not a shared lock: two sign-ins in two languages would each wait for the other's to end.
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!current || current.password_hash !== checkedHash) return null;
    await setLanguage(tx, id, language);
    return sessions.open(tx, id);
  });
}

async function findUser(queries: Queries, email: string) {
  return queries
    .selectFrom("users")
    .select(["id", "type", "password_hash", "verified_at"])
    .where(sql<string>`lower(email)`, "=", email)
    .executeTakeFirst();
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
