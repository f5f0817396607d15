import type { Language } from "@quotehaven/contract/schemas";
import type { ClientInfo, ContactConsent, PaidLead } from "@quotehaven/contract/wire";
import type { Queries } from "../database";
import { wholeMonthly } from "../leads/quoteColumns";
import { conflict, notFound, type Refusal } from "../server/errors";
import { asInsuranceTypes, insuranceTypeNames } from "../reference/insuranceTypes";

/**
 * The client's details on a lead that this agent won and paid for, as they were then. They stay
 * when the client's account goes.
 */
export async function unlockedClient(
  queries: Queries,
  agentId: number,
  leadId: number,
): Promise<ClientInfo | null> {
  const client = await queries
    .selectFrom("applications")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .leftJoin("unlocked_clients", "unlocked_clients.application_id", "applications.id")
    .select(({ fn, val }) => [
      fn.coalesce("unlocked_clients.first_name", "users.first_name").as("firstName"),
      fn.coalesce("unlocked_clients.last_name", "users.last_name").as("lastName"),
      fn.coalesce("unlocked_clients.email", "users.email", val("")).as("email"),
      fn.coalesce("unlocked_clients.phone", "users.phone").as("phone"),
    ])
    .where("applications.id", "=", leadId)
    .where("applications.winner_id", "=", agentId)
    .where("applications.confirmed_at", "is not", null)
    .executeTakeFirst();
  return client ?? null;
}

/** What the client agreed to by choosing this agent, where that choice stands. */
export async function standingConsent(
  queries: Queries,
  agentId: number,
  leadId: number,
): Promise<ContactConsent | undefined> {
  const row = await queries
    .selectFrom("consents")
    .select(["text", "text_version as textVersion", "given_at as givenAt"])
    .where("application_id", "=", leadId)
    .where("agent_id", "=", agentId)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return row && { ...row, givenAt: row.givenAt.toISOString() };
}

/** What a lead that this agent won is called, or null for any other lead. No contact details. */
export async function wonLead(
  queries: Queries,
  agent: { id: number; language: Language },
  leadId: number,
): Promise<PaidLead | null> {
  const row = await queries
    .selectFrom("applications")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .innerJoin("quotes", (join) =>
      join
        .onRef("quotes.application_id", "=", "applications.id")
        .onRef("quotes.id", "=", "applications.accepted_quote_id"),
    )
    .innerJoin("carriers", "carriers.id", "quotes.carrier_id")
    .select([
      "applications.id",
      "applications.submitted_at as submittedAt",
      "applications.submitted_types as submittedTypes",
      "users.first_name as firstName",
      "users.last_name as lastName",
      "carriers.name as carrierName",
      wholeMonthly().as("monthly"),
    ])
    .where("applications.id", "=", leadId)
    .where("applications.winner_id", "=", agent.id)
    .where("applications.deleted_at", "is", null)
    .executeTakeFirst();
  if (!row?.submittedAt) return null;
  const { submittedAt, submittedTypes, monthly, ...lead } = row;
  const names = insuranceTypeNames(agent.language);
  const typeNames = asInsuranceTypes(submittedTypes ?? []).map((type) => names[type]);
  return {
    ...lead,
    ...(monthly !== null && { monthly }),
    submittedAt: submittedAt.toISOString(),
    typeNames,
  };
}

/**
 * The agent's payment for a lead that is open or stands; one that was canceled or went back is none. (While
 * the lead is theirs by a fee that a bank took back, nobody asks for it.)
 */
export function alivePayment(queries: Queries, agentId: number, leadId: number) {
  return queries
    .selectFrom("payments")
    .selectAll()
    .where("application_id", "=", leadId)
    .where("agent_id", "=", agentId)
    .where("status", "not in", ["canceled", "refunded", "charged-back"]);
}

/**
 * Why an agent cannot pay for a lead that is not theirs: 409 `fee-returned` where their fee went back, and
 * `choice-ended` where the client ended the choice after they had begun; otherwise 404.
 */
export async function notTheirs(
  queries: Queries,
  agentId: number,
  leadId: number,
): Promise<Refusal> {
  const last = await queries
    .selectFrom("payments")
    .innerJoin("applications", "applications.id", "payments.application_id")
    .select(({ eb, or }) =>
      or([
        eb("payments.status", "=", "charged-back"),
        // Money that came too late goes back in the moment in which it is noted as paid.
        eb("payments.refunded_at", ">", eb.ref("payments.paid_at")),
      ]).as("isReturned"),
    )
    .where("payments.application_id", "=", leadId)
    .where("payments.agent_id", "=", agentId)
    .where("applications.deleted_at", "is", null)
    .orderBy("payments.id", "desc")
    .executeTakeFirst();
  if (!last) return notFound();
  return conflict(last.isReturned ? "fee-returned" : "choice-ended");
}

/** The agent as a customer of the provider. */
export async function payingAgent(queries: Queries, agentId: number) {
  return queries
    .selectFrom("agents")
    .innerJoin("users", "users.id", "agents.user_id")
    .select([
      "agents.provider_customer_id",
      "users.email",
      "users.first_name",
      "users.last_name",
      "users.created_at",
    ])
    .where("agents.user_id", "=", agentId)
    .executeTakeFirst();
}
