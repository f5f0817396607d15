import { deadlineText, isContactLate } from "@quotehaven/contract/choice";
import { formatCents, formatDay, formatMoney } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import { notificationKind, type NotificationKind } from "@quotehaven/contract/wire";
import type { Queries } from "../database";
import type { MailValues } from "../outbox/mail/MailText";
import { needsOfLead } from "../leads/mails/leadNeeds";
import type { MailContent } from "../outbox/mailContent";

type News = Extract<MailContent, { template: "notification" }>;
type Reader = {
  userId: number;
  language: Language;
  now: Date;
  leadFeeCents: number;
};
type Values = Partial<MailValues>;

/** Agents read in these what the client needs. */
const saysNeeds: readonly NotificationKind[] = [
  "changeRequested",
  "quoteSelected",
  "contactReminder",
];

/**
 * What the mail on a notification of anything but a new lead says, as things are now; null where there is
 * nothing to say any more: the application was deleted, or what the mail warns of was done or taken back
 * meanwhile.
 */
export async function newsValues(
  queries: Queries,
  { code, applicationId, withdrawnCarrierId, chosen, otherChosen }: News,
  { userId, language, now, leadFeeCents }: Reader,
): Promise<Values | null> {
  const application = await queries
    .selectFrom("applications")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .select([
      "users.first_name as clientName",
      "applications.contact_due_at as contactDueAt",
      "applications.confirmed_at as confirmedAt",
      "applications.quotes_end_told as lastDay",
      "applications.winner_id as winnerId",
      "applications.is_open as isOpen",
    ])
    .where("applications.id", "=", applicationId)
    .where("applications.deleted_at", "is", null)
    .executeTakeFirst();
  if (!application) return null;
  const { clientName, contactDueAt, confirmedAt, lastDay, winnerId, isOpen } = application;
  const kind = notificationKind.decode(code);
  const isWaiting = contactDueAt !== null && confirmedAt === null;
  if (kind === "contactReminder" && !(isWaiting && winnerId === userId)) return null;
  if (kind === "agentLate" && !isContactLate(application, now)) return null;
  if (kind === "choiceEnded" && !isOpen) return null;
  const own = { agentId: userId, applicationId, withdrawnCarrierId };
  if (kind === "changeRequested" && !(await isStillAsked(queries, own))) return null;
  if (kind === "quotesEndSoon" && !(isOpen && (await isLastDay(queries, applicationId, lastDay)))) {
    return null;
  }
  const isOfFee = kind === "feeReturned" || kind === "feeRefused";
  return {
    clientName,
    leadId: applicationId,
    leadFee: formatCents(leadFeeCents),
    chosen: chosen && { ...chosen, monthly: formatMoney(chosen.monthly) },
    otherChosen,
    ...(saysNeeds.includes(kind) && {
      needs: await needsOfLead(queries, applicationId, { language, now }),
    }),
    ...(isOfFee && { fee: await feeOf(queries, userId, applicationId) }),
    ...(isWaiting && {
      deadline: deadlineText(contactDueAt.toISOString(), language),
    }),
    ...(lastDay !== null && { lastDay: formatDay(lastDay, language) }),
    ...(withdrawnCarrierId !== undefined && {
      carrierName: await carrierName(queries, withdrawnCarrierId),
    }),
  };
}

/** Whether an agent has a quote to update still; of one that was withdrawn, whether none took its place. */
async function isStillAsked(
  queries: Queries,
  {
    agentId,
    applicationId,
    withdrawnCarrierId,
  }: { agentId: number; applicationId: number; withdrawnCarrierId: number | undefined },
): Promise<boolean> {
  const live = queries
    .selectFrom("quotes")
    .select("id")
    .where("application_id", "=", applicationId)
    .where("agent_id", "=", agentId)
    .where("removed_at", "is", null);
  if (withdrawnCarrierId !== undefined) {
    return !(await live.where("carrier_id", "=", withdrawnCarrierId).executeTakeFirst());
  }
  return Boolean(await live.where("needs_update", "=", true).executeTakeFirst());
}

/** Whether no quote that can be chosen ends later. */
async function isLastDay(
  queries: Queries,
  applicationId: number,
  lastDay: string | null,
): Promise<boolean> {
  if (lastDay === null) return false;
  const later = await queries
    .selectFrom("quotes")
    .select("id")
    .where("application_id", "=", applicationId)
    .where("removed_at", "is", null)
    .where("needs_update", "=", false)
    .where("valid_until", ">", lastDay)
    .executeTakeFirst();
  return !later;
}

async function feeOf(
  queries: Queries,
  agentId: number,
  leadId: number,
): Promise<MailValues["fee"]> {
  const row = await queries
    .selectFrom("payments")
    .leftJoin("fee_returns", (join) =>
      join
        .onRef("fee_returns.application_id", "=", "payments.application_id")
        .onRef("fee_returns.payment_id", "=", "payments.id"),
    )
    .select(["payments.amount_cents as amountCents", "fee_returns.answer"])
    .where("payments.application_id", "=", leadId)
    .where("payments.agent_id", "=", agentId)
    .where("payments.paid_at", "is not", null)
    .orderBy("payments.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  return { amount: formatCents(row.amountCents), lead: String(leadId), answer: row.answer ?? "" };
}

async function carrierName(queries: Queries, carrierId: number): Promise<string> {
  const { name } = await queries
    .selectFrom("carriers")
    .select("name")
    .where("id", "=", carrierId)
    .executeTakeFirstOrThrow();
  return name;
}
