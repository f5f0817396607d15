import type { Tx } from "../database";

/** Nothing waits any more to be read in the threads of these quotes, and no notification leads there. */
export async function dropThreadNews(tx: Tx, quoteIds: readonly number[]): Promise<void> {
  if (quoteIds.length === 0) return;
  const threads = await tx
    .updateTable("threads")
    .set({ unread_by_consumer: 0, unread_by_agent: 0 })
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
    .selectFrom("quotes")
    .innerJoin("threads", "threads.quote_id", "quotes.id")
    .select("quotes.id")
    .where("quotes.application_id", "=", applicationId)
    .execute();
  await dropThreadNews(
    tx,
    quotes.map(({ id }) => id),
  );
}
