import type { FeeRequest } from "@quotehaven/contract/schemas";
import type { Queries, Tx } from "../../database";
import type { Deps } from "../../deps";
import { conflict, notFound } from "../../errors";
import { sent } from "../../http/sent";
import { recordAct } from "../../operator/recordAct";
import { queueProviderClosing } from "../../payments/providerClosing";
import { tellOfFee } from "../../payments/tellOfFee";
import { actsAbout, type Reasoned } from "./operatorAct";

/** Requests for fees with the payment and the agent they are about. */
export function feeRequests(queries: Queries) {
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
      "users.first_name as firstName",
      "users.last_name as lastName",
      "agents.agency_name as agency",
    ]);
}

type Request = Awaited<ReturnType<ReturnType<typeof feeRequests>["execute"]>>[number];
type About = Pick<Request, "leadId" | "agentId">;

/**
 * A request with what both sides said: the agent's words, what the client agreed to, what contact
 * details were opened, who else the agent paid for under the same ones, and what was decided.
 */
export async function withBothSides(
  queries: Queries,
  { firstName, lastName, agentId, ...request }: Request,
): Promise<FeeRequest> {
  const about = { leadId: request.leadId, agentId };
  const client = await openedClient(queries, about);
  const samePerson = client ? await samePersonLeads(queries, about, client) : [];
  return {
    ...sent(request),
    agentName: `${firstName} ${lastName}`.trim(),
    consents: (await consentsTo(queries, about)).map(sent),
    opened: client ? sent(client) : null,
    samePerson: samePerson.map(sent),
    acts: await actsAbout(queries, "fee_return_id", request.id),
  };
}

/** The contact details that were opened for the fee of a lead. */
async function openedClient(queries: Queries, { leadId }: About) {
  const row = await queries
    .selectFrom("unlocked_clients")
    .select(["first_name", "last_name", "email", "phone", "unlocked_at as at"])
    .where("application_id", "=", leadId)
    .executeTakeFirst();
  if (!row) return null;
  const { first_name, last_name, ...client } = row;
  return { ...client, name: `${first_name} ${last_name}`.trim() };
}

/** What the client of a lead agreed to with this agent, the earliest first. */
const consentsTo = (queries: Queries, { leadId, agentId }: About) =>
  queries
    .selectFrom("consents")
    .select(["text", "given_at as givenAt", "withdrawn_at as withdrawnAt"])
    .where("application_id", "=", leadId)
    .where("agent_id", "=", agentId)
    .orderBy("id")
    .execute();

/** Other leads of the same contact details that this agent paid for: what a duplicate would be one of. */
const samePersonLeads = (
  queries: Queries,
  { agentId, leadId }: About,
  client: { email: string; phone: string },
) =>
  queries
    .selectFrom("unlocked_clients")
    .select(["application_id as leadId", "unlocked_at as at"])
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

/**
 * Decides a request for a fee, once. A fee that goes back does so after the commit, through the card
 * provider; the agent hears of it then, and of a refusal at once.
 *
 * @throws 404; 409 `already-decided`, `fee-not-returnable`.
 */
export async function decideFeeReturn(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: number,
  isGranted: boolean,
  { actor, why }: Reasoned,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const applicationId = await lockApplicationOf(tx, id);
    const request = await tx
      .selectFrom("fee_returns")
      .innerJoin("payments", (join) =>
        join
          .onRef("payments.application_id", "=", "fee_returns.application_id")
          .onRef("payments.id", "=", "fee_returns.payment_id"),
      )
      .select([
        "fee_returns.id",
        "fee_returns.application_id",
        "fee_returns.agent_id",
        "fee_returns.status",
        "payments.intent_id as intentId",
      ])
      .where("fee_returns.application_id", "=", applicationId)
      .where("fee_returns.id", "=", id)
      .forUpdate("fee_returns")
      .executeTakeFirstOrThrow();
    if (request.status !== "asked") throw conflict("already-decided");
    // The fees of demo people never went through the provider.
    if (isGranted && request.intentId === null) throw conflict("fee-not-returnable");
    await tx
      .updateTable("fee_returns")
      .set({ status: isGranted ? "returning" : "refused", answer: why, decided_at: now })
      .where("application_id", "=", applicationId)
      .where("id", "=", id)
      .execute();
    const act = isGranted ? "fee-return" : "fee-refuse";
    await recordAct(tx, actor, { act, fee_return_id: id, why, now });
    if (isGranted) await queueProviderClosing(tx, { feeReturnId: id, now });
    else await tellOfFee(tx, "feeRefused", request, now);
  });
}

/** Applications are locked before what belongs to them. @throws 404 where there is no such request. */
async function lockApplicationOf(tx: Tx, id: number): Promise<number> {
  const { applicationId } = await tx
    .selectFrom("fee_returns")
    .select("application_id as applicationId")
    .where("id", "=", id)
    .executeTakeFirstOrThrow(() => notFound());
  await tx
    .selectFrom("applications")
    .select("id")
    .where("id", "=", applicationId)
    .forUpdate()
    .execute();
  return applicationId;
}
