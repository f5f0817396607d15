import type { MailValues } from "../outbox/mail/MailText";
import type { Queries } from "../database";

/** The thread of a quote in which the user has something to read; undefined where there is nothing. */
export async function unreadThread(
  queries: Queries,
  userId: number,
  quoteId: number,
): Promise<MailValues["thread"]> {
  return queries
    .selectFrom("threads")
    .innerJoin("quotes", (join) =>
      join
        .onRef("quotes.application_id", "=", "threads.application_id")
        .onRef("quotes.id", "=", "threads.quote_id"),
    )
    .innerJoin("carriers", "carriers.id", "quotes.carrier_id")
    .select([
      "quotes.id as quoteId",
      "quotes.application_id as leadId",
      "carriers.name as carrierName",
    ])
    .where("quotes.id", "=", quoteId)
    .where((where) =>
      where.or([
        where.and([
          where("threads.consumer_id", "=", userId),
          where("threads.unread_by_consumer", ">", 0),
        ]),
        where.and([
          where("threads.agent_id", "=", userId),
          where("threads.unread_by_agent", ">", 0),
        ]),
      ]),
    )
    .executeTakeFirst();
}
