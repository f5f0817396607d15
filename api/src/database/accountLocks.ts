import type { Queries, Tx } from "./database";

// Locks are taken in one order: accounts by their ids, applications by their ids, then what belongs
// to them (quotes, payments, tokens). What is locked of an account is its row of account_locks: where each
// machine has a copy of the people, a locked row of theirs would lock them all. Each row is locked by a
// statement of its own, because each may be on another machine. What was read before the lock is read again.

/** Keeps people's accounts from being changed or deleted until the transaction ends. */
export async function lockAccountsShared(tx: Tx, ...userIds: readonly number[]): Promise<void> {
  for (const id of userIds.toSorted((one, other) => one - other)) {
    await lockOf(tx, id).forShare().execute();
  }
}

/** The same, and one such change of theirs after the other. */
export async function lockAccountInTurn(tx: Queries, userId: number): Promise<void> {
  await lockOf(tx, userId).forNoKeyUpdate().execute();
}

function lockOf(queries: Queries, userId: number) {
  return queries.selectFrom("account_locks").select("user_id").where("user_id", "=", userId);
}
