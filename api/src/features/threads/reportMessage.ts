import { reportRules } from "@quotehaven/contract/rules";
import type { ReportBody } from "@quotehaven/contract/wire";
import type { Deps } from "../../deps";
import { notFound, refuseInvalid } from "../../errors";
import { findThread, type Reader } from "./findThread";

/**
 * Keeps a report of one of the other one's messages for an operator, with the message as it is now.
 * A second report of the same message changes nothing.
 *
 * @throws as {@link findThread}; 404 for a message that the other one did not write here; 422
 * `required`, `option` or `max-length`; 429 `too-many-reports`.
 */
export async function reportMessage(
  { db, clock, rateLimiter }: Pick<Deps, "db" | "clock" | "rateLimiter">,
  reader: Reader,
  quoteId: number,
  { messageId, reason, note = "" }: ReportBody,
): Promise<void> {
  refuseInvalid({ reason, note }, reportRules);
  const { leadId, partnerId } = await findThread(db.query, reader, quoteId);
  await rateLimiter.consume("reportByUser", String(reader.id), "too-many-reports");
  await db.transaction(async (tx) => {
    const message = await tx
      .selectFrom("thread_messages")
      .select("text")
      .where("application_id", "=", leadId)
      .where("quote_id", "=", quoteId)
      .where("id", "=", messageId)
      .where("author_id", "=", partnerId)
      .forShare()
      .executeTakeFirstOrThrow(() => notFound());
    await tx
      .insertInto("message_reports")
      .values({
        application_id: leadId,
        quote_id: quoteId,
        message_id: messageId,
        reporter_id: reader.id,
        reason,
        note: note.trim(),
        message_text: message.text,
        reported_at: clock.now(),
      })
      .onConflict((existing) =>
        existing.columns(["application_id", "quote_id", "message_id", "reporter_id"]).doNothing(),
      )
      .execute();
  });
}
