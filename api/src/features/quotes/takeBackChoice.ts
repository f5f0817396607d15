import { liveApplicationForUpdate } from "../../applications/liveApplication";
import { endChoice } from "../../choices/endChoice";
import type { Deps } from "../../deps";
import { notFound } from "../../errors";

/**
 * The consumer takes their choice back, as long as its agent has not paid: every quote can be chosen
 * again, the agent is notified, and a payment that was begun ends.
 *
 * @throws 404 where this quote is not the chosen one of the live application; 409 `already-paid`.
 */
export async function takeBackChoice(
  { db, clock }: Pick<Deps, "db" | "clock">,
  consumerId: number,
  quoteId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const application = await liveApplicationForUpdate(tx, consumerId);
    if (application?.acceptedQuoteId !== quoteId) throw notFound();
    await endChoice(tx, application, consumerId, { otherChosen: false, now: clock.now() });
  });
}
