import type { Tx } from "../../database";
import { queueProviderClosing } from "./providerClosing";

/** Unfinished payments end: their intents are cancelled at the provider, or refunded if money came. */
export async function withdrawPayments(
  tx: Tx,
  whose: { applicationId: number } | { agentId: number },
  now: Date,
): Promise<void> {
  const canceled = await canceling(tx, now)
    .where((eb) =>
      "agentId" in whose
        ? eb("agent_id", "=", whose.agentId)
        : eb("application_id", "=", whose.applicationId),
    )
    .returning("intent_id as intentId")
    .execute();
  // An intent that is being made just now is ended when it is written down.
  for (const { intentId } of canceled) {
    if (intentId !== null) await queueProviderClosing(tx, { intentId, now });
  }
}

/** An open payment ends whose intent cannot be paid any more. */
export async function cancelPayment(tx: Tx, paymentId: number, now: Date): Promise<void> {
  await canceling(tx, now).where("id", "=", paymentId).execute();
}

const canceling = (tx: Tx, now: Date) =>
  tx
    .updateTable("payments")
    .set({ status: "canceled", updated_at: now })
    .where("status", "in", ["created", "pending"]);
