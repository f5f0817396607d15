import type { Deps } from "../../deps";
import { invalidField } from "../../server/errors";

/**
 * The hash that somebody's own password was found to fit. Compare it with the account's once that
 * is locked: it may have changed meanwhile. `field` is where it was typed.
 *
 * @throws 422 `wrong-password`; 429.
 */
export async function checkOwnPassword(
  { db, passwords, rateLimiter }: Pick<Deps, "db" | "passwords" | "rateLimiter">,
  userId: number,
  { field, password }: { field: "currentPassword" | "oldPassword"; password: string },
): Promise<string> {
  await rateLimiter.consume("passwordByUser", String(userId));
  const user = await db.query
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .executeTakeFirst();
  const hash = user?.password_hash ?? null;
  const fits = await passwords.verify(hash, password);
  if (hash === null || !fits) throw invalidField(field, "wrong-password");
  return hash;
}
