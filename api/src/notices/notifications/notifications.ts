import { mostCounted } from "@quotehaven/contract/rules";
import type { NotificationsQuery } from "@quotehaven/contract/schemas";
import {
  notificationKind,
  type NotificationDetails,
  type NotificationKind,
  type NotificationPage,
} from "@quotehaven/contract/wire";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { isOneOf, lockAccountInTurn, type Queries } from "../../database";
import type { Deps } from "../../deps";
import { notFound } from "../../server/errors";
import { isForgotten, stillToldTo } from "../../outbox/forgottenNotices";

/** How many a list without a limit holds at most. */
const MOST_WITHOUT_LIMIT = 500;
/** A badge says 99+ of these. */
const UNSEEN_COUNTED = 100;

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
  messageToConsumer: "message-to-consumer",
  messageToAgent: "message-to-agent",
  choiceEnded: "choice-ended",
  unreadable: "",
};

/** These lead to the payment. */
const awaitsFee: readonly NotificationKind[] = ["quoteSelected", "contactReminder"];

/**
 * A user's notifications, newest first, with how many there are, up to 10,000, where their pages end, and
 * how many are unseen, up to 100; with what else a poll must not miss: how many clients an agent paid for, and unread messages.
 */
export async function listNotifications(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: number,
  { limit = MOST_WITHOUT_LIMIT, offset = 0 }: NotificationsQuery,
): Promise<NotificationPage> {
  const size = Math.max(0, Math.min(limit, mostCounted - offset));
  const { page, count, unseen } = await ownNotifications(db.query, userId, { limit: size, offset });
  // Asked last: what is said no more by now is not said.
  const { applications, paidClients, unreadMessages } = await countsAndApplications(
    db.query,
    userId,
    page,
  );
  const quotes = new Map(applications.map((quote) => [quote.quoteId, quote]));
  const unpaid = new Set(applications.flatMap(({ id, isUnpaid }) => (isUnpaid ? [id] : [])));
  const forgotten = new Map(
    applications.flatMap(({ id, isForgotten, reader }) => (isForgotten ? [[id, reader]] : [])),
  );
  return {
    items: page.map(({ id, code, firstName, isSeen, createdAt, ...about }) => {
      const kind = notificationKind.decode(code);
      const reader = forgotten.get(about.applicationId ?? 0);
      const isForgotten = reader !== undefined && reader !== userId;
      const news = isForgotten ? undefined : about.details?.quote;
      const agency = news && quotes.get(news.id)?.agency;
      const isDue = awaitsFee.includes(kind) && unpaid.has(about.applicationId ?? 0);
      return {
        id,
        kind,
        name: names[kind],
        firstName: isForgotten ? "" : firstName,
        isSeen,
        createdAt: new Date(createdAt).toISOString(),
        withdrawnCarrier: about.withdrawnCarrier ?? undefined,
        quoteId: about.quoteId ?? undefined,
        leadId: about.quoteId === null ? undefined : (about.applicationId ?? undefined),
        carrierName: (about.quoteId !== null && quotes.get(about.quoteId)?.carrier) || undefined,
        ...(agency && { agency }),
        ...(isDue && { feeCents: config.leadFeeCents }),
        ...(about.details && !isForgotten && { details: about.details }),
      };
    }),
    count: Number(count),
    unseen: Number(unseen),
    ...(paidClients && { paidClients }),
    ...(unreadMessages && { unreadMessages: Number(unreadMessages) }),
  };
}

