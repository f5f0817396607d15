import { sql } from "kysely";

/** The columns of a quote that its agent and its client both read; of `quotes` with `carriers` joined. */
export const quoteColumns = [
  "quotes.id",
  "carriers.name as carrierName",
  "quotes.bundle_monthly as monthly",
  "quotes.bundle_yearly as yearly",
  "quotes.needs_update as needsUpdate",
  "quotes.accepted_at as acceptedAt",
  "quotes.cover",
  "quotes.valid_until as validUntil",
  "quotes.starts_on as startsOn",
  "quotes.message",
] as const;

/** The place of a quote among all of its application, in the order in which they came. */
export const quoteNumber = sql<number>`(
  select count(*)::integer from quotes as earlier
  where earlier.application_id = quotes.application_id and earlier.id <= quotes.id
)`;

/** What a quote costs in a statement, as `wholePrice` of the contract has it; null where there is no quote. */
const wholePrice = (quotes: string, column: "monthly" | "yearly") => sql<number | null>`coalesce(
  ${sql.ref(`${quotes}.bundle_${column}`)},
  (select sum(${sql.ref(`price.${column}`)}) from quote_prices as price
    where price.application_id = ${sql.ref(`${quotes}.application_id`)}
      and price.quote_id = ${sql.ref(`${quotes}.id`)})
)`;

/** What each of the `quotes` of a query costs a month, and a year. */
export const wholeMonthly = (quotes = "quotes") => wholePrice(quotes, "monthly");
export const wholeYearly = (quotes = "quotes") => wholePrice(quotes, "yearly");
