import type { Queries } from "../../database";
import type { Deps } from "../../deps";

/** Outbox rows of this kind bring what somebody wrote in Get in touch to our people. */
export const FEEDBACK_MAIL = "feedback-mail";

/** Queues the mail about a stored message, in the transaction that stores it. */
export async function queueFeedbackMail(
  queries: Queries,
  { feedbackId, now }: { feedbackId: number; now: Date },
): Promise<void> {
  await queries
    .insertInto("outbox")
    .values({
      kind: FEEDBACK_MAIL,
      user_id: null,
      // What was written stays in its own table; the outbox holds nothing personal.
      payload: JSON.stringify({ feedbackId }),
      dedupe_key: `${FEEDBACK_MAIL}:${feedbackId}`,
      created_at: now,
      next_attempt_at: now,
    })
    .execute();
}

/**
 * Mails one message to the configured support address, as plain text; an answer goes to whoever
 * wrote it. A message that is gone is not mailed.
 *
 * @throws when the mail was not accepted.
 */
export async function mailFeedback(
  { db, config, mailer }: Pick<Deps, "db" | "config" | "mailer">,
  payload: Record<string, unknown>,
): Promise<void> {
  const feedback = await db.query
    .selectFrom("feedback")
    .select(["id", "name", "email", "message", "created_at"])
    .where("id", "=", Number(payload.feedbackId))
    .executeTakeFirst();
  if (!feedback) return;
  const name = feedback.name.replace(/[\p{Cc}\s]+/gu, " ").trim();
  await mailer.send({
    to: config.mail.support,
    replyTo: feedback.email,
    subject: `Get in touch: ${name}`,
    text: [
      `Name: ${name}\nE-mail: ${feedback.email}\nSent: ${feedback.created_at.toISOString()}`,
      feedback.message,
    ].join("\n\n"),
    messageId: `<feedback-${feedback.id}@${new URL(config.publicOrigin).hostname}>`,
  });
}
