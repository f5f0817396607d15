import type { Queries } from "../../database";
import type { Deps } from "../../deps";

/** Something to end at the card provider after the commit: an unpaid intent, or a customer. */
export type ProviderClosing = { paymentId: number } | { customerId: string };

/** The outbox row's kind. */
export const PROVIDER_CLOSING = "provider-closing";

/** Queues the end of an intent or of a customer in the transaction that causes it. */
export async function queueProviderClosing(
  queries: Queries,
  closing: ProviderClosing & { now: Date },
): Promise<void> {
  const { now, ...payload } = closing;
  await queries
    .insertInto("outbox")
    .values({
      kind: PROVIDER_CLOSING,
      user_id: null,
      payload: JSON.stringify(payload),
      dedupe_key: null,
      created_at: now,
      next_attempt_at: now,
    })
    .execute();
}

/**
 * Ends an intent at the provider, or refunds it where the money came after all; or removes a
 * customer with the saved cards. Repeating it changes nothing. Throws where the provider does not
 * answer: the outbox tries again.
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
    .executeTakeFirst();
  if (!payment?.intent_id) return;
  const intent = await payments.cancelIntent(payment.intent_id);
  if (intent.status !== "succeeded") return;
  await payments.refund({
    intentId: payment.intent_id,
    idempotencyKey: `${payment.idempotency_key}:refund`,
  });
  log.warn({ paymentId: payment.id }, "refunded a payment for a withdrawn lead");
  await db.query
    .updateTable("payments")
    .set({ status: "refunded", refunded_at: clock.now(), updated_at: clock.now() })
    .where("id", "=", payment.id)
    .execute();
}
