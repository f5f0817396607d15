import { sql } from "kysely";
import { lockAccountInTurn, lockFreeAccounts, type Queries, type Tx } from "../database";

/** How long an account may wait for its address to be proved. */
const WAIT_MS = 7 * 86_400_000;
const BATCH = 500;

/** Whether a verified account has the address; upper and lower case are the same. */
export async function isEmailTaken(
  queries: Queries,
  email: string,
  exceptUserId = 0,
): Promise<boolean> {
  const row = await queries
    .selectFrom("users")
    .select("id")
    .where(sql<string>`lower(email)`, "=", email.toLowerCase())
    .where("verified_at", "is not", null)
    .where("id", "<>", exceptUserId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Frees an address from an account whose owner never proved it: whoever comes now may be the one
 * it belongs to. Whoever else wants the address waits until the transaction ends. Answers when such an
 * account was last mailed a link, or null.
 */
export async function freeAddress(tx: Tx, email: string): Promise<Date | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 0))`.execute(tx);
  const waiting = tx
    .selectFrom("users")
    .select("id")
    .where(sql<string>`lower(email)`, "=", email.toLowerCase())
    .where("verified_at", "is", null);
  for (const { id } of await waiting.execute()) await lockAccountInTurn(tx, id);
  return remove(tx, await waiting.execute());
}

/**
 * Removes accounts that were never verified, after a week; while the newest mailed link still
 * counts, the account stays.
 */
export async function removeUnverified(tx: Tx, now: Date): Promise<void> {
  const waiting = tx
    .selectFrom("users")
    .select("id")
    .where("verified_at", "is", null)
    .where("deleted_at", "is", null)
    .where("created_at", "<", new Date(now.getTime() - WAIT_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("tokens")
            .select("tokens.id")
            .whereRef("tokens.user_id", "=", "users.id")
            .where("tokens.expires_at", ">", now),
        ),
      ),
    )
    .limit(BATCH);
  const rows = await waiting.execute();
  const free = await lockFreeAccounts(
    tx,
    rows.map(({ id }) => id),
  );
  if (free.length > 0) await remove(tx, await waiting.where("id", "in", free).execute());
}

/**
 * Nobody ever signed in to these, so nothing points at them but what registration made. Answers when they
 * were last mailed a link, or null.
 */
async function remove(tx: Tx, users: readonly { id: number }[]): Promise<Date | null> {
  if (users.length === 0) return null;
  const ids = users.map(({ id }) => id);
  const links = await tx
    .deleteFrom("tokens")
    .where("user_id", "in", ids)
    .returning("mailed_at as mailedAt")
    .execute();
  await tx.deleteFrom("outbox").where("user_id", "in", ids).execute();
  await tx.deleteFrom("live_applications").where("consumer_id", "in", ids).execute();
  await tx.deleteFrom("applications").where("consumer_id", "in", ids).execute();
  await tx.deleteFrom("consumers").where("user_id", "in", ids).execute();
  await tx.deleteFrom("agents").where("user_id", "in", ids).execute();
  await tx.deleteFrom("account_locks").where("user_id", "in", ids).execute();
  await tx.deleteFrom("users").where("id", "in", ids).execute();
  const times = links.flatMap(({ mailedAt }) => mailedAt?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times));
}
