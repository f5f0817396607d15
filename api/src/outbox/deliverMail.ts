import { signInLink } from "@quotehaven/contract/release";
import { formatCents, formatLocalDate } from "@quotehaven/contract/rules";
import { accountType } from "@quotehaven/contract/wire";
import type { Row } from "../database";
import type { Deps } from "../deps";
import { timeZoneOfPerson } from "../reference/timeZones";
import { mailedToken } from "../tokens/mailedTokens";
import type { MailValues } from "../mail/MailText";
import { writeMail } from "../mail/writeMail";
import { oneClickStop } from "../mail/mailParts";
import { stopToken } from "../tokens/stopTokens";
import { choiceOf } from "./choiceMail";
import { digestOf, newLeadOf, type FindNewLeads } from "./leadMails";
import { unreadThread } from "./unreadThread";
import type { QueuedMail } from "./mailContent";
import { mailKindOf } from "./mailKind";
import { newsValues } from "./newsValues";
import { priorities } from "./priorities";
import { inMail, quoteNewsOf } from "./quoteNews";

/**
 * Writes and sends one waiting mail. Nothing is sent to an account that is gone, with a link
 * that is void, or as a notification that its reader no longer wants or whose application is gone.
 *
 * @throws when the mail was not accepted.
 */
export async function deliverMail(
  { db, config, clock, mailer }: Pick<Deps, "db" | "config" | "clock" | "mailer">,
  row: Pick<Row<"outbox">, "id" | "user_id" | "priority">,
  mail: QueuedMail,
  findNewLeads: FindNewLeads,
): Promise<void> {
  const user = await db.query
    .selectFrom("users")
    .leftJoin("agents", "agents.user_id", "users.id")
    .leftJoin("consumers", "consumers.user_id", "users.id")
    .leftJoin("zip_codes", "zip_codes.id", "consumers.zip_id")
    .select([
      "users.type",
      "users.email",
      "users.first_name",
      "users.language",
      "users.email_notifications",
      "users.verified_at",
      "agents.lead_mail",
      "agents.agency_address as agencyAddress",
      "agents.license_state as licenseState",
      "zip_codes.code as zipCode",
      "zip_codes.state as zipState",
    ])
    .where("users.id", "=", row.user_id ?? 0)
    .where("users.deleted_at", "is", null)
    .executeTakeFirst();
  if (!user) return;
  const { content } = mail;
  const { language } = user;
  const timeZone = timeZoneOfPerson(user);
  const isNews = ["notification", "quote-news", "lead-digest"].includes(content.template);
  if (isNews && !user.email_notifications) return;
  const kind = mailKindOf(content);
  const isOfLeads = kind === "new-lead" || kind === "lead-digest";
  const wantsLeads = user.verified_at !== null && (user.lead_mail ?? "none") !== "none";
  if (isOfLeads && !wantsLeads) return;

  const values: MailValues = {
    // Whoever owns an address that nobody proved yet may not be who somebody says they are.
    readerName:
      user.verified_at === null || content.template === "verify-email" ? "" : user.first_name,
    loginPath: signInLink(accountType.decode(user.type)),
    supportEmail: config.mail.support,
  };
  let to = mail.to ?? user.email;
  if ("tokenId" in content) {
    const token = await mailedToken(db.query, { config, clock }, content.tokenId);
    if (!token) return;
    values.token = token.token;
    to = token.email;
    values.linkLifetime =
      content.template === "reset-password"
        ? { amount: Math.round(config.tokens.resetMs / 60_000), unit: "minutes" }
        : { amount: Math.round(config.tokens.verifyMs / 3_600_000), unit: "hours" };
  }
  if (content.template === "receipt") {
    values.receipt = {
      number: content.receiptNumber,
      amount: formatCents(content.amountCents),
      paidOn: formatLocalDate(content.paidAt, timeZone),
      lead: String(content.leadId),
      card: content.card,
    };
  }
  if (content.template === "quote-chosen") {
    const choice = await choiceOf(db.query, content.consentId, {
      language,
      timeZone,
      now: clock.now(),
    });
    if (!choice) return;
    values.choice = choice;
  }
  if (content.template === "notification") {
    const userId = row.user_id ?? 0;
    const { leadFeeCents } = config;
    const reader = { userId, language, timeZone, now: clock.now(), leadFeeCents };
    const news =
      kind === "new-lead"
        ? await newLeadOf(db.query, content.applicationId, { ...reader, findNewLeads })
        : await newsValues(db.query, content, reader);
    if (!news) return;
    Object.assign(values, news);
    if (content.quoteId !== undefined) {
      const thread = await unreadThread(db.query, userId, content.quoteId);
      if (!thread) return;
      values.thread = thread;
    }
  }
  if (content.template === "quote-news") {
    const quotes = await quoteNewsOf(db.query, row.id, clock.now());
    if (quotes.length === 0) return;
    values.quotes = quotes.map((quote) => inMail(quote, language));
  }
  if (content.template === "lead-digest") {
    const reader = { language, now: clock.now(), findNewLeads };
    const digest = await digestOf(db.query, { id: row.id, agentId: row.user_id ?? 0 }, reader);
    if (!digest) return;
    Object.assign(values, digest);
  }
  if (to === null) return;

  const token = isOfLeads && row.user_id !== null ? stopToken(config, row.user_id) : undefined;
  if (token !== undefined) values.stopToken = token;
  const written = writeMail(kind, language, values, config.publicOrigin);
  await mailer.send({
    ...written,
    to,
    isUrgent: row.priority === priorities.urgent,
    ...(token !== undefined && { stopUrl: `${config.publicOrigin}${oneClickStop(token)}` }),
    // The same row is the same message: a mail server can tell a repetition.
    messageId: `<outbox-${row.id}@${new URL(config.publicOrigin).hostname}>`,
  });
}
