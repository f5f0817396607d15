import { formatMoney, type LeadMailPace } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import { sql } from "kysely";
import type { Config } from "../../server/settings/config";
import { isOneOf, type Queries, type Tx } from "../../database";
import type { MailValues } from "../../outbox/mail/MailText";
import { asInsuranceTypes, insuranceTypeNames } from "../../reference/insuranceTypes";
import { nextAt, timeZoneOfAgency, type AgencyPlace } from "../../reference/timeZones";
import {
  addNotifications,
  enqueue,
  mailNotification,
  type NotifiedEvent,
} from "../../outbox/outbox";
import { closeMail } from "../../outbox/outboxRows";
import { newLeadsAmong, type NewLead } from "./newLeadsAmong";

/** How many leads one digest lists; beyond these it says how many more there are. */
const DIGEST_LEADS = 25;

/** When mails of several new leads go. */
export type LeadMailTimes = Pick<Config["mail"], "leadsTogetherMs" | "digestHour">;

const digestKey = (agentId: number) => `lead-digest:${agentId}`;

/**
 * Notifies agents of a new lead, and mails each of them as they chose: at once, or with others that
 * come until the next hourly or daily digest. The agents' ids must ascend.
 */
export async function notifyOfLead(
  tx: Tx,
  agentIds: readonly number[],
  lead: Omit<NotifiedEvent, "kind">,
  times: LeadMailTimes,
): Promise<void> {
  if (agentIds.length === 0) return;
  const event = { ...lead, kind: "prospectToQuote" } as const;
  const told = await addNotifications(tx, agentIds, event);
  const readers = (await mailChoices(tx, told)).filter(({ pace }) => pace !== "none");
  const atOnce = readers.filter(({ pace }) => pace === "at-once");
  await mailNotification(
    tx,
    atOnce.map(({ id }) => id),
    event,
  );
  const later = readers.filter(({ pace }) => pace !== "at-once");
  if (later.length === 0) return;
  const { now } = event;
  const ids = later.map(({ id }) => id);
  const keys = ids.map(digestKey);
  await enqueue(
    tx,
    now,
    ...later.map((reader) => ({
      kind: "mail" as const,
      userId: reader.id,
      payload: { content: { template: "lead-digest" }, to: null },
      dedupeKey: digestKey(reader.id),
      dueAt: digestDue(reader, now, times),
    })),
  );
  await tx
    .updateTable("notifications")
    .from("outbox")
    .set((eb) => ({ mail_id: eb.ref("outbox.id") }))
    .whereRef("outbox.user_id", "=", "notifications.user_id")
    .where("outbox.dedupe_key", "=", sql<string>`any(${keys}::text[])`)
    .where(isOneOf("notifications.user_id", ids))
    .where("notifications.event_key", "=", event.eventKey)
    .execute();
}

function digestDue(
  { pace, ...agency }: { pace: LeadMailPace } & AgencyPlace,
  now: Date,
  { leadsTogetherMs, digestHour }: LeadMailTimes,
): Date {
  if (pace === "at-once") return now;
  return pace === "hourly"
    ? new Date(now.getTime() + leadsTogetherMs)
    : nextAt(digestHour, timeZoneOfAgency(agency), now);
}

/** What agents chose, those who are mailed at all, by their id. */
async function mailChoices(queries: Queries, agentIds: readonly number[]) {
  if (agentIds.length === 0) return [];
  return queries
    .selectFrom("users")
    .innerJoin("agents", "agents.user_id", "users.id")
    .select([
      "users.id",
      "agents.lead_mail as pace",
      "agents.agency_address as address",
      "agents.license_state as licenseState",
    ])
    .where(isOneOf("users.id", agentIds))
    .where("users.email_notifications", "=", true)
    .where("users.deleted_at", "is", null)
    .orderBy("users.id")
    .execute();
}

/** After another choice, what waits goes as it says; a digest that nobody wants goes nowhere. */
export async function moveDigest(
  tx: Tx,
  agentId: number,
  now: Date,
  times: LeadMailTimes,
): Promise<void> {
  const [reader] = await mailChoices(tx, [agentId]);
  if (!reader || reader.pace === "none") {
    await tx.deleteFrom("outbox").where("dedupe_key", "=", digestKey(agentId)).execute();
    return;
  }
  await tx
    .updateTable("outbox")
    .set({ next_attempt_at: digestDue(reader, now, times) })
    .where("dedupe_key", "=", digestKey(agentId))
    .execute();
}

/** What a mail says of the new leads it waited with; null where nothing is left to say. */
export async function digestOf(
  queries: Queries,
  mail: { id: number; agentId: number },
  { language, now }: { language: Language; now: Date },
): Promise<Required<Pick<MailValues, "leads" | "moreLeads">> | null> {
  await closeMail(queries, mail.id);
  const told = await queries
    .selectFrom("notifications")
    .select("application_id as leadId")
    .where("mail_id", "=", mail.id)
    .orderBy("id", "desc")
    .execute();
  const ids = told.flatMap(({ leadId }) => leadId ?? []);
  const leads = await newLeadsAmong(queries, mail.agentId, ids, now);
  if (leads.length === 0) return null;
  return {
    leads: leads.slice(0, DIGEST_LEADS).map((lead) => inMail(lead, language)),
    moreLeads: Math.max(0, leads.length - DIGEST_LEADS),
  };
}

/** What the mail on one new lead says of it; null where it is none for this agent any more. */
export async function newLeadOf(
  queries: Queries,
  leadId: number,
  reader: { userId: number; language: Language; now: Date },
): Promise<Required<Pick<MailValues, "leads" | "leadId">> | null> {
  const leads = await newLeadsAmong(queries, reader.userId, [leadId], reader.now);
  if (leads.length === 0) return null;
  return { leads: leads.map((lead) => inMail(lead, reader.language)), leadId };
}

/** A lead as mails tell of it: where, what, how much; nobody's name. */
function inMail(lead: NewLead, language: Language): NonNullable<MailValues["leads"]>[number] {
  const names = insuranceTypeNames(language);
  return {
    place: [lead.city, lead.state].filter(Boolean).join(", "),
    types: asInsuranceTypes(lead.submittedTypes ?? []).map((type) => {
      const amount = lead.needs?.find(({ insuranceTypeId }) => insuranceTypeId === type)?.amount;
      return { name: names[type], need: amount ? formatMoney(amount) : null };
    }),
  };
}
