import { sql, type RawBuilder } from "kysely";

/** What each of the `quotes` of a query costs a month: the bundle's price where there is one, else the sum. */
export const wholeMonthly: RawBuilder<number | null> = sql<number | null>`coalesce(
  quotes.bundle_monthly,
  (select sum(monthly) from quote_prices as price
    where price.application_id = quotes.application_id and price.quote_id = quotes.id)
)`;
