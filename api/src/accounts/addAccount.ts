import type { NewRow, Queries } from "../database";

/** Writes an account, and the row that is locked when it is changed; answers its number. */
export async function addAccount(queries: Queries, user: NewRow<"users">): Promise<number> {
  const { id } = await queries
    .insertInto("users")
    .values(user)
    .returning("id")
    .executeTakeFirstOrThrow();
  await queries.insertInto("account_locks").values({ user_id: id }).execute();
  return id;
}
