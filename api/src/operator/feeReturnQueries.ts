import type { Queries } from "../database";

/** Requests for fees with the payment and the agent they are about. */
export function requests(queries: Queries) {
  return queries
    .selectFrom("fee_returns")
    .innerJoin("payments", (join) =>
      join
        .onRef("payments.application_id", "=", "fee_returns.application_id")
        .onRef("payments.id", "=", "fee_returns.payment_id"),
    )
    .innerJoin("users", "users.id", "fee_returns.agent_id")
    .leftJoin("agents", "agents.user_id", "fee_returns.agent_id")
    .select([
      "fee_returns.id",
      "fee_returns.status",
      "fee_returns.reason",
      "fee_returns.words",
      "fee_returns.asked_at as askedAt",
      "fee_returns.decide_by as decideBy",
      "fee_returns.agent_id as agentId",
      "payments.application_id as leadId",
      "payments.amount_cents as amountCents",
      "payments.receipt_number as receipt",
      "payments.paid_at as paidAt",
      "payments.status as paymentStatus",
      "payments.card_brand as cardBrand",
      "payments.card_last4 as cardLast4",
      "users.first_name as firstName",
      "users.last_name as lastName",
      "users.email",
      "agents.agency_name as agency",
    ]);
}

/** The contact details that were opened for the fee of a lead. */
export function openedClient(queries: Queries, leadId: number) {
  return queries
    .selectFrom("unlocked_clients")
    .select([
      "first_name as firstName",
      "last_name as lastName",
      "email",
      "phone",
      "unlocked_at as unlockedAt",
    ])
    .where("application_id", "=", leadId)
    .executeTakeFirst();
}

export type OpenedClient = Awaited<ReturnType<typeof openedClient>>;

/** What the client of a lead agreed to with this agent, the earliest first. */
export function consentsTo(queries: Queries, leadId: number, agentId: number) {
  return queries
    .selectFrom("consents")
    .select(["text", "given_at as givenAt", "withdrawn_at as withdrawnAt"])
    .where("application_id", "=", leadId)
    .where("agent_id", "=", agentId)
    .orderBy("id")
    .execute();
}

/** Other leads of the same contact details that this agent paid for: what a duplicate would be one of. */
export async function samePersonLeads(
  queries: Queries,
  { agentId, leadId }: { agentId: number; leadId: number },
  client: NonNullable<OpenedClient>,
) {
  return queries
    .selectFrom("unlocked_clients")
    .select(["application_id as leadId", "email", "phone", "unlocked_at as unlockedAt"])
    .where("agent_id", "=", agentId)
    .where("application_id", "<>", leadId)
    .where((eb) =>
      eb.or([
        eb("email", "=", client.email),
        ...(client.phone === "" ? [] : [eb("phone", "=", client.phone)]),
      ]),
    )
    .orderBy("unlocked_at")
    .execute();
}

/** What was decided about a request, by whom and why. */
export function actsAboutRequest(queries: Queries, id: number) {
  return queries
    .selectFrom("operator_acts")
    .select(["operator", "act", "why", "acted_at as actedAt"])
    .where("fee_return_id", "=", id)
    .orderBy("id")
    .execute();
}
