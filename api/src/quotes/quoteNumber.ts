import { sql } from "kysely";

/** The place of a quote among all of its application, in the order in which they came. */
export const quoteNumber = sql<number>`(
  select count(*)::integer from quotes as earlier
  where earlier.application_id = quotes.application_id and earlier.id <= quotes.id
)`;
