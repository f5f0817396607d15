import { feeReturnUntil } from "@quotehaven/contract/rules";
import type { Language, AgentPaymentsQuery } from "@quotehaven/contract/schemas";
import type { Payment, PaymentsPage } from "@quotehaven/contract/wire";
import { sql, type NotNull } from "kysely";
import type { Queries, Row } from "../database";
import type { Deps } from "../deps";
import { asInsuranceTypes, insuranceTypeNames } from "../reference/insuranceTypes";

/** Where no page is asked for. */
const MAX_ROWS = 1_000;

type Agent = { id: number; language: Language };

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
    const { paid_at: paidAt, id } = rows.at(-1) ?? {};
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
    .leftJoin("unlocked_clients", "unlocked_clients.application_id", "payments.application_id")
    .leftJoin("fee_returns", (join) =>
      join
        .onRef("fee_returns.application_id", "=", "payments.application_id")
        .onRef("fee_returns.payment_id", "=", "payments.id"),
    )
    .select(({ fn }) => [
      "payments.id",
      "payments.receipt_number",
      "payments.paid_at",
      "payments.application_id",
      "payments.amount_cents",
      "payments.card_brand",
      "payments.card_last4",
      "payments.status",
      "payments.refunded_cents",
      "applications.submitted_types",
      "agents.agency_name",
      "fee_returns.status as return_status",
      "fee_returns.reason",
      "fee_returns.words",
      "fee_returns.asked_at",
      "fee_returns.decide_by",
      "fee_returns.decided_at",
      "fee_returns.answer",
      fn.coalesce("unlocked_clients.first_name", "users.first_name").as("first_name"),
      fn.coalesce("unlocked_clients.last_name", "users.last_name").as("last_name"),
    ])
    .where("payments.agent_id", "=", agentId)
    .where("payments.paid_at", "is not", null)
    .where("payments.receipt_number", "is not", null)
    .$narrowType<{ paid_at: NotNull; receipt_number: NotNull }>()
    .orderBy("payments.paid_at", "desc")
    .orderBy("payments.id", "desc");
}

function paymentOf(row: PaidFee, { language }: Agent, now: Date): Payment {
  const names = insuranceTypeNames(language);
  const feeReturn = feeReturnOf(row);
  const until = feeReturnUntil(row.paid_at);
  const canAsk = !feeReturn && statusOf(row) === "paid" && now < until;
  return {
    number: row.receipt_number,
    paidAt: row.paid_at.toISOString(),
    leadId: row.application_id,
    // A client whose account went before anything was unlocked has no name any more.
    lead: `${row.first_name} ${row.last_name}`.trim() || `#${row.application_id}`,
    typeNames: asInsuranceTypes(row.submitted_types ?? []).map((type) => names[type]),
    amount: row.amount_cents / 100,
    brand: row.card_brand,
    last4: row.card_last4,
    status: statusOf(row),
    agency: row.agency_name,
    ...(row.refunded_cents > 0 && { refundedCents: row.refunded_cents }),
    ...(feeReturn && { feeReturn }),
    ...(canAsk && { feeReturnUntil: until.toISOString() }),
  };
}

function statusOf(row: Pick<Row<"payments">, "status" | "refunded_cents">): Payment["status"] {
  if (row.status === "refunded" || row.status === "disputed" || row.status === "charged-back") {
    return row.status;
  }
  return row.refunded_cents > 0 ? "partly-refunded" : "paid";
}

function feeReturnOf(row: PaidFee): Payment["feeReturn"] {
  const { return_status: status, reason, asked_at: askedAt, decide_by: decideBy } = row;
  if (!status || !reason || !askedAt || !decideBy) return undefined;
  return {
    status,
    reason,
    words: row.words ?? "",
    askedAt: askedAt.toISOString(),
    decideBy: decideBy.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    answer: row.answer ?? "",
  };
}
