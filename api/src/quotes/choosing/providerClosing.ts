import type { Queries } from "../../database";
import { enqueue } from "../../outbox/outbox";

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
