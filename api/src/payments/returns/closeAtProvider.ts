import type { Deps } from "../../deps";
import type { OutboxHandler } from "../../outbox/handleRow";
import { readProviderClosing } from "../../quotes/choosing/providerClosing";
import { receiptNumber } from "../receiptNumber";
import { ProviderUnavailable } from "../provider/paymentProvider";
import { returnFee } from "./returnFee";

/**
 * Does at the provider what was queued, as often as it takes.
 *
 * @throws as {@link closeIntent} and `returnFee`: the outbox tries again.
 */
export const closeAtProvider: OutboxHandler = async (deps, row) => {
  const closing = readProviderClosing(row.payload);
  if ("customerId" in closing) return deps.payments.deleteCustomer(closing.customerId);
  if ("feeReturnId" in closing) return returnFee(deps, closing.feeReturnId);
  return closeIntent(deps, closing.intentId);
};

/**
 * Ends the intent of a canceled payment at the provider, and refunds it where the money came after all.
 * Repeating it changes nothing.
 *
 * @throws ProviderUnavailable: the outbox tries again.
 */
async function closeIntent(
  { db, payments, clock, log }: Pick<Deps, "db" | "payments" | "clock" | "log">,
  intentId: string,
): Promise<void> {
  const payment = await db.query
    .selectFrom("payments")
    .select("id")
    .where("intent_id", "=", intentId)
    .where("status", "=", "canceled")
    .executeTakeFirst();
  if (!payment) return;
  const intent = await payments.cancelIntent(intentId);
  if (intent === null || intent.status === "canceled") return;
  if (intent.status !== "succeeded") {
    throw new ProviderUnavailable({ cause: new Error(`The intent is ${intent.status}.`) });
  }
  await payments.refund({ intentId, idempotencyKey: `refund-${intentId}` });
  log.warn({ paymentId: payment.id }, "refunded a payment for a withdrawn lead");
  const now = clock.now();
  await db.query
    .updateTable("payments")
    .set(({ ref }) => ({
      status: "refunded",
      refunded_cents: ref("amount_cents"),
      paid_at: now,
      refunded_at: now,
      receipt_number: receiptNumber(payment.id, now),
      card_brand: intent.card?.brand ?? null,
      card_last4: intent.card?.last4 ?? null,
      updated_at: now,
    }))
    .where("id", "=", payment.id)
    .where("status", "=", "canceled")
    .execute();
}
