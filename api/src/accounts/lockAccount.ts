import { lockAccountInTurn, type Row, type Tx } from "../database";
import { unauthorized } from "../server/errors";

type LockedAccount = Pick<Row<"users">, "id" | "email" | "password_hash" | "password_unproved_at">;

/**
 * The account that a change is about, locked against every other change of it.
 *
 * @throws 401 where it was deleted after the request began.
 */
export async function lockAccount(tx: Tx, userId: number): Promise<LockedAccount> {
  await lockAccountInTurn(tx, userId);
  const user = await tx
    .selectFrom("users")
    .select(["id", "email", "password_hash", "password_unproved_at"])
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!user) throw unauthorized();
  return user;
}
