import type { Tx } from "../../database";
import type { Deps } from "../../deps";
import { notifyOfQuote } from "../../outbox/quoteNews";
import { newsOfQuote, type StandingQuote } from "../../quotes/newsOfQuote";

/** Tells the consumer of a quote that was given or updated; `before` is what it cost until then. */
export async function tellOfQuote(
  tx: Tx,
  { config }: Pick<Deps, "config">,
  event: StandingQuote & { lead: { consumerId: number }; eventKey: string; now: Date },
): Promise<void> {
  const { lead, eventKey, now } = event;
  const { firstName } = await tx
    .selectFrom("users")
    .select("first_name as firstName")
    .where("id", "=", lead.consumerId)
    .executeTakeFirstOrThrow();
  await notifyOfQuote(tx, {
    userId: lead.consumerId,
    firstName,
    applicationId: lead.id,
    quote: await newsOfQuote(tx, event),
    eventKey,
    now,
    mailAt: new Date(now.getTime() + config.mail.quotesTogetherMs),
  });
}
