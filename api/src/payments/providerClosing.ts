import type { Queries } from "../database";
import type { Deps } from "../deps";
import { enqueue } from "../outbox/outbox";
import { ProviderUnavailable } from "../ports/paymentProvider";
import { receiptNumber } from "./receiptNumber";
import { returnFee } from "./returnFee";

/** Something to end at the card provider after the commit: an unpaid intent, a customer, a fee to return. */
export type ProviderClosing =
  { intentId: string } | { customerId: string } | { feeReturnId: number };

/** Queues the end of an intent or of a customer in the transaction that causes it. */
export async function queueProviderClosing(
  queries: Queries,
  closing: ProviderClosing & { now: Date },
): Promise<void> {
  const { now, ...payload } = closing;
  await enqueue(queries, now, {
    kind: "provider-closing",
    payload,
    dedupeKey: dedupeKeyOf(closing),
  });
}

function dedupeKeyOf(closing: ProviderClosing): string {
  if ("feeReturnId" in closing) return `fee-return:${closing.feeReturnId}`;
  return `provider-closing:${"intentId" in closing ? closing.intentId : closing.customerId}`;
}

/** Reads what {@link queueProviderClosing} wrote. */
export function readProviderClosing(payload: Record<string, unknown>): ProviderClosing {
  const { intentId, customerId, feeReturnId } = payload;
  if (typeof feeReturnId === "number") return { feeReturnId };
  if (typeof intentId === "string") return { intentId };
  if (typeof customerId === "string") return { customerId };
  throw new Error("It does not say what to close.");
}

/**
 * Does at the provider what was queued, as often as it takes.
 *
 * @throws as {@link closeIntent} and `returnFee`: the outbox tries again.
 */
export async function closeAtProvider(
  deps: Pick<Deps, "db" | "payments" | "clock" | "log">,
  closing: ProviderClosing,
): Promise<void> {
  if ("customerId" in closing) return deps.payments.deleteCustomer(closing.customerId);
  if ("feeReturnId" in closing) return returnFee(deps, closing.feeReturnId);
  return closeIntent(deps, closing.intentId);
}

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
