import type { Tx } from "../database";
import { queueProviderClosing } from "./providerClosing";

/** Unfinished payments end: their intents are cancelled at the provider, or refunded if money came. */
export async function withdrawPayments(
  tx: Tx,
  whose: { applicationId: number } | { agentId: number },
  now: Date,
): Promise<void> {
  const unfinished = await tx
    .updateTable("payments")
    .set({ status: "canceled", updated_at: now })
    .where("status", "in", ["created", "pending"])
    .where((eb) =>
      "agentId" in whose
        ? eb("agent_id", "=", whose.agentId)
        : eb("application_id", "=", whose.applicationId),
    )
    .returning("id")
    .execute();
  for (const { id } of unfinished) await queueProviderClosing(tx, { paymentId: id, now });
}
