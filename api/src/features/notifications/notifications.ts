import type { NotificationsQuery } from "@quotehaven/contract/schemas";
import {
  notificationKind,
  type NotificationKind,
  type NotificationPage,
} from "@quotehaven/contract/wire";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Deps } from "../../deps";
import { notFound } from "../../errors";

/** How many a list without a limit holds at most. */
const MOST_WITHOUT_LIMIT = 500;

const names: Readonly<Record<NotificationKind, string>> = {
  quoteToReview: "quote-to-review",
  prospectToQuote: "prospect-to-quote",
  changeRequested: "change-requested",
  quoteSelected: "quote-selected",
  choiceTakenBack: "choice-taken-back",
  contactReminder: "contact-reminder",
  agentLate: "agent-late",
  quotesEndSoon: "quotes-end-soon",
  feeReturned: "fee-returned",
  feeRefused: "fee-refused",
  unreadable: "",
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
            "n.first_name as firstName",
            "n.seen as isSeen",
            "n.created_at as createdAt",
            "carriers.name as withdrawnCarrier",
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
    items: page.map(({ code, createdAt, withdrawnCarrier, ...notification }) => {
      const kind = notificationKind.decode(code);
      return {
        ...notification,
        createdAt: new Date(createdAt).toISOString(),
        kind,
        name: names[kind],
        ...(withdrawnCarrier !== null && { withdrawnCarrier }),
      };
    }),
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
