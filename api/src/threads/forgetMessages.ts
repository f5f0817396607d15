import type { Tx } from "../database";
import { dropThreadNews } from "./dropThreadNews";

/**
 * Empties what somebody wrote in threads, and what they said of messages they reported. A report keeps
 * the message that it is about, until it is old.
 */
export async function forgetMessages(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable("thread_messages")
    .set({ text: "" })
    .where("author_id", "=", userId)
    .where("text", "<>", "")
    .execute();
  await tx
    .updateTable("message_reports")
    .set({ note: "" })
    .where("reporter_id", "=", userId)
    .where("note", "<>", "")
    .execute();
}

/**
 * Empties the threads of a consumer whose account goes, of both who wrote in them. In the one with the
 * agent who has paid, what that agent wrote stays.
 */
export async function forgetThreads(tx: Tx, consumerId: number): Promise<void> {
  await forgetMessages(tx, consumerId);
  const unpaid = await tx
    .selectFrom("threads")
    .innerJoin("applications", "applications.id", "threads.application_id")
    .select(["threads.quote_id as id", "threads.application_id as applicationId"])
    .where("threads.consumer_id", "=", consumerId)
    .where((where) =>
      where.or([
        where("applications.confirmed_at", "is", null),
        where("applications.accepted_quote_id", "<>", where.ref("threads.quote_id")),
      ]),
    )
    .execute();
  if (unpaid.length === 0) return;
  const leadIds = unpaid.map(({ applicationId }) => applicationId);
  const quoteIds = unpaid.map(({ id }) => id);
  await tx
    .updateTable("thread_messages")
    .set({ text: "" })
    .where("application_id", "in", leadIds)
    .where("quote_id", "in", quoteIds)
    .where("text", "<>", "")
    .execute();
  await dropThreadNews(tx, unpaid);
}
