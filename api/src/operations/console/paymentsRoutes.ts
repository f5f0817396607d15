import {
  PaymentRecordsReply,
  PaymentsQuery,
  type PaymentRecord,
} from "@quotehaven/contract/schemas";
import type { Queries } from "../../database";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { replies } from "../../server/replies";
import { paged } from "../operators/paged";

/** Every payment with what happened to it. */
export async function paymentsRoutes(app: App, { db }: Deps): Promise<void> {
  app.get(
    "/operations/payments",
    {
      config: { access: "operator" },
      schema: { querystring: PaymentsQuery, response: replies(PaymentRecordsReply) },
    },
    async ({ query: { page, state } }) => {
      let found = payments(db.query);
      if (state !== undefined) found = found.where("payments.status", "=", state);
      const { rows, count } = await paged(found, page);
      return { data: rows.map(recordOf), count };
    },
  );
}

function payments(queries: Queries) {
  return queries
    .selectFrom("payments")
    .leftJoin("agents", "agents.user_id", "payments.agent_id")
    .leftJoin("fee_returns", (join) =>
      join
        .onRef("fee_returns.application_id", "=", "payments.application_id")
        .onRef("fee_returns.payment_id", "=", "payments.id"),
    )
    .select([
      "payments.id",
      "payments.application_id as leadId",
      "agents.agency_name as agency",
      "payments.status",
      "payments.amount_cents as amountCents",
      "payments.refunded_cents as refundedCents",
      "payments.card_brand as cardBrand",
      "payments.card_last4 as cardLast4",
      "payments.receipt_number as receipt",
      "payments.created_at as createdAt",
      "payments.paid_at as paidAt",
      "fee_returns.asked_at as askedAt",
      "fee_returns.decided_at as decidedAt",
      "payments.refunded_at as refundedAt",
      "payments.disputed_at as disputedAt",
    ])
    .orderBy("payments.id", "desc");
}

type PaymentRow = Awaited<ReturnType<ReturnType<typeof payments>["execute"]>>[number];

function recordOf(row: PaymentRow): PaymentRecord {
  const { id, leadId, agency, status, amountCents, refundedCents, receipt } = row;
  const moments = [
    ["created", row.createdAt],
    ["paid", row.paidAt],
    ["asked", row.askedAt],
    ["decided", row.decidedAt],
    ["refunded", row.refundedAt],
    ["disputed", row.disputedAt],
  ] as const;
  return {
    ...{ id, leadId, agency, status, amountCents, refundedCents, receipt },
    card: row.cardBrand && `${row.cardBrand} ${row.cardLast4 ?? ""}`.trim(),
    history: moments
      .flatMap(([what, at]) => (at ? [{ what, at: at.toISOString() }] : []))
      .sort((a, b) => a.at.localeCompare(b.at)),
  };
}
