import { sql } from "kysely";
import type { Queries, Tx } from "./database";

// Locks are taken in one order: accounts by their ids, applications by their ids, then what belongs
// to them (quotes, payments, tokens). What is locked of an account is its number and not its row: where each
// machine has a copy of the people, a locked row locks them all. What was read before the lock is read again.

/** The first of the two numbers of an account's lock. */
const ACCOUNTS = 727204;

/** Keeps people's accounts from being changed or deleted until the transaction ends. */
export async function lockAccountsShared(tx: Tx, ...userIds: readonly number[]): Promise<void> {
  const inOrder = userIds.toSorted((one, other) => one - other);
  await sql`
    select pg_advisory_xact_lock_shared(${sql.lit(ACCOUNTS)}, id)
    from unnest(${inOrder}::integer[]) as id`.execute(tx);
}

/** The same, and one such change of theirs after the other. */
export async function lockAccountInTurn(tx: Queries, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ACCOUNTS)}, ${userId}::integer)`.execute(tx);
}

/** Locks as {@link lockAccountInTurn} those of some accounts that nobody else has locked; answers which. */
export async function lockFreeAccounts(tx: Tx, userIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${userIds}::integer[]) as id
    where pg_try_advisory_xact_lock(${sql.lit(ACCOUNTS)}, id)`.execute(tx);
  return rows.map(({ id }) => id);
}
