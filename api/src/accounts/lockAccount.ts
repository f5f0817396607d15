import { lockAccountInTurn, type Tx } from "../database";
import { unauthorized } from "../errors";

/**
 * The account that a change is about, locked against every other change of it.
 *
 * @throws 401 where it was deleted after the request began.
 */
export async function lockAccount(
  tx: Tx,
  userId: number,
): Promise<{ id: number; email: string | null; password_hash: string | null }> {
  await lockAccountInTurn(tx, userId);
  const user = await tx
    .selectFrom("users")
    .select(["id", "email", "password_hash"])
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!user) throw unauthorized();
  return user;
}
