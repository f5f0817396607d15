import type { ThreadMessage } from "@quotehaven/contract/schemas";
import type { Queries, Tx } from "../database";
import type { Customer } from "../accounts/sessions/access";
import type { FoundThread } from "./findThread";

type ThreadKey = Pick<FoundThread, "leadId" | "quoteId">;

/** Gives a thread its row, where it has none yet. */
export async function keepThread(
  tx: Tx,
  { leadId, quoteId, consumerId, agentId }: FoundThread,
): Promise<void> {
  await tx
    .insertInto("threads")
    .values({
      application_id: leadId,
      quote_id: quoteId,
      consumer_id: consumerId,
      agent_id: agentId,
    })
    .onConflict((existing) => existing.columns(["application_id", "quote_id"]).doNothing())
    .execute();
}

/** How many messages a thread has. */
export const messageCount = (queries: Queries, thread: ThreadKey) =>
  countOf(inThread(queries, thread));

/** The newest messages of a thread, oldest first. */
export async function messagesIn(
  queries: Queries,
  reader: Customer,
  thread: ThreadKey,
  limit: number,
): Promise<ThreadMessage[]> {
  const rows = await messagesFor(queries, reader, thread)
    .orderBy("thread_messages.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => asMessage(row, reader)).reverse();
}

/** What somebody sent under a key of theirs. */
export async function messageSent(
  queries: Queries,
  author: Customer,
  thread: ThreadKey,
  key: string,
): Promise<ThreadMessage | undefined> {
  const row = await messagesFor(queries, author, thread)
    .where("thread_messages.author_id", "=", author.id)
    .where("thread_messages.sent_key", "=", key)
    .executeTakeFirst();
  return row && asMessage(row, author);
}

const inThread = (queries: Queries, { leadId, quoteId }: ThreadKey) =>
  queries
    .selectFrom("thread_messages")
    .where("thread_messages.application_id", "=", leadId)
    .where("thread_messages.quote_id", "=", quoteId);

function messagesFor(queries: Queries, reader: Customer, thread: ThreadKey) {
  return inThread(queries, thread)
    .leftJoin("message_reports", (join) =>
      join
        .on("message_reports.application_id", "=", thread.leadId)
        .on("message_reports.quote_id", "=", thread.quoteId)
        .onRef("message_reports.message_id", "=", "thread_messages.id")
        .on("message_reports.reporter_id", "=", reader.id),
    )
    .select([
      "thread_messages.id",
      "thread_messages.author_id as authorId",
      "thread_messages.text",
      "thread_messages.is_masked as isMasked",
      "thread_messages.sent_at as sentAt",
      "message_reports.reported_at as reportedAt",
    ]);
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof messagesFor>["execute"]>>[number];

function asMessage(
  { id, authorId, text, isMasked, sentAt, reportedAt }: MessageRow,
  reader: Customer,
): ThreadMessage {
  return {
    id,
    isOwn: authorId === reader.id,
    text,
    sentAt: sentAt.toISOString(),
    ...(isMasked && { isMasked }),
    ...(reportedAt !== null && { isReported: true }),
  };
}

/** How many of the other one's messages came after one. */
export async function unreadAfter(
  queries: Queries,
  reader: Customer,
  thread: ThreadKey,
  messageId: number,
): Promise<number> {
  const later = inThread(queries, thread)
    .where("author_id", "<>", reader.id)
    .where("id", ">", messageId);
  return countOf(later);
}

async function countOf(messages: ReturnType<typeof inThread>): Promise<number> {
  const { count } = await messages
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When somebody wrote last in a thread; undefined where they have not. */
export async function lastSentAt(
  queries: Queries,
  author: Customer,
  thread: ThreadKey,
): Promise<Date | undefined> {
  const row = await inThread(queries, thread)
    .select("sent_at as sentAt")
    .where("author_id", "=", author.id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.sentAt;
}
