import type { OutboxHandler } from "../../outbox/handleRow";

/**
 * Mails one message to the configured support address, as plain text; an answer goes to whoever
 * wrote it. A message that is gone is not mailed.
 *
 * @throws when the mail was not accepted.
 */
export const mailFeedback: OutboxHandler = async ({ db, config, mailer }, { payload }) => {
  const feedback = await db.query
    .selectFrom("feedback")
    .select(["id", "name", "email", "message", "created_at as sentAt"])
    .where("id", "=", Number(payload.feedbackId))
    .executeTakeFirst();
  if (!feedback) return;
  const name = feedback.name.replace(/[\p{Cc}\s]+/gu, " ").trim();
  await mailer.send({
    to: config.mail.support,
    replyTo: feedback.email,
    subject: `Get in touch: ${name}`,
    text: [
      `Name: ${name}\nEmail: ${feedback.email}\nSent: ${feedback.sentAt.toISOString()}`,
      feedback.message,
    ].join("\n\n"),
    messageId: `<feedback-${feedback.id}@${new URL(config.publicOrigin).hostname}>`,
  });
};
