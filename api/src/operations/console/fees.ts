import type { FeeRequest } from "@quotehaven/contract/schemas";
import { sql, type SqlBool } from "kysely";
import { isOneOf, type Queries, type Tx } from "../../database";
import type { Deps } from "../../deps";
import { conflict, notFound } from "../../server/errors";
import { sent } from "../../server/input/sent";
import { recordAct } from "../operators/recordAct";
import { ProviderUnavailable } from "../../payments/provider/paymentProvider";
import { queueProviderClosing } from "../../quotes/choosing/providerClosing";
import { tellOfFee } from "../../payments/returns/tellOfFee";
import type { ActsAbout, Reasoned } from "../operators/operatorAct";

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

/** The requests whose fee is neither returned nor refused. */
export const openFeeRequests = (queries: Queries) =>
  feeRequests(queries).where("fee_returns.status", "in", ["asked", "returning"]);

type Request = Awaited<ReturnType<ReturnType<typeof feeRequests>["execute"]>>[number];
type About = Pick<Request, "leadId" | "agentId">;

/**
 * Requests with what both sides said: the agent's words, what the client agreed to, what contact
 * details were opened, who else the agent paid for under the same ones, and what was decided.
 */
export async function withBothSides(
  queries: Queries,
  requests: readonly Request[],
  acts: ActsAbout,
): Promise<FeeRequest[]> {
  const consents = await consentsTo(queries, requests);
  const clients = await openedClients(queries, requests);
  const paidClients = await clientsWithTheSameContact(queries, clients);
  return requests.map(({ firstName, lastName, agentId, ...request }) => {
    const { leadId } = request;
    const isOfRequest = (row: About) => row.leadId === leadId && row.agentId === agentId;
    const client = clients.find(isOfRequest);
    return {
      ...sent(request),
      agentName: `${firstName} ${lastName}`.trim(),
      consents: consents
        .filter(isOfRequest)
        .map(({ text, givenAt, withdrawnAt }) => sent({ text, givenAt, withdrawnAt })),
      opened: client ? openedTo(client) : null,
      samePerson: paidClients
        .filter((other) => client && isSamePerson(client, other))
        .map((other) => sent({ leadId: other.leadId, at: other.at })),
      acts: acts(request.id),
    };
  });
}

const leadIdsOf = (abouts: readonly About[]) => abouts.map(({ leadId }) => leadId);

/** What the clients of leads agreed to, the earliest first. */
const consentsTo = (queries: Queries, abouts: readonly About[]) =>
  queries
    .selectFrom("consents")
    .select(["application_id as leadId", "agent_id as agentId"])
    .select(["text", "given_at as givenAt", "withdrawn_at as withdrawnAt"])
    .where(isOneOf("application_id", leadIdsOf(abouts)))
    .orderBy("id")
    .execute();

const unlockedClients = (queries: Queries) =>
  queries
    .selectFrom("unlocked_clients")
    .select(["application_id as leadId", "agent_id as agentId", "unlocked_at as at"])
    .select(["first_name as firstName", "last_name as lastName", "email", "phone"]);

type Client = Awaited<ReturnType<ReturnType<typeof unlockedClients>["execute"]>>[number];

/** The contact details that were opened for the fees of leads. */
const openedClients = (queries: Queries, abouts: readonly About[]) =>
  unlockedClients(queries)
    .where(isOneOf("application_id", leadIdsOf(abouts)))
    .execute();

/** Every client under contact details of these that one of their agents paid for. */
const clientsWithTheSameContact = (queries: Queries, clients: readonly Client[]) =>
  unlockedClients(queries)
    .where(
      isOneOf(
        "agent_id",
        clients.map(({ agentId }) => agentId),
      ),
    )
    .where(({ or }) =>
      or([
        isOneOfTexts(
          "email",
          clients.map(({ email }) => email),
        ),
        isOneOfTexts(
          "phone",
          clients.map(({ phone }) => phone),
        ),
      ]),
    )
    .orderBy("unlocked_at")
    .execute();

const isOneOfTexts = (column: "email" | "phone", texts: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} = any(${texts}::text[])`;

/** Whether another lead of the agent's has the same contact details: what a duplicate would be one of. */
const isSamePerson = (client: Client, other: Client) =>
  other.agentId === client.agentId &&
  other.leadId !== client.leadId &&
  (other.email === client.email || (client.phone !== "" && other.phone === client.phone));

const openedTo = ({ firstName, lastName, email, phone, at }: Client) =>
  sent({ name: `${firstName} ${lastName}`.trim(), email, phone, at });

/**
 * Decides a request for a fee, once. A fee that goes back does so after the commit, through the card
 * provider; the agent hears of it then, and of a refusal at once.
 *
 * @throws 404; 409 `already-decided`, `fee-unknown`.
 */
export async function decideFeeReturn(
  { db, clock, payments }: Pick<Deps, "db" | "clock" | "payments">,
  id: number,
  isGranted: boolean,
  { actor, why }: Reasoned,
): Promise<void> {
  const now = clock.now();
  if (isGranted) await requireKnownFee({ db, payments }, id);
  await db.transaction(async (tx) => {
    const applicationId = await lockApplicationOf(tx, id);
    const request = await tx
      .selectFrom("fee_returns")
      .select(["payment_id as paymentId", "application_id as applicationId"])
      .select(["agent_id as agentId", "status"])
      .where("application_id", "=", applicationId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (request.status !== "asked") throw conflict("already-decided");
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

/**
 * A provider that does not answer now is asked for the money later.
 *
 * @throws 404; 409 `fee-unknown` where the card provider says that it has no such payment: nothing would ever go back.
 */
async function requireKnownFee({ db, payments }: Pick<Deps, "db" | "payments">, id: number) {
  const { intentId } = await feeRequests(db.query)
    .clearSelect()
    .select("payments.intent_id as intentId")
    .where("fee_returns.id", "=", id)
    .executeTakeFirstOrThrow(() => notFound());
  const isKnown =
    intentId !== null &&
    (await payments.getIntent(intentId).then(
      (intent) => intent !== null,
      (error: unknown) => {
        if (error instanceof ProviderUnavailable) return true;
        throw error;
      },
    ));
  if (!isKnown) throw conflict("fee-unknown");
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
