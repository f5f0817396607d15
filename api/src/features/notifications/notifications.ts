import type { NotificationsQuery } from "@quotehaven/contract/schemas";
import { notificationKind, type NotificationPage } from "@quotehaven/contract/wire";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Deps } from "../../deps";
import { notFound } from "../../errors";

/** How many a list without a limit holds at most. */
const MOST_WITHOUT_LIMIT = 500;

const names: Readonly<Record<number, string>> = {
  1: "quote-to-review",
  2: "prospect-to-quote",
  3: "change-requested",
  4: "quote-selected",
};

/**
 * A user's notifications, newest first, with how many there are and how many are unseen; with
 * what else a poll must not miss: how many clients an agent paid for.
 */
export async function listNotifications(
  { db }: Pick<Deps, "db">,
  userId: number,
  { limit = MOST_WITHOUT_LIMIT, offset = 0 }: NotificationsQuery,
): Promise<NotificationPage> {
  const { page, count, unseen, paidClients } = await db.query
    .selectFrom("notifications")
    .where("user_id", "=", userId)
    .select(({ fn, selectFrom }) => [
      fn.countAll<number>().as("count"),
      fn.countAll<number>().filterWhere("seen", "=", false).as("unseen"),
      // A paid fee is no notification, and yet news to the agent's other devices.
      selectFrom("unlocked_clients")
        .where("agent_id", "=", userId)
        .select(fn.countAll<number>().as("count"))
        .as("paidClients"),
      jsonArrayFrom(
        selectFrom("notifications as n")
          .leftJoin("carriers", "carriers.id", "n.withdrawn_carrier_id")
          .select([
            "n.id",
            "n.code",
            "n.first_name",
            "n.seen",
            "n.created_at",
            "carriers.name as withdrawn_carrier",
          ])
          .where("n.user_id", "=", userId)
          .orderBy("n.created_at", "desc")
          .orderBy("n.id", "desc")
          .limit(limit)
          .offset(offset),
      ).as("page"),
    ])
    .executeTakeFirstOrThrow();
  return {
    items: page.map((row) => ({
      id: row.id,
      isSeen: row.seen,
      createdAt: new Date(row.created_at).toISOString(),
      kind: notificationKind.decode(row.code),
      name: names[row.code] ?? "",
      firstName: row.first_name,
      ...(row.withdrawn_carrier !== null && { withdrawnCarrier: row.withdrawn_carrier }),
    })),
    count,
    unseen,
    ...(paidClients && { paidClients }),
  };
}

/** Marks one notification read. @throws 404 for one that is not the user's. */
export async function markSeen({ db }: Pick<Deps, "db">, userId: number, id: number) {
  const { numUpdatedRows } = await db.query
    .updateTable("notifications")
    .set({ seen: true })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
}

/** Marks all of a user's notifications read. */
export async function markAllSeen({ db }: Pick<Deps, "db">, userId: number) {
  await db.query
    .updateTable("notifications")
    .set({ seen: true })
    .where("user_id", "=", userId)
    .where("seen", "=", false)
    .execute();
}

/** Deletes one notification. @throws 404 for one that is not the user's. */
export async function deleteNotification({ db }: Pick<Deps, "db">, userId: number, id: number) {
  const { numDeletedRows } = await db.query
    .deleteFrom("notifications")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}

/** Deletes all of a user's notifications. */
export async function deleteAllNotifications({ db }: Pick<Deps, "db">, userId: number) {
  await db.query.deleteFrom("notifications").where("user_id", "=", userId).execute();
}
