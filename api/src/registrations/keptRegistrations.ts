import { isEmail } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { KeptRegistration } from "@quotehaven/contract/wire";
import { sql } from "kysely";
import type { Config } from "../config";
import type { Queries } from "../database";
import type { Deps } from "../deps";
import { invalid } from "../errors";
import { networkOf } from "../network";
import { enqueue } from "../outbox/outbox";
import { hashToken, randomToken, signed } from "../security/secrets";

const MAX_TOKEN_LENGTH = 200;

/**
 * Keeps a registration as far as it was filled in, mails its address the link that opens it, and
 * answers the link's token. Nothing tells whether somebody has an account with that address.
 *
 * @throws 422 `email`; 429.
 */
export async function keepRegistration(
  { db, config, clock, rateLimiter }: Pick<Deps, "db" | "config" | "clock" | "rateLimiter">,
  { draft, continued }: { draft: KeptRegistration; continued?: string },
  from: { ip: string; language: Language },
): Promise<string> {
  await rateLimiter.consume("keptRegistrationByIp", networkOf(from.ip));
  const email = draft.email.trim();
  if (!isEmail(email)) throw invalid("email");
  await rateLimiter.consume("keptRegistrationByEmail", email.toLowerCase());

  const now = clock.now();
  const nonce = randomToken();
  const token = linkTokenOf(config, nonce);
  await db.transaction(async (tx) => {
    if (continued !== undefined) await forgetRegistration(tx, continued);
    const { id } = await tx
      .insertInto("kept_registrations")
      .values({
        email,
        language: from.language,
        nonce,
        token_hash: hashToken(token),
        draft: JSON.stringify(draft),
        created_at: now,
        expires_at: new Date(now.getTime() + config.tokens.keptRegistrationMs),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await enqueue(tx, now, { kind: "registration-mail", payload: { registrationId: id } });
  });
  return token;
}

/** The token of a kept registration's link, which nothing else is opened with. */
export function linkTokenOf({ secret }: Pick<Config, "secret">, nonce: string): string {
  return signed(secret, "kept-registration", nonce);
}

/** What a link opens, as often as it is used while it counts. @throws 422 `invalid-token`. */
export async function findRegistration(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<KeptRegistration> {
  const row = await db.query
    .selectFrom("kept_registrations")
    .select("draft")
    .where("token_hash", "=", hashToken(token.slice(0, MAX_TOKEN_LENGTH)))
    .where("expires_at", ">", clock.now())
    .executeTakeFirst();
  if (!row) throw invalid("invalid-token");
  return row.draft;
}

/** Deletes what a link opens: its registration went through, or is kept anew. */
export async function forgetRegistration(queries: Queries, token: string): Promise<void> {
  await queries
    .deleteFrom("kept_registrations")
    .where("token_hash", "=", hashToken(token.slice(0, MAX_TOKEN_LENGTH)))
    .execute();
}

/** Deletes whatever is kept for an address: it is proved to be somebody's, or its account goes. */
export async function forgetRegistrationsOf(queries: Queries, email: string): Promise<void> {
  await queries
    .deleteFrom("kept_registrations")
    .where(sql<string>`lower(email)`, "=", email.toLowerCase())
    .execute();
}

/** Deletes what nobody came back for. */
export async function forgetOldRegistrations(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom("kept_registrations").where("expires_at", "<=", now).execute();
}
