import type { ThreadMessage } from "@quotehaven/contract/wire";
import type { Queries, Tx } from "../../database";
import type { FoundThread, Reader } from "./findThread";

/** Gives a thread its row, where it has none yet. */
export async function keepThread(
  tx: Tx,
  quoteId: number,
  { consumerId, agentId }: Pick<FoundThread, "consumerId" | "agentId">,
): Promise<void> {
  await tx
    .insertInto("threads")
    .values({ quote_id: quoteId, consumer_id: consumerId, agent_id: agentId })
    .onConflict((existing) => existing.column("quote_id").doNothing())
    .execute();
}

/** How many messages a thread has. */
export async function messageCount(queries: Queries, quoteId: number): Promise<number> {
  const { count } = await queries
    .selectFrom("thread_messages")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("quote_id", "=", quoteId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The newest messages of a thread, oldest first. */
export async function messagesIn(
  queries: Queries,
  reader: Pick<Reader, "id">,
  quoteId: number,
  limit: number,
): Promise<ThreadMessage[]> {
  const rows = await messagesFor(queries, reader)
    .where("thread_messages.quote_id", "=", quoteId)
    .orderBy("thread_messages.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => asMessage(row, reader)).reverse();
}

/** What somebody sent under a key of theirs. */
export async function messageSent(
  queries: Queries,
  author: Pick<Reader, "id">,
  quoteId: number,
  key: string,
): Promise<ThreadMessage | undefined> {
  const row = await messagesFor(queries, author)
    .where("thread_messages.quote_id", "=", quoteId)
    .where("thread_messages.author_id", "=", author.id)
    .where("thread_messages.sent_key", "=", key)
    .executeTakeFirst();
  return row && asMessage(row, author);
}

function messagesFor(queries: Queries, reader: Pick<Reader, "id">) {
  return queries
    .selectFrom("thread_messages")
    .leftJoin("message_reports", (join) =>
      join
        .onRef("message_reports.message_id", "=", "thread_messages.id")
        .on("message_reports.reporter_id", "=", reader.id),
    )
    .select([
      "thread_messages.id",
      "thread_messages.author_id as authorId",
      "thread_messages.text",
      "thread_messages.is_masked as isMasked",
      "thread_messages.sent_at as sentAt",
      "message_reports.id as reportId",
    ]);
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof messagesFor>["execute"]>>[number];

function asMessage(
  { id, authorId, text, isMasked, sentAt, reportId }: MessageRow,
  reader: Pick<Reader, "id">,
): ThreadMessage {
  return {
    id,
    isOwn: authorId === reader.id,
    text,
    sentAt: sentAt.toISOString(),
    ...(isMasked && { isMasked }),
    ...(reportId !== null && { isReported: true }),
  };
}

/** How many of the other one's messages came after one. */
export async function unreadAfter(
  queries: Queries,
  reader: Pick<Reader, "id">,
  quoteId: number,
  messageId: number,
): Promise<number> {
  const { count } = await queries
    .selectFrom("thread_messages")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("quote_id", "=", quoteId)
    .where("author_id", "<>", reader.id)
    .where("id", ">", messageId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether somebody has written in a thread. */
export async function hasWritten(
  queries: Queries,
  author: Pick<Reader, "id">,
  quoteId: number,
): Promise<boolean> {
  const row = await queries
    .selectFrom("thread_messages")
    .select("id")
    .where("quote_id", "=", quoteId)
    .where("author_id", "=", author.id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** When somebody wrote last in a thread. */
export async function lastSentAt(
  queries: Queries,
  author: Pick<Reader, "id">,
  quoteId: number,
): Promise<Date | undefined> {
  const row = await queries
    .selectFrom("thread_messages")
    .select("sent_at as sentAt")
    .where("quote_id", "=", quoteId)
    .where("author_id", "=", author.id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.sentAt;
}
