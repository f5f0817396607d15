import type { Queries, Tx } from "../database";

/** What a mail says; it is written and addressed when it is sent. */
export type MailContent =
  | { template: "verify-account"; tokenId: number }
  | { template: "verify-email"; tokenId: number }
  | { template: "reset-password"; tokenId: number }
  | { template: "password-changed" }
  | { template: "address-change-requested" }
  | { template: "address-changed" }
  | {
      template: "receipt";
      receiptNumber: string;
      amountCents: number;
      paidAt: string;
      leadId: number;
      card: string | null;
    }
  /** Whose application it is stands in the mail, but not here: it is looked up when it is sent. */
  | { template: "notification"; code: NotificationCode; applicationId: number }
  /** To a consumer whose chosen agent's account is gone: the application is open again. */
  | { template: "application-reopened" };

/** 1 new quote, 2 new lead, 3 lead changed, 4 quote selected. */
export type NotificationCode = 1 | 2 | 3 | 4;

/** Kinds of outbox rows. */
export type OutboxKind = "mail" | "lead-submitted";

/**
 * Queues a mail in the transaction that causes it; it is sent after the commit, again and again
 * until it is accepted. It goes to the user's address at the time of sending, or to `to`.
 * A second mail with the same `dedupeKey` is not queued while the first waits.
 */
export async function queueMail(
  queries: Queries,
  mail: {
    userId: number;
    content: MailContent;
    now: Date;
    /** An address other than the account's. */
    to?: string;
    dedupeKey?: string;
  },
): Promise<void> {
  await queries
    .insertInto("outbox")
    .values({
      kind: "mail" satisfies OutboxKind,
      user_id: mail.userId,
      payload: JSON.stringify({ content: mail.content, to: mail.to ?? null }),
      dedupe_key: mail.dedupeKey ?? null,
      created_at: mail.now,
      next_attempt_at: mail.now,
    })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
}

/**
 * Notifies a user, and mails them where they asked for e-mail. `eventKey` names what happened
 * (`quote:12:created`): the same event notifies the same user once, however often it is told.
 */
export async function notify(
  tx: Tx,
  notification: {
    userId: number;
    code: NotificationCode;
    /** The client's first name (for a consumer, their own). */
    firstName: string;
    applicationId: number;
    eventKey: string;
    now: Date;
  },
): Promise<void> {
  await notifyAll(tx, [notification.userId], notification);
}

/** Like {@link notify}, for many users with few statements. */
export async function notifyAll(
  tx: Tx,
  userIds: readonly number[],
  event: {
    code: NotificationCode;
    firstName: string;
    applicationId: number;
    eventKey: string;
    now: Date;
  },
): Promise<void> {
  if (userIds.length === 0) return;
  const told = await tx
    .insertInto("notifications")
    .values(
      userIds.map((userId) => ({
        user_id: userId,
        code: event.code,
        first_name: event.firstName,
        application_id: event.applicationId,
        event_key: event.eventKey,
        created_at: event.now,
      })),
    )
    .onConflict((conflict) => conflict.columns(["user_id", "event_key"]).doNothing())
    .returning("user_id")
    .execute();
  if (told.length === 0) return;

  const content: MailContent = {
    template: "notification",
    code: event.code,
    applicationId: event.applicationId,
  };
  const wantMail = await tx
    .selectFrom("users")
    .select("id")
    .where(
      "id",
      "in",
      told.map(({ user_id }) => user_id),
    )
    .where("email_notifications", "=", true)
    .where("deleted_at", "is", null)
    .where("verified_at", "is not", null)
    .execute();
  if (wantMail.length === 0) return;
  await tx
    .insertInto("outbox")
    .values(
      wantMail.map(({ id }) => ({
        kind: "mail" satisfies OutboxKind,
        user_id: id,
        payload: JSON.stringify({ content, to: null }),
        dedupe_key: `${id}:${event.eventKey}`,
        created_at: event.now,
        next_attempt_at: event.now,
      })),
    )
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
}

/**
 * One event for a first submission; the worker tells the matching agents (code 2) in batches.
 * A resubmission tells the agents with quotes: that is `notifyAll` with code 3.
 */
export async function queueLeadSubmitted(
  tx: Tx,
  lead: { applicationId: number; now: Date },
): Promise<void> {
  await tx
    .insertInto("outbox")
    .values({
      kind: "lead-submitted" satisfies OutboxKind,
      user_id: null,
      payload: JSON.stringify({ applicationId: lead.applicationId, afterAgentId: 0 }),
      dedupe_key: `lead-submitted:${lead.applicationId}`,
      created_at: lead.now,
      next_attempt_at: lead.now,
    })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
}

/** Drops what waits to be mailed to a user whose account goes. */
export async function dropQueuedMail(queries: Queries, userId: number): Promise<void> {
  await queries.deleteFrom("outbox").where("user_id", "=", userId).execute();
}
