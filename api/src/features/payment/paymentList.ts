import type { Language } from "@quotehaven/contract/schemas";
import type { Payment } from "@quotehaven/contract/wire";
import type { Row } from "../../database";
import type { Deps } from "../../deps";
import { asInsuranceTypes, insuranceTypeNames } from "../../reference/insuranceTypes";

const MAX_ROWS = 1_000;

function statusOf(row: Pick<Row<"payments">, "status" | "refunded_cents">): Payment["status"] {
  if (row.status === "refunded" || row.status === "disputed" || row.status === "charged-back") {
    return row.status;
  }
  return row.refunded_cents > 0 ? "partly-refunded" : "paid";
}

/** The fees that this agent paid, newest first, also those that went back since. */
export async function listPayments(
  { db }: Pick<Deps, "db">,
  agent: { id: number; language: Language },
): Promise<Payment[]> {
  const rows = await db.query
    .selectFrom("payments")
    .innerJoin("applications", "applications.id", "payments.application_id")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .leftJoin("unlocked_clients", "unlocked_clients.application_id", "payments.application_id")
    .select(({ fn }) => [
      "payments.receipt_number",
      "payments.paid_at",
      "payments.application_id",
      "payments.amount_cents",
      "payments.card_brand",
      "payments.card_last4",
      "payments.status",
      "payments.refunded_cents",
      "applications.submitted_types",
      fn.coalesce("unlocked_clients.first_name", "users.first_name").as("first_name"),
      fn.coalesce("unlocked_clients.last_name", "users.last_name").as("last_name"),
    ])
    .where("payments.agent_id", "=", agent.id)
    .where("payments.paid_at", "is not", null)
    .orderBy("payments.paid_at", "desc")
    .orderBy("payments.id", "desc")
    .limit(MAX_ROWS)
    .execute();
  const names = insuranceTypeNames(agent.language);
  return rows.flatMap((row): Payment[] =>
    row.receipt_number === null || row.paid_at === null
      ? []
      : [
          {
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
            ...(row.refunded_cents > 0 && { refundedCents: row.refunded_cents }),
          },
        ],
  );
}
