import { sql } from "kysely";
import type { Queries } from "../../database";
import { wholeYearly } from "../../leads/quoteColumns";
import { submittedKey } from "../../leads/submittedKey";

/** What is counted of a month. */
export type Counted =
  | "quoted"
  | "won"
  | "bound"
  | "notBound"
  | "boundYearly"
  | "lost"
  | "first"
  | "second"
  | "later"
  | "none"
  | "meets"
  | "below"
  | "notStated"
  | "unknown"
  | "spentCents"
  | "returnedCents";

/** Whose results they are. Months are counted in the agent's time zone. */
type Agent = { id: number; timeZone: string };

/** The first moment of a month (`YYYY-MM`). */
const startOf = (month: string, timeZone: string) =>
  sql`(${`${month}-01`}::timestamp at time zone ${sql.lit(timeZone)})`;

const monthOf = (column: string, timeZone: string) =>
  sql`to_char(${sql.ref(column)} at time zone ${sql.lit(timeZone)}, 'YYYY-MM')`;

/** The leads that an agent quoted: when first, and when theirs was chosen. */
const ownLeads = (agentId: number) => sql`
  select application_id, min(created_at) as quoted_at,
    max(accepted_at) filter (where exists (
      select from applications
      where applications.id = quotes.application_id
        and applications.accepted_quote_id = quotes.id and deleted_at is null
    )) as won_at
  from quotes where agent_id = ${agentId} group by application_id`;

/**
 * What an agent did since the beginning of a month, each by its month; what is 0 is left out. Every part
 * reads an index that begins with the agent.
 */
export async function countsByMonth(
  queries: Queries,
  { id: agentId, timeZone }: Agent,
  since: string,
): Promise<{ month: string; counted: Counted; count: number }[]> {
  const from = startOf(since, timeZone);
  // A desk lies where its agent does, and quotes where their application does: it is read first.
  const outcomes = await queries
    .selectFrom("agent_leads")
    .select(["application_id", "outcome"])
    .where("agent_id", "=", agentId)
    .where("outcome", "<>", "open")
    .execute();
  const { rows } = await sql<{ month: string; counted: Counted; count: number }>`
    with own as (${ownLeads(agentId)}), decided as (
      select * from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
        as decided (application_id bigint, outcome text)
    ), happened as (
      select quoted_at as at, 'quoted' as counted, 1 as count from own where quoted_at >= ${from}
      union all
      select won_at, unnest(case outcome
          when 'bound' then array['won', 'bound']
          when 'lost' then array['won', 'notBound']
          else array['won'] end), 1
        from own left join decided on decided.application_id = own.application_id
        where won_at >= ${from}
      union all
      select won_at, 'boundYearly', ${wholeYearly()}
        from own
        join decided on decided.application_id = own.application_id and outcome = 'bound'
        join quotes on quotes.application_id = own.application_id and accepted_at is not null
        where won_at >= ${from}
      union all
      select lost_at, unnest(array['lost',
          case when price_rank is null then 'none' when price_rank = 1 then 'first'
            when price_rank = 2 then 'second' else 'later' end,
          coalesce(verdict, 'unknown')]), 1
        from lead_losses where agent_id = ${agentId} and lost_at >= ${from}
      union all
      select paid_at, 'spentCents', amount_cents
        from payments where agent_id = ${agentId} and paid_at >= ${from}
      union all
      select case status when 'charged-back' then disputed_at else refunded_at end, 'returnedCents',
          case status when 'charged-back' then amount_cents else refunded_cents end
        from payments where agent_id = ${agentId} and paid_at is not null
          and case status when 'charged-back' then disputed_at else refunded_at end >= ${from}
    )
    select ${monthOf("at", timeZone)} as month, counted, sum(count)::float8 as count
    from happened group by 1, 2
  `.execute(queries);
  return rows;
}

/**
 * How long an agent took to quote each lead, in minutes, with the month of the quote. The time runs from
 * the notification of the lead, or from its submission where there was none. It is not known of a lead
 * without a notification that was submitted again after the quote.
 */
export async function answerTimes(
  queries: Queries,
  { id: agentId, timeZone }: Agent,
  since: string,
): Promise<{ month: string; minutes: number }[]> {
  const { rows } = await sql<{ id: number; month: string; quotedAt: Date; submittedAt: Date }>`
    with own as (${ownLeads(agentId)})
    select application_id as id, ${monthOf("quoted_at", timeZone)} as month,
      quoted_at as "quotedAt", submitted_at as "submittedAt"
    from own
    join applications on applications.id = own.application_id
    where quoted_at >= ${startOf(since, timeZone)}
  `.execute(queries);
  const told = await queries
    .selectFrom("notifications")
    .select(["application_id as id", "created_at as at"])
    .where("user_id", "=", agentId)
    .where("event_key", "=", sql<string>`any(${rows.map(({ id }) => submittedKey(id))}::text[])`)
    .execute();
  const toldAt = new Map(told.map(({ id, at }) => [id, at]));
  return rows
    .map(({ id, month, quotedAt, submittedAt }) => ({
      month,
      minutes: (quotedAt.getTime() - (toldAt.get(id) ?? submittedAt).getTime()) / 60_000,
    }))
    .filter(({ minutes }) => minutes >= 0);
}

/** In which states the leads are that an agent quoted since the beginning of a month. */
export async function countsByState(
  queries: Queries,
  { id: agentId, timeZone }: Agent,
  since: string,
): Promise<{ state: string; quoted: number; won: number }[]> {
  const { rows } = await sql<{ state: string; quoted: number; won: number }>`
    with own as (${ownLeads(agentId)})
    select state, count(*)::int as quoted, count(won_at)::int as won
    from own
    join applications on applications.id = own.application_id
    join zip_codes on zip_codes.id = applications.zip_id
    where quoted_at >= ${startOf(since, timeZone)}
    group by state order by quoted desc, state
  `.execute(queries);
  return rows;
}

/** The leads that an agent lost in a month, the latest first. */
export async function lossesIn(
  queries: Queries,
  agent: Agent,
  { month, limit, offset }: { month: string; limit: number; offset: number },
) {
  return lossesOf(queries, agent, month)
    .innerJoin("applications", "applications.id", "lead_losses.application_id")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .leftJoin("consumers", "consumers.user_id", "applications.consumer_id")
    .select([
      "lead_losses.application_id as id",
      "lost_at as lostAt",
      "applications.submitted_types as submittedTypes",
      "users.first_name as firstName",
      "users.last_name as lastName",
      "consumers.city",
      "consumers.state",
      "price_rank as priceRank",
      "quote_count as quoteCount",
      "verdict",
    ])
    .orderBy("lost_at", "desc")
    .orderBy("lead_losses.application_id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many leads an agent lost in a month. */
export async function lossCount(queries: Queries, agent: Agent, month: string): Promise<number> {
  const { count } = await lossesOf(queries, agent, month)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function lossesOf(queries: Queries, { id: agentId, timeZone }: Agent, month: string) {
  return queries
    .selectFrom("lead_losses")
    .where("lead_losses.agent_id", "=", agentId)
    .where("lost_at", ">=", sql<Date>`${startOf(month, timeZone)}`)
    .where("lost_at", "<", sql<Date>`${startOf(monthAfter(month), timeZone)}`);
}

/** @example monthAfter("2026-12") // "2027-01" */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
