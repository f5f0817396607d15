import { reportReasons, reportRules, cleanText } from "@quotehaven/contract/rules";
import type { ReportBody } from "@quotehaven/contract/schemas";
import type { Tx } from "../database";
import type { Deps } from "../deps";
import { invalid, notFound, refuseInvalid } from "../server/errors";
import type { Customer } from "../accounts/sessions/access";
import { findThread } from "./findThread";

/**
 * Keeps a report of one of the other one's messages for an operator, with the message as it is now.
 * A second report of the same message changes nothing.
 *
 * @throws as {@link findThread}; 404 for a message that the other one did not write here; 422
 * `required`, `option` or `max-length`; 429 `too-many-reports`.
 */
export async function reportMessage(
  { db, clock, rateLimiter }: Pick<Deps, "db" | "clock" | "rateLimiter">,
  reader: Customer,
  quoteId: number,
  { messageId, note = "", ...body }: ReportBody,
): Promise<void> {
  refuseInvalid({ ...body, note }, reportRules);
  const reason = reportReasons.find((known) => known === body.reason);
  if (!reason) throw invalid("option");
  const { leadId, partnerId } = await findThread(db.query, reader, quoteId);
  const keep = async (tx: Tx, spend: () => void) => {
    const message = await tx
      .selectFrom("thread_messages")
      .select("text")
      .where("application_id", "=", leadId)
      .where("quote_id", "=", quoteId)
      .where("id", "=", messageId)
      .where("author_id", "=", partnerId)
      .forShare()
      .executeTakeFirstOrThrow(() => notFound());
    spend();
    await tx
      .insertInto("message_reports")
      .values({
        application_id: leadId,
        quote_id: quoteId,
        message_id: messageId,
        reporter_id: reader.id,
        reason,
        note: cleanText(note),
        message_text: message.text,
        reported_at: clock.now(),
      })
      .onConflict((existing) =>
        existing.columns(["application_id", "quote_id", "message_id", "reporter_id"]).doNothing(),
      )
      .execute();
  };
  await rateLimiter.onResult(
    "reportByUser",
    String(reader.id),
    (spend) => db.transaction((tx) => keep(tx, spend)),
    "too-many-reports",
  );
}
