import { notificationKind, type NotificationDetails } from "@quotehaven/contract/wire";
import { sql } from "kysely";
import { isOneOf, type Queries, type Row, type Tx } from "../database";
import type { MailContent, NotificationKind, QueuedMail } from "./mailContent";
import { laneOf, priorityOf } from "./priorities";
import { wakeWorker } from "./wakeUps";

/** Kinds of outbox rows; features handle what is neither a `mail` nor `lead-submitted`. */
export type OutboxKind = Row<"outbox">["kind"];

type OutboxEntry = {
  kind: OutboxKind;
  /** Whose account the row goes with. */
  userId?: number;
  payload: Record<string, unknown>;
  /** A second entry with the same key is not queued while the first waits. */
  dedupeKey?: string;
  /** At once, unless it says when. */
  dueAt?: Date;
};

/**
 * Queues what is to be done after the commit of the transaction that causes it; answers the rows'
 * numbers. Where an entry with the same key waits already, that is its row, and stays as it is.
 */
export async function enqueue(
  queries: Queries,
  now: Date,
  ...entries: readonly OutboxEntry[]
): Promise<number[]> {
  if (entries.length === 0) return [];
  const waiting = entries.map(({ kind, userId, payload, dedupeKey, dueAt }) => ({
    kind,
    priority: priorityOf(kind, payload),
    user_id: userId,
    payload,
    dedupe_key: dedupeKey,
    next_attempt_at: dueAt ?? now,
  }));
  // By one parameter it is one statement for however many. On a conflict nothing changes, but the row is
  // held until the commit: nobody delivers it meanwhile.
  const { rows } = await sql<{ id: number }>`
    insert into outbox (kind, priority, user_id, payload, dedupe_key, created_at, next_attempt_at)
    select kind, priority, user_id, payload, dedupe_key, ${now}::timestamptz, next_attempt_at
    from jsonb_to_recordset(${JSON.stringify(waiting)}::jsonb) as waiting (kind text, priority smallint,
      user_id integer, payload jsonb, dedupe_key text, next_attempt_at timestamptz)
    on conflict (dedupe_key) do update set dedupe_key = excluded.dedupe_key
    returning id`.execute(queries);
  // Wakes only what has something to do: each lane asks the database.
  wakeWorker(
    queries,
    waiting.map(({ kind, priority }) => laneOf(kind, priority)),
  );
  return rows.map(({ id }) => id);
}

/**
 * Queues a mail in the transaction that causes it; it is sent after the commit, again and again
 * until it is accepted. It goes to the user's address at the time of sending, or to `to`.
 */
export async function queueMail(
  queries: Queries,
  {
    content,
    now,
    to = null,
    ...entry
  }: Pick<OutboxEntry, "dedupeKey" | "dueAt"> & {
    userId: number;
    content: MailContent;
    now: Date;
    /** An address other than the account's. */
    to?: string | null;
  },
): Promise<void> {
  const payload: QueuedMail = { content, to };
  await enqueue(queries, now, { ...entry, kind: "mail", payload });
}

/**
 * Notifies a user, and mails them where they asked for e-mail. `eventKey` names what happened
 * (`quote:12:created`): the same event notifies the same user once, however often it is reported.
 */
export async function notify(
  tx: Tx,
  { userId, ...event }: NotifiedEvent & { userId: number },
): Promise<void> {
  await notifyAll(tx, [userId], event);
}

/** What users are notified of. */
export type NotifiedEvent = {
  kind: NotificationKind;
  /** The client's first name (for a consumer, their own). */
  firstName: string;
  applicationId: number;
  /** The change withdrew the user's quote with this carrier. */
  withdrawnCarrierId?: number;
  /** The message is about this quote. */
  quoteId?: number;
  /** What is said beside the sentence. */
  details?: NotificationDetails;
  eventKey: string;
  now: Date;
};

/** Adds the notifications of an event; answers who did not have theirs yet. */
export async function addNotifications(
  tx: Tx,
  userIds: readonly number[],
  event: NotifiedEvent,
): Promise<number[]> {
  const code = notificationKind.encode(event.kind);
  const details = event.details && JSON.stringify(event.details);
  // By one parameter it is one statement for however many.
  const { rows } = await sql<{ userId: number }>`
    insert into notifications (user_id, code, first_name, application_id, withdrawn_carrier_id, quote_id,
      details, event_key, created_at)
    select user_id, ${code}::smallint, ${event.firstName}::text, ${event.applicationId}::bigint,
      ${event.withdrawnCarrierId ?? null}::integer, ${event.quoteId ?? null}::bigint,
      ${details ?? null}::jsonb, ${event.eventKey}::text, ${event.now}::timestamptz
    from unnest(${userIds}::integer[]) as user_id
    on conflict (user_id, event_key) do nothing
    returning user_id as "userId"`.execute(tx);
  return rows.map(({ userId }) => userId);
}

/** Like {@link notify}, but mails nothing. */
export async function notifyWithoutMail(
  tx: Tx,
  { userId, ...event }: NotifiedEvent & { userId: number },
): Promise<void> {
  await addNotifications(tx, [userId], event);
}

/** Who of these users is mailed what they are notified of. */
export async function whoWantsMail(tx: Tx, userIds: readonly number[]): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .selectFrom("users")
    .select("id")
    .where(isOneOf("id", userIds))
    .where("email_notifications", "=", true)
    .where("deleted_at", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Like {@link notify}, for many users with few statements. */
export async function notifyAll(
  tx: Tx,
  userIds: readonly number[],
  event: NotifiedEvent,
): Promise<void> {
  if (userIds.length === 0) return;
  await mailNotification(
    tx,
    await whoWantsMail(tx, await addNotifications(tx, userIds, event)),
    event,
  );
}

/**
 * Mails users what they were notified of, at once, unless it says when; who wants that is for the caller to
 * know. `mailKey` names the mail where not the event does.
 */
export async function mailNotification(
  tx: Tx,
  userIds: readonly number[],
  event: NotifiedEvent,
  { mailKey = event.eventKey, dueAt }: { mailKey?: string; dueAt?: Date } = {},
): Promise<void> {
  const payload: QueuedMail = {
    content: {
      template: "notification",
      code: notificationKind.encode(event.kind),
      applicationId: event.applicationId,
      withdrawnCarrierId: event.withdrawnCarrierId,
      chosen: event.details?.chosen,
      otherChosen: event.details?.otherChosen,
    },
    to: null,
  };
  await enqueue(
    tx,
    event.now,
    ...userIds.map((id) => ({
      kind: "mail" as const,
      userId: id,
      payload,
      dedupeKey: `${id}:${mailKey}`,
      dueAt,
    })),
  );
}

/**
 * One event for a first submission; the worker tells the matching agents in batches.
 * A resubmission tells the agents with quotes: that is {@link notifyAll}.
 */
export async function queueLeadSubmitted(
  tx: Tx,
  lead: { applicationId: number; now: Date },
): Promise<void> {
  await enqueue(tx, lead.now, {
    kind: "lead-submitted",
    payload: { applicationId: lead.applicationId, afterAgentId: 0 },
    dedupeKey: `lead-submitted:${lead.applicationId}`,
  });
}
