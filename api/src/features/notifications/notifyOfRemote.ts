import { randomUUID } from "node:crypto";
import { accountType, notificationKind } from "@quotehaven/contract/wire";
import { sql } from "kysely";
import type { Deps } from "../../deps";
import { invalid } from "../../errors";
import type { RemoteKind } from "../../ports/releases";

type Told = { name: string; kind: string; email: string; kinds: readonly RemoteKind[] };

/**
 * Notifies the account with an address of something that a remote has a kind for. Who has not read
 * the last one of a kind gets no second. Whether there is such an account is not told: nothing
 * happens where there is none, or where it may not enter the place that the kind leads to.
 *
 * @throws 422 `notification-undeclared`
 */
export async function notifyOfRemote(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { name, kind, email, kinds }: Told,
): Promise<void> {
  const declared = kinds.find((each) => each.kind === `${name}/${kind}`);
  if (!declared) throw invalid("notification-undeclared");
  const { role } = declared;
  const types = (["consumer", "agent"] as const).filter(
    (reader) => role === "anyone" || role === reader,
  );
  if (types.length === 0) return;
  const user = await db.query
    .selectFrom("users")
    .select("id")
    .where(sql<string>`lower(email)`, "=", email.trim().toLowerCase())
    .where("verified_at", "is not", null)
    .where("deleted_at", "is", null)
    .where("type", "in", types.map(accountType.encode))
    .executeTakeFirst();
  if (!user) return;
  await db.query
    .insertInto("notifications")
    .values({
      user_id: user.id,
      code: notificationKind.encode("ofRemote"),
      remote_kind: declared.kind,
      first_name: "",
      event_key: `remote:${randomUUID()}`,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