/** What lies with the user alone. */
function ownNotifications(
  queries: Queries,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return queries
    .selectNoFrom(({ fn, selectFrom }) => [
      selectFrom(
        selectFrom("notifications")
          .select("id")
          .where("user_id", "=", userId)
          .limit(mostCounted)
          .as("counted"),
      )
        .select(fn.countAll<number>().as("count"))
        .as("count"),
      selectFrom(
        selectFrom("notifications")
          .select("id")
          .where("user_id", "=", userId)
          .where("seen", "=", false)
          .limit(UNSEEN_COUNTED)
          .as("counted"),
      )
        .select(fn.countAll<number>().as("count"))
        .as("unseen"),
      jsonArrayFrom(
        // Only what is shown is looked up further.
        selectFrom(
          selectFrom("notifications")
            .selectAll()
            .where("user_id", "=", userId)
            .orderBy("created_at", "desc")
            .orderBy("id", "desc")
            .limit(limit)
            .offset(offset)
            .as("n"),
        )
          .leftJoin("carriers", "carriers.id", "n.withdrawn_carrier_id")
          .select([
            "n.id",
            "n.code",
            "n.first_name as firstName",
            "n.seen as isSeen",
            "n.created_at as createdAt",
            "carriers.name as withdrawnCarrier",
            "n.quote_id as quoteId",
            "n.application_id as applicationId",
            "n.details",
          ])
          .orderBy("n.created_at", "desc")
          .orderBy("n.id", "desc"),
      ).as("page"),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * What lies with applications: of those that notifications are about, with which carriers their quotes are,
 * and which agency gave them, whether the reader's fee for one is not paid, whether nothing is said of them any
 * more, and the one reader to whom it still is; and what else is counted.
 */
function countsAndApplications(
  queries: Queries,
  userId: number,
  page: readonly {
    quoteId: number | null;
    applicationId: number | null;
    details: NotificationDetails | null;
  }[],
) {
  const applicationIds = page.flatMap(({ applicationId }) => applicationId ?? []);
  const quoteIds = page.flatMap(({ quoteId, details }) => quoteId ?? details?.quote?.id ?? []);
  return queries
    .selectNoFrom(({ fn, selectFrom }) => [
      // A paid fee is no notification, and yet news to the agent's other devices.
      selectFrom("unlocked_clients")
        .where("agent_id", "=", userId)
        .select(fn.countAll<number>().as("count"))
        .as("paidClients"),
      // Further messages of a thread that is unread already notify nobody.
      unreadMessagesOf(userId).as("unreadMessages"),
      jsonArrayFrom(
        selectFrom("applications")
          .innerJoin("users", "users.id", "applications.consumer_id")
          .leftJoin("quotes", (join) =>
            join
              .onRef("quotes.application_id", "=", "applications.id")
              .on(isOneOf("quotes.id", quoteIds)),
          )
          .leftJoin("carriers", "carriers.id", "quotes.carrier_id")
          .leftJoin("agents", "agents.user_id", "quotes.agent_id")
          .select([
            "applications.id",
            "quotes.id as quoteId",
            "carriers.name as carrier",
            "agents.agency_name as agency",
          ])
          .select(({ and, eb }) =>
            and([eb("winner_id", "=", userId), eb("confirmed_at", "is", null)]).as("isUnpaid"),
          )
          .select([isForgotten.as("isForgotten"), stillToldTo.as("reader")])
          .where(isOneOf("applications.id", applicationIds)),
      ).as("applications"),
    ])
    .executeTakeFirstOrThrow();
}

/** How many messages wait for a user, of either side, as the threads count them. */
function unreadMessagesOf(userId: number) {
  return sql<string | null>`(
    select sum(case when consumer_id = ${userId} then unread_by_consumer else unread_by_agent end)
    from threads
    where (consumer_id = ${userId} and unread_by_consumer > 0)
      or (agent_id = ${userId} and unread_by_agent > 0))`;
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
  await db.transaction(async (tx) => {
    // Two statements that change several of the rows could each wait for the other's.
    await lockAccountInTurn(tx, userId);
    await tx
      .updateTable("notifications")
      .set({ seen: true })
      .where("user_id", "=", userId)
      .where("seen", "=", false)
      .execute();
  });
}

/** Marks read what a consumer was told of one quote: it is new, it was updated, its agent is late. */
export async function markNewsOfQuoteSeen(
  { db }: Pick<Deps, "db">,
  consumerId: number,
  quoteId: number,
) {
  await db.transaction(async (tx) => {
    await lockAccountInTurn(tx, consumerId);
    await tx
      .updateTable("notifications")
      .set({ seen: true })
      .where("user_id", "=", consumerId)
      .where("seen", "=", false)
      .where(({ eb, or }) =>
        or([
          eb(sql`details #>> '{quote,id}'`, "=", String(quoteId)),
          eb("event_key", "like", `quote:${quoteId}:%`),
        ]),
      )
      .execute();
  });
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
  await db.transaction(async (tx) => {
    await lockAccountInTurn(tx, userId);
    await tx.deleteFrom("notifications").where("user_id", "=", userId).execute();
  });
}
