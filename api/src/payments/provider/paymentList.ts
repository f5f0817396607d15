import { feeReturnUntil, shortName } from "@quotehaven/contract/rules";
import type { Language, AgentPaymentsQuery } from "@quotehaven/contract/schemas";
import type { Payment, PaymentsPage } from "@quotehaven/contract/wire";
import { sql, type NotNull } from "kysely";
import type { Queries } from "../../database";
import type { Deps } from "../../deps";
import { asInsuranceTypes, insuranceTypeNames } from "../../reference/insuranceTypes";

/** Where no page is asked for. */
const MAX_ROWS = 1_000;

type Agent = { id: number; language: Language; timeZone: string };

/** A page of the fees that this agent paid, newest first, also those that went back since. */
export async function listPayments(
  { db, clock }: Pick<Deps, "db" | "clock">,
  agent: Agent,
  { limit = MAX_ROWS, offset = 0, number }: AgentPaymentsQuery,
): Promise<PaymentsPage> {
  const fees = paidFees(db.query, agent.id);
  const asked = number === undefined ? fees : fees.where("receipt_number", "=", number);
  const [rows, { count }] = await Promise.all([
    asked.limit(limit).offset(offset).execute(),
    asked
      .clearSelect()
      .clearOrderBy()
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
  ]);
  return { payments: rows.map((row) => paymentOf(row, agent, clock.now())), count };
}

/** All of them, newest first, in batches. */
export async function* eachPayment(
  { db, clock }: Pick<Deps, "db" | "clock">,
  agent: Agent,
  batch: number,
): AsyncGenerator<Payment[]> {
  let rows: PaidFee[] = [];
  do {
    const { paidAt, id } = rows.at(-1) ?? {};
    rows = await paidFees(db.query, agent.id)
      .$if(rows.length > 0, (fees) =>
        fees.where(sql<boolean>`(payments.paid_at, payments.id) < (${paidAt}, ${id})`),
      )
      .limit(batch)
      .execute();
    if (rows.length > 0) yield rows.map((row) => paymentOf(row, agent, clock.now()));
  } while (rows.length === batch);
}

/** The fee that this agent paid last for a lead; undefined where they did not. */
export async function readPayment(
  { db, clock }: Pick<Deps, "db" | "clock">,
  agent: Agent,
  leadId: number,
): Promise<Payment | undefined> {
  const rows = await paidFees(db.query, agent.id)
    .where("payments.application_id", "=", leadId)
    .clearOrderBy()
    // Money that came late for a lead that was withdrawn may have its receipt after the one that counts.
    .orderBy("payments.id", "desc")
    .limit(1)
    .execute();
  return rows.map((row) => paymentOf(row, agent, clock.now()))[0];
}

type PaidFee = Awaited<ReturnType<ReturnType<typeof paidFees>["execute"]>>[number];

function paidFees(queries: Queries, agentId: number) {
  return queries
    .selectFrom("payments")
    .innerJoin("applications", "applications.id", "payments.application_id")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .innerJoin("agents", "agents.user_id", "payments.agent_id")
    .leftJoin("unlocked_clients", (join) =>
      join
        .onRef("unlocked_clients.application_id", "=", "payments.application_id")
        .on("unlocked_clients.agent_id", "=", agentId),
    )
    .leftJoin("fee_returns", (join) =>
      join
        .onRef("fee_returns.application_id", "=", "payments.application_id")
        .onRef("fee_returns.payment_id", "=", "payments.id"),
    )
    .select(({ fn }) => [
      "payments.id",
      "payments.receipt_number as number",
      "payments.paid_at as paidAt",
      "payments.application_id as leadId",
      "payments.amount_cents as amountCents",
      "payments.card_brand as brand",
      "payments.card_last4 as last4",
      "payments.status",
      "payments.refunded_cents as refundedCents",
      "applications.submitted_types as submittedTypes",
      "agents.agency_name as agency",
      "fee_returns.status as returnStatus",
      "fee_returns.reason",
      "fee_returns.words",
      "fee_returns.asked_at as askedAt",
      "fee_returns.decide_by as decideBy",
      "fee_returns.decided_at as decidedAt",
      "fee_returns.answer",
      "unlocked_clients.unlocked_at as unlockedAt",
      fn.coalesce("unlocked_clients.first_name", "users.first_name").as("firstName"),
      fn.coalesce("unlocked_clients.last_name", "users.last_name").as("lastName"),
    ])
    .where("payments.agent_id", "=", agentId)
    .where("payments.paid_at", "is not", null)
    .where("payments.receipt_number", "is not", null)
    .$narrowType<{ paidAt: NotNull; number: NotNull }>()
    .orderBy("payments.paid_at", "desc")
    .orderBy("payments.id", "desc");
}

function paymentOf(row: PaidFee, { language, timeZone }: Agent, now: Date): Payment {
  const { number, paidAt, leadId, brand, last4, agency, refundedCents } = row;
  const names = insuranceTypeNames(language);
  const feeReturn = feeReturnOf(row);
  const status = statusOf(row);
  const until = feeReturnUntil(paidAt, timeZone);
  const canAsk = !feeReturn && status === "paid" && now < until;
  return {
    ...{ number, leadId, brand, last4, status, agency },
    paidAt: paidAt.toISOString(),
    // A client whose account went before anything was unlocked has no name any more.
    lead: nameOf(row) || `#${leadId}`,
    typeNames: asInsuranceTypes(row.submittedTypes ?? []).map((type) => names[type]),
    amount: row.amountCents / 100,
    ...(refundedCents > 0 && { refundedCents }),
    ...(feeReturn && { feeReturn }),
    ...(canAsk && { feeReturnUntil: until.toISOString() }),
  };
}

/** Whole while the fee buys it; as lists of leads have it once the fee went back. */
const nameOf = ({ unlockedAt, firstName, lastName }: PaidFee) =>
  unlockedAt ? `${firstName} ${lastName}`.trim() : shortName(firstName, lastName);

function statusOf({ status, refundedCents }: PaidFee): Payment["status"] {
  if (status === "refunded" || status === "disputed" || status === "charged-back") return status;
  return refundedCents > 0 ? "partly-refunded" : "paid";
}

function feeReturnOf(row: PaidFee): Payment["feeReturn"] {
  const { returnStatus: status, reason, askedAt, decideBy } = row;
  if (!status || !reason || !askedAt || !decideBy) return undefined;
  return {
    ...{ status, reason, words: row.words ?? "", answer: row.answer ?? "" },
    askedAt: askedAt.toISOString(),
    decideBy: decideBy.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
