import { deadlineText, isContactLate } from "@quotehaven/contract/choice";
import { formatCents, formatMoney, toShownDate } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import { notificationKind, type NotificationKind } from "@quotehaven/contract/wire";
import type { Queries } from "../database";
import type { MailValues } from "../mail/MailText";
import { needsOfLead } from "./leadNeeds";
import type { MailContent } from "./mailContent";

type News = Extract<MailContent, { template: "notification" }>;
type Reader = {
  userId: number;
  language: Language;
  timeZone: string;
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
  { userId, language, timeZone, now, leadFeeCents }: Reader,
): Promise<Values | null> {
  const application = await queries
    .selectFrom("applications")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .select([
      "users.first_name as clientName",
      "applications.contact_due_at as contactDueAt",
      "applications.confirmed_at as confirmedAt",
      "applications.quotes_end_told as lastDay",
    ])
    .where("applications.id", "=", applicationId)
    .where("applications.deleted_at", "is", null)
    .executeTakeFirst();
  if (!application) return null;
  const { clientName, contactDueAt, confirmedAt, lastDay } = application;
  const kind = notificationKind.decode(code);
  const isWaiting = contactDueAt !== null && confirmedAt === null;
  if (kind === "contactReminder" && !isWaiting) return null;
  if (kind === "agentLate" && !isContactLate(application, now)) return null;
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
      deadline: deadlineText(contactDueAt.toISOString(), language, timeZone),
    }),
    ...(lastDay !== null && { lastDay: toShownDate(lastDay) }),
    ...(withdrawnCarrierId !== undefined && {
      carrierName: await carrierName(queries, withdrawnCarrierId),
    }),
  };
}

async function feeOf(
  queries: Queries,
  agentId: number,
  leadId: number,
): Promise<MailValues["fee"]> {
  const row = await queries
    .selectFrom("fee_returns")
    .innerJoin("payments", (join) =>
      join
        .onRef("payments.application_id", "=", "fee_returns.application_id")
        .onRef("payments.id", "=", "fee_returns.payment_id"),
    )
    .select(["payments.amount_cents as amountCents", "fee_returns.answer"])
    .where("payments.application_id", "=", leadId)
    .where("payments.agent_id", "=", agentId)
    .orderBy("payments.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  return { amount: formatCents(row.amountCents), lead: String(leadId), answer: row.answer };
}

async function carrierName(queries: Queries, carrierId: number): Promise<string> {
  const { name } = await queries
    .selectFrom("carriers")
    .select("name")
    .where("id", "=", carrierId)
    .executeTakeFirstOrThrow();
  return name;
}
