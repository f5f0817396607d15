import { formatMoment, timeZoneOf } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { OutboxHandler } from "../../outbox/handleRow";
import { writeMail } from "../../outbox/mail/writeMail";
import { closeMail } from "../../outbox/outboxRows";
import { insuranceTypeNames } from "../../reference/insuranceTypes";
import { lockAddress } from "./addresses";
import { isOf, linkTokenOf } from "./registrations";

const HOUR_MS = 3_600_000;

/**
 * Mails the link to a draft; from then on only its hash is stored. What is gone, or was mailed, is not
 * mailed.
 *
 * @throws when the mail was not accepted.
 */
export const mailRegistration: OutboxHandler = async (
  { db, config, clock, mailer },
  { payload },
) => {
  const id = Number(payload.registrationId);
  const kept = await db.query
    .selectFrom("registrations")
    .select(["email", "language", "nonce", "expires_at as expiresAt"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!kept || kept.nonce === null) return;
  const values = {
    readerName: "",
    loginPath: "/",
    supportEmail: config.mail.support,
    token: linkTokenOf(config, kept.nonce),
    linkLifetime: lifetimeOf(kept.expiresAt, clock.now()),
  };
  await mailer.send({
    ...writeMail("registration", kept.language, values, config.publicOrigin),
    to: kept.email,
    isUrgent: true,
    messageId: `<registration-${id}@${new URL(config.publicOrigin).hostname}>`,
  });
  await db.query.updateTable("registrations").set({ nonce: null }).where("id", "=", id).execute();
};

/**
 * Mails an address the links of all registrations that wait for its confirmation, in the language of the
 * newest. What comes next waits for another mail, also where this one has to be tried again.
 *
 * @throws when the mail was not accepted.
 */
export const mailConfirmation: OutboxHandler = async (deps, { id, payload }) => {
  const { db, config, clock, mailer } = deps;
  const now = clock.now();
  const waiting = await db.transaction(async (tx) => {
    const asked = await tx
      .selectFrom("registrations")
      .select("email")
      .where("id", "=", Number(payload.registrationId))
      .executeTakeFirst();
    if (!asked) return [];
    await lockAddress(tx, asked.email);
    await closeMail(tx, id);
    const rows = await tx
      .updateTable("registrations")
      .set({ mailed_at: now })
      .where(isOf(asked.email))
      .where("account", "is not", null)
      .where("expires_at", ">", now)
      .returningAll()
      .execute();
    return rows.toSorted((one, other) => one.id - other.id);
  });
  const newest = waiting.at(-1);
  if (!newest) return;
  const { language, email } = newest;
  const names = insuranceTypeNames(language);
  const registrations = waiting.map((row) => ({
    token: linkTokenOf(config, row.nonce ?? ""),
    firstName: row.first_name,
    insuranceType: row.insurance_type && names[row.insurance_type],
    registeredAt: momentOf(row.created_at, language, row.account?.consumer?.profile.state),
  }));
  const values = {
    readerName: "",
    loginPath: "/",
    supportEmail: config.mail.support,
    registrations,
    linkLifetime: lifetimeOf(newest.expires_at, now),
  };
  await mailer.send({
    ...writeMail("verify-account", language, values, config.publicOrigin),
    to: email,
    isUrgent: true,
    messageId: `<outbox-${id}@${new URL(config.publicOrigin).hostname}>`,
  });
};

/** A moment in the time zone of a state, which it names. */
function momentOf(moment: Date, language: Language, state?: string): string {
  const timeZone = timeZoneOf({ state });
  const zone = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName");
  return `${formatMoment(moment.toISOString(), language, timeZone)} ${zone?.value}`;
}

/** How long a link still lasts, in whole days or, on the last one, hours. */
function lifetimeOf(end: Date, now: Date) {
  const hours = Math.max(1, Math.floor((end.getTime() - now.getTime()) / HOUR_MS));
  return hours < 24
    ? { amount: hours, unit: "hours" as const }
    : { amount: Math.round(hours / 24), unit: "days" as const };
}
