import type { Tx } from "../database";
import { unauthorized } from "../errors";

// Locks are taken in one order: accounts by their ids, applications by their ids, then what belongs
// to them (quotes, payments, tokens). What goes on to lock applications never locks an account `for update`:
// a foreign key's own lock on the account, taken late, would wait for it, and it for the application.

/** Keeps people's accounts from being changed or deleted until the transaction ends. */
export async function lockAccountsShared(tx: Tx, ...userIds: readonly number[]): Promise<void> {
  await tx
    .selectFrom("users")
    .select("id")
    .where("id", "in", userIds)
    .orderBy("id")
    .forShare()
    .execute();
}

/** The same, and one such change of theirs after the other: what is not there yet cannot be locked. */
export async function lockAccountInTurn(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

/**
 * The account that a change is about, locked against every other change of it.
 *
 * @throws 401 where it was deleted after the request began.
 */
export async function lockAccount(
  tx: Tx,
  userId: number,
): Promise<{ id: number; email: string | null; password_hash: string | null }> {
  const user = await tx
    .selectFrom("users")
    .select(["id", "email", "password_hash"])
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) throw unauthorized();
  return user;
}
