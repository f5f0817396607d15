import type { Deps } from "../deps";
import { writeMail } from "../mail/writeMail";
import { linkTokenOf } from "./keptRegistrations";

const DAY_MS = 86_400_000;

/**
 * Mails the link to a kept registration; from then on only its hash is stored. What is gone, or was
 * mailed, is not mailed.
 *
 * @throws when the mail was not accepted.
 */
export async function mailRegistration(
  { db, config, mailer }: Pick<Deps, "db" | "config" | "mailer">,
  payload: Record<string, unknown>,
): Promise<void> {
  const id = Number(payload.registrationId);
  const kept = await db.query
    .selectFrom("kept_registrations")
    .select(["email", "language", "nonce"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!kept || kept.nonce === null) return;
  const values = {
    readerName: "",
    loginPath: "/",
    supportEmail: config.mail.support,
    token: linkTokenOf(config, kept.nonce),
    linkLifetime: {
      amount: Math.round(config.tokens.keptRegistrationMs / DAY_MS),
      unit: "days" as const,
    },
  };
  await mailer.send({
    ...writeMail("registration", kept.language, values, config.publicOrigin),
    to: kept.email,
    isUrgent: true,
    messageId: `<registration-${id}@${new URL(config.publicOrigin).hostname}>`,
  });
  await db.query
    .updateTable("kept_registrations")
    .set({ nonce: null })
    .where("id", "=", id)
    .execute();
}
