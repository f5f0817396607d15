import type { Queries } from "../database";
import type { Deps } from "../deps";
import { enqueue } from "../outbox/outbox";
import { ProviderUnavailable } from "../ports/paymentProvider";
import { receiptNumber } from "./receiptNumber";

/** Something to end at the card provider after the commit: an unpaid intent, or a customer. */
export type ProviderClosing = { paymentId: number } | { customerId: string };

/** Queues the end of an intent or of a customer in the transaction that causes it. */
export async function queueProviderClosing(
  queries: Queries,
  closing: ProviderClosing & { now: Date },
): Promise<void> {
  const { now, ...payload } = closing;
  await enqueue(queries, now, {
    kind: "provider-closing",
    payload,
    dedupeKey: `provider-closing:${Object.values(payload).join()}`,
  });
}

/** Reads what {@link queueProviderClosing} wrote. */
export function readProviderClosing(payload: Record<string, unknown>): ProviderClosing {
  const { paymentId, customerId } = payload;
  if (typeof paymentId === "number") return { paymentId };
  if (typeof customerId === "string") return { customerId };
  throw new Error("It does not say what to close.");
}

/**
 * Ends a withdrawn payment's intent at the provider, and refunds it where the money came after
 * all; or removes a customer with the saved cards. Repeating it changes nothing.
 *
 * A withdrawn payment without an intent has nothing to end: even if the provider made one and its
 * answer was lost, nobody received its secret, so nobody can pay it.
 *
 * @throws ProviderUnavailable: the outbox tries again.
 */
export async function closeAtProvider(
  { db, payments, clock, log }: Pick<Deps, "db" | "payments" | "clock" | "log">,
  closing: ProviderClosing,
): Promise<void> {
  if ("customerId" in closing) return payments.deleteCustomer(closing.customerId);
  const payment = await db.query
    .selectFrom("payments")
    .select(["id", "intent_id", "idempotency_key"])
    .where("id", "=", closing.paymentId)
    .where("status", "=", "canceled")
    .executeTakeFirst();
  if (!payment?.intent_id) return;
  const intent = await payments.cancelIntent(payment.intent_id);
  if (intent === null || intent.status === "canceled") return;
  if (intent.status !== "succeeded") {
    throw new ProviderUnavailable({ cause: new Error(`The intent is ${intent.status}.`) });
  }
  await payments.refund({
    intentId: payment.intent_id,
    idempotencyKey: `${payment.idempotency_key}:refund`,
  });
  log.warn({ paymentId: payment.id }, "refunded a payment for a withdrawn lead");
  const now = clock.now();
  await db.query
    .updateTable("payments")
    .set({
      status: "refunded",
      refunded_cents: intent.amountCents,
      paid_at: now,
      refunded_at: now,
      receipt_number: receiptNumber(payment.id, now),
      card_brand: intent.card?.brand ?? null,
      card_last4: intent.card?.last4 ?? null,
      updated_at: now,
    })
    .where("id", "=", payment.id)
    .execute();
}
