import { pageSizes } from "@quotehaven/contract/rules";
import type { Thread, ThreadQuery } from "@quotehaven/contract/schemas";
import type { Deps } from "../deps";
import type { Customer } from "../accounts/sessions/access";
import { findThread, lockThread } from "./findThread";
import { keepThread, messageCount, messagesIn, unreadAfter } from "./threadsQueries";

/**
 * What the two wrote to each other about a quote: the newest messages, and how many there are.
 *
 * @throws as {@link findThread}.
 */
export async function readThread(
  { db }: Pick<Deps, "db">,
  reader: Customer,
  quoteId: number,
  { limit = pageSizes.messages }: ThreadQuery,
): Promise<Thread> {
  const thread = await findThread(db.query, reader, quoteId);
  return {
    ...thread.about,
    unread: thread.unread,
    count: await messageCount(db.query, thread),
    messages: await messagesIn(db.query, reader, thread, limit),
  };
}

/**
 * The reader has read up to a message: what came before counts as unread no more, and once nothing
 * is, neither does its notification.
 *
 * @throws as {@link findThread}.
 */
export async function markThreadRead(
  { db }: Pick<Deps, "db">,
  reader: Customer,
  quoteId: number,
  messageId: number,
): Promise<void> {
  const thread = await findThread(db.query, reader, quoteId);
  if (thread.unread === 0) return;
  await db.transaction(async (tx) => {
    await lockThread(tx, thread);
    const left = await unreadAfter(tx, reader, thread, messageId);
    const column = reader.role === "consumer" ? "unread_by_consumer" : "unread_by_agent";
    // Of two tabs the one that has read less may be the later one.
    const { numUpdatedRows } = await tx
      .updateTable("threads")
      .set({ [column]: left })
      .where("application_id", "=", thread.leadId)
      .where("quote_id", "=", quoteId)
      .where(column, ">", left)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || left > 0) return;
    await tx
      .updateTable("notifications")
      .set({ seen: true })
      .where("user_id", "=", reader.id)
      .where("quote_id", "=", quoteId)
      .where("seen", "=", false)
      .execute();
  });
}

/**
 * Ends the thread for both; a second time, or by the other one, changes nothing.
 *
 * @throws as {@link findThread}.
 */
export async function endThread(
  { db, clock }: Pick<Deps, "db" | "clock">,
  reader: Customer,
  quoteId: number,
): Promise<void> {
  const thread = await findThread(db.query, reader, quoteId);
  await db.transaction(async (tx) => {
    await lockThread(tx, thread);
    await keepThread(tx, await findThread(tx, reader, quoteId));
    await tx
      .updateTable("threads")
      .set({ ended_by: reader.id, ended_at: clock.now() })
      .where("application_id", "=", thread.leadId)
      .where("quote_id", "=", quoteId)
      .where("ended_at", "is", null)
      .execute();
  });
}
