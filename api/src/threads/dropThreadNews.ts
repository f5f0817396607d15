import type { Tx } from "../database";

/** Nothing waits any more to be read in the threads of these quotes, and no notification leads there. */
export async function dropThreadNews(
  tx: Tx,
  quotes: readonly { id: number; applicationId: number }[],
): Promise<void> {
  if (quotes.length === 0) return;
  const leadIds = quotes.map(({ applicationId }) => applicationId);
  const quoteIds = quotes.map(({ id }) => id);
  const threads = await tx
    .updateTable("threads")
    .set({ unread_by_consumer: 0, unread_by_agent: 0 })
    .where("application_id", "in", leadIds)
    .where("quote_id", "in", quoteIds)
    .returning(["quote_id as quoteId", "consumer_id as consumerId", "agent_id as agentId"])
    .execute();
  for (const { quoteId, consumerId, agentId } of threads) {
    await tx
      .deleteFrom("notifications")
      .where("user_id", "in", [consumerId, agentId])
      .where("quote_id", "=", quoteId)
      .execute();
  }
}

/** {@link dropThreadNews} for every quote of an application that is withdrawn. */
export async function dropThreadNewsOf(tx: Tx, applicationId: number): Promise<void> {
  const quotes = await tx
    .selectFrom("threads")
    .select(["quote_id as id", "application_id as applicationId"])
    .where("application_id", "=", applicationId)
    .execute();
  await dropThreadNews(tx, quotes);
}
