import type { Tx } from "../database";
import { unauthorized } from "../errors";

/** Keeps a person's account from being deleted until the transaction ends. */
export async function lockAccountShared(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forKeyShare().execute();
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
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw unauthorized();
  return user;
}
