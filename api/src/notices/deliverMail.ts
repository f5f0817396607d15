import { signInLink } from "@quotehaven/contract/release";
import { formatCents, formatDayOf } from "@quotehaven/contract/rules";
import { customerRoleCodec } from "@quotehaven/contract/wire";
import { liveApplication } from "../applications/liveApplication";
import { timeZoneOfPerson } from "../reference/timeZones";
import { mailedToken } from "../accounts/links/mailedTokens";
import type { MailValues } from "../outbox/mail/MailText";
import { writeMail } from "../outbox/mail/writeMail";
import { mailSettings, oneClickStop } from "../outbox/mail/mailParts";
import { stopToken } from "../accounts/links/stopTokens";
import { choiceOf } from "../quotes/choiceMail";
import { choiceNewsOf, noteChoiceMailed } from "../quotes/choiceNews";
import { digestOf, newLeadOf } from "../leads/mails/leadMails";
import { unreadThread } from "../threads/unreadThread";
import type { OutboxHandler } from "../outbox/handleRow";
import { readMail, type MailContent } from "../outbox/mailContent";
import { mailKindOf } from "../outbox/mailKind";
import { needsOfLead } from "../leads/mails/leadNeeds";
import { renewalOfMail, yearOfMail } from "../submission/renewalMail";
import { outlookOf } from "../submission/submissionOutlook";
import { newsValues } from "./newsValues";
import { priorities } from "../outbox/priorities";
import { inMail, quoteNewsOf } from "../quotes/quoteNews";

/** Mails that a reader can switch off. */
const newsTemplates: readonly MailContent["template"][] = [
  ...(["notification", "quote-news", "lead-digest", "application-submitted"] as const),
  ...(["policy-ends", "year-after-choice"] as const),
];

/**
 * Writes and sends one waiting mail. Nothing is sent to an account that is gone, with a link
 * that is void, or as a notification that its reader no longer wants or whose application is gone.
 *
 * @throws when the mail was not accepted.
 */
export const deliverMail: OutboxHandler = async ({ db, config, clock, mailer }, row) => {
  const mail = readMail(row.payload);
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
      "users.pending_email as pendingEmail",
      "users.pending_needs_present as needsPresent",
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
  const isNews = newsTemplates.includes(content.template);
  if (isNews && !user.email_notifications) return;
  const kind = mailKindOf(content);
  const isOfLeads = kind === "new-lead" || kind === "lead-digest";
  const wantsLeads = (user.lead_mail ?? "none") !== "none";
  if (isOfLeads && !wantsLeads) return;

  const values: MailValues = {
    // Whoever owns an address that nobody proved yet may not be who somebody says they are.
    readerName: content.template === "verify-email" ? "" : user.first_name,
    loginPath: signInLink(customerRoleCodec.decode(user.type)),
    supportEmail: config.mail.support,
    ...(content.template === "approve-email" && { newAddress: user.pendingEmail ?? "" }),
    ...(content.template === "verify-email" && { needsPresent: user.needsPresent }),
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
      paidOn: formatDayOf(content.paidAt, language, timeZone),
      lead: String(content.leadId),
      card: content.card,
    };
  }
  if (content.template === "quote-chosen") {
    const consented = await choiceOf(db.query, content.consentId, { language, now: clock.now() });
    if (!consented) return;
    values.choice = consented;
  }
  if (content.template === "application-reopened" && row.user_id !== null) {
    const application = await liveApplication(db.query, row.user_id);
    if (!application || application.acceptedQuoteId !== null) return;
  }
  if (content.template === "application-submitted") {
    const { applicationId } = content;
    const application = await liveApplication(db.query, row.user_id ?? 0);
    if (application?.id !== applicationId || application.acceptedQuoteId !== null) return;
    values.needs = await needsOfLead(db.query, applicationId, { language, now: clock.now() });
    values.submission = await outlookOf({ db, clock }, applicationId);
  }
  if (content.template === "policy-ends" || content.template === "year-after-choice") {
    const reader = { userId: row.user_id ?? 0, language, now: clock.now() };
    const { applicationId } = content;
    const told =
      content.template === "policy-ends"
        ? await renewalOfMail(db.query, applicationId, reader)
        : await yearOfMail(db.query, applicationId, reader);
    if (!told) return;
    Object.assign(values, told);
  }
  let choice: Awaited<ReturnType<typeof choiceNewsOf>> = null;
  if (content.template === "notification") {
    const userId = row.user_id ?? 0;
    if (kind === "quote-selected" || kind === "choice-taken-back") {
      const { applicationId } = content;
      choice = await choiceNewsOf(db.query, kind, { applicationId, agentId: userId });
      if (!choice) return;
    }
    const { leadFeeCents } = config;
    const reader = { userId, language, now: clock.now(), leadFeeCents };
    const news =
      kind === "new-lead"
        ? await newLeadOf(db.query, content.applicationId, reader)
        : await newsValues(db.query, content, reader);
    if (!news) return;
    Object.assign(values, news);
    if (kind === "new-lead") values.leadFee = formatCents(leadFeeCents);
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
    const reader = { language, now: clock.now() };
    const digest = await digestOf(db.query, { id: row.id, agentId: row.user_id ?? 0 }, reader);
    if (!digest) return;
    Object.assign(values, digest, { leadFee: formatCents(config.leadFeeCents) });
  }
  if (to === null) return;

  const token = isOfLeads && row.user_id !== null ? stopToken(config, row.user_id) : undefined;
  if (token !== undefined) values.stopToken = token;
  const role = customerRoleCodec.decode(user.type);
  const settings = isNews && token === undefined ? mailSettings[role] : undefined;
  if (settings !== undefined) values.settingsPath = settings;
  const written = writeMail(kind, language, values, config.publicOrigin);
  await mailer.send({
    ...written,
    to,
    isUrgent: row.priority === priorities.urgent,
    ...(settings !== undefined && { settingsUrl: `${config.publicOrigin}${settings}` }),
    ...(token !== undefined && { stopUrl: `${config.publicOrigin}${oneClickStop(token)}` }),
    // The same row is the same message: a mail server can tell a repetition.
    messageId: `<outbox-${row.id}@${new URL(config.publicOrigin).hostname}>`,
  });
  if (choice) await noteChoiceMailed(db.query, choice);
};
