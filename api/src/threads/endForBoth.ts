import type { Tx } from "../database";

/** An operator ends a thread for both who write in it; one that has ended stays as it is. */
export async function endForBoth(
  tx: Tx,
  { leadId, quoteId }: { leadId: number; quoteId: number },
  now: Date,
): Promise<void> {
  // Whoever writes a message holds this lock, too.
  await tx.selectFrom("applications").select("id").where("id", "=", leadId).forUpdate().execute();
  await tx
    .updateTable("threads")
    .set({ ended_at: now })
    .where("application_id", "=", leadId)
    .where("quote_id", "=", quoteId)
    .where("ended_at", "is", null)
    .execute();
}
