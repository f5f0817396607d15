import { sql } from "kysely";
import type { Queries, Tx } from "../../database";

/** Whether an account has the address; upper and lower case are the same. */
export async function isEmailTaken(
  queries: Queries,
  email: string,
  exceptUserId = 0,
): Promise<boolean> {
  const row = await queries
    .selectFrom("users")
    .select("id")
    .where(sql<string>`lower(email)`, "=", email.toLowerCase())
    .where("id", "<>", exceptUserId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * What registers an address, confirms it or mails it a list of registrations is done one after the other,
 * until the transaction ends.
 */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 0))`.execute(tx);
}
