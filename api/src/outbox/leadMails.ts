import { headlineNeeds } from "@quotehaven/contract/cover";
import { formatMoney, insuranceTypeName, type LeadMailPace } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import { needOf } from "../applications/needOf";
import type { Config } from "../config";
import type { Queries, Tx } from "../database";
import { findServiceArea, isInServiceArea } from "../leads/leadVisibility";
import type { MailValues } from "../mail/mailTexts";
import { asInsuranceTypes, insuranceTypeNames } from "../reference/insuranceTypes";
import { nextAt } from "../reference/timeZones";
import { addNotifications, enqueue, mailNotification, type NotifiedEvent } from "./outbox";

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
    .where(
      "outbox.dedupe_key",
      "in",
      later.map(({ id }) => digestKey(id)),
    )
    .where(
      "notifications.user_id",
      "in",
      later.map(({ id }) => id),
    )
    .where("notifications.event_key", "=", event.eventKey)
    .execute();
}

function digestDue(
  { pace, address }: { pace: LeadMailPace; address: string },
  now: Date,
  { leadsTogetherMs, digestHour }: LeadMailTimes,
): Date {
  if (pace === "at-once") return now;
  return pace === "hourly"
    ? new Date(now.getTime() + leadsTogetherMs)
    : nextAt(digestHour, address, now);
}

/** What agents chose, those who are mailed at all, by their id. */
async function mailChoices(queries: Queries, agentIds: readonly number[]) {
  if (agentIds.length === 0) return [];
  return queries
    .selectFrom("users")
    .innerJoin("agents", "agents.user_id", "users.id")
    .select(["users.id", "agents.lead_mail as pace", "agents.agency_address as address"])
    .where("users.id", "in", agentIds)
    .where("users.email_notifications", "=", true)
    .where("users.deleted_at", "is", null)
    .where("users.verified_at", "is not", null)
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
  const waiting = tx.updateTable("outbox").where("dedupe_key", "=", digestKey(agentId));
  if (!reader || reader.pace === "none") {
    await tx.deleteFrom("outbox").where("dedupe_key", "=", digestKey(agentId)).execute();
    return;
  }
  await waiting.set({ next_attempt_at: digestDue(reader, now, times) }).execute();
}

/** What a mail says of the new leads it waited with; null where nothing is left to say. */
export async function digestOf(
  queries: Queries,
  mail: { id: number; agentId: number },
  { language, now }: { language: Language; now: Date },
): Promise<Required<Pick<MailValues, "leads" | "moreLeads">> | null> {
  // Waits for whoever is adding to this mail at the moment; what comes next waits for another one.
  await queries
    .updateTable("outbox")
    .set({ dedupe_key: null })
    .where("id", "=", mail.id)
    .where("dedupe_key", "is not", null)
    .execute();
  const told = await queries
    .selectFrom("notifications")
    .select("application_id as leadId")
    .where("mail_id", "=", mail.id)
    .orderBy("id", "desc")
    .execute();
  const leads = await newLeads(
    queries,
    mail.agentId,
    told.flatMap(({ leadId }) => leadId ?? []),
    now,
  );
  if (leads.length === 0) return null;
  return {
    leads: leads.slice(0, DIGEST_LEADS).map((lead) => inMail(lead, language, now)),
    moreLeads: Math.max(0, leads.length - DIGEST_LEADS),
  };
}

/** What the mail on one new lead says of it; null where it is none for this agent any more. */
export async function newLeadOf(
  queries: Queries,
  agentId: number,
  leadId: number,
  { language, now }: { language: Language; now: Date },
): Promise<NonNullable<MailValues["leads"]> | null> {
  const leads = await newLeads(queries, agentId, [leadId], now);
  return leads.length === 0 ? null : leads.map((lead) => inMail(lead, language, now));
}

/** Those of the leads that are still open, in the agent's reach, and not quoted by them. */
async function newLeads(queries: Queries, agentId: number, leadIds: readonly number[], now: Date) {
  const area = await findServiceArea(queries, agentId, now);
  const [choice] = await mailChoices(queries, [agentId]);
  if (!area || !choice || choice.pace === "none" || leadIds.length === 0) return [];
  const rows = await queries
    .selectFrom("applications as a")
    .leftJoin("consumers", "consumers.user_id", "a.consumer_id")
    .select([
      "a.id",
      "a.zip_id as zipId",
      "a.type_mask as typeMask",
      "a.submitted_types as submittedTypes",
      "a.submitted_answers as submittedAnswers",
      "consumers.city",
      "consumers.state",
      "consumers.date_of_birth as dateOfBirth",
    ])
    .where("a.id", "in", leadIds)
    .where("a.is_open", "=", true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("quotes")
            .select("quotes.id")
            .whereRef("quotes.application_id", "=", "a.id")
            .where("quotes.agent_id", "=", agentId)
            .where("quotes.removed_at", "is", null),
        ),
      ),
    )
    .orderBy("a.submitted_at", "desc")
    .orderBy("a.id", "desc")
    .execute();
  return rows.filter((lead) => isInServiceArea(area, lead));
}

/** A lead as mails tell of it: where, what, how much; nobody's name. */
function inMail(
  lead: Awaited<ReturnType<typeof newLeads>>[number],
  language: Language,
  now: Date,
): NonNullable<MailValues["leads"]>[number] {
  const names = insuranceTypeNames(language);
  const needs = headlineNeeds(needOf(lead, lead.dateOfBirth, now));
  return {
    place: [lead.city, lead.state].filter(Boolean).join(", "),
    types: asInsuranceTypes(lead.submittedTypes ?? []).map((type) => {
      const amount = needs[insuranceTypeName(type)];
      return { name: names[type], need: amount ? formatMoney(amount) : null };
    }),
  };
}
