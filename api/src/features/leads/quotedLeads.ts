import { sql, type Expression, type SqlBool } from "kysely";
import { UNNAMED, type Queries, type Tables } from "../../database";
import { isNarrowed, type Finding, type Wanted } from "./finding";
import type { LeadKey, Page } from "./leadKeys";
import { isInZipArea, leadMatches, saidMatches } from "./leadMatches";

/** How a quote's lead stands to its agent. */
export type QuoteStatus = Tables["quotes"]["status"]["__select__"];

/** By status backwards, and then as wanted; or as wanted alone. */
type By = "status" | "time";
/** Whose leads, of which statuses. */
type Whose = { agentId: number; statuses: readonly QuoteStatus[]; by: By };

/** The leads that the agent quoted, in the wanted order, and how many there are in all. */
export async function quotedLeads(
  queries: Queries,
  whose: Whose,
  wanted: Wanted,
  page: Page,
): Promise<{ keys: LeadKey[]; count: number }> {
  if (isNarrowed(wanted.finding)) return foundPage(queries, whose, wanted, page);
  const keys =
    wanted.sort === "newest"
      ? newestQuoted(queries, whose, page)
      : foundPage(queries, whose, wanted, page).then((found) => found.keys);
  const count = sumOf(await quotedCounts(queries, whose.agentId, whose.statuses), whose.statuses);
  return { keys: await keys, count };
}

/** Looks at each lead once, for the page and the count together. */
async function foundPage(
  queries: Queries,
  whose: Whose,
  wanted: Wanted,
  page: Page,
): Promise<{ keys: LeadKey[]; count: number }> {
  // Of a deleted lead nothing is known but what the agent quoted.
  const known = <T>(value: Expression<T>) =>
    sql<T | null>`case when own.status <> 'deleted' then ${value} end`;
  const upcoming = sql<string | null>`case when leads.renews_on >= ${wanted.today}::date
    then leads.renews_on end`;
  const rows = await foundLeads(queries, whose, wanted.finding)
    .select([
      "own.id",
      "leads.submitted_at as time",
      "own.price",
      known(upcoming).as("renewsOn"),
      sql<number>`coalesce(${known(sql.ref("leads.need"))}, 0)`.as("need"),
      sql<number>`count(*) over ()`.as("count"),
    ])
    .$if(whose.by === "status", (query) => query.orderBy("own.status", "desc"))
    .$if(wanted.sort === "renewal", (query) =>
      query.orderBy("renewsOn", (by) => by.asc().nullsLast()),
    )
    .$if(wanted.sort === "need", (query) => query.orderBy("need", "desc"))
    .$if(wanted.sort === "price", (query) =>
      query.orderBy("own.price", (by) => by.desc().nullsLast()),
    )
    .orderBy("time", "desc")
    .orderBy("own.id", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const keys = rows.map(({ count: _count, ...row }) => ({ ...row, premium: 0 }));
  if (rows[0]) return { keys, count: Number(rows[0].count) };
  // Nobody comes to a page behind the last one but by an old address.
  return { keys, count: page.offset === 0 ? 0 : await foundCount(queries, whose, wanted.finding) };
}

/** {@link quotedLeads} as they were submitted, read from one index. */
export async function newestQuoted(
  queries: Queries,
  { agentId, statuses, by }: Whose,
  page: Page,
): Promise<LeadKey[]> {
  const rows = await queries
    .selectFrom("quotes")
    .select(["application_id as id", "lead_time as time"])
    .where("agent_id", "=", agentId)
    .where("status", "in", statuses)
    .groupBy(["application_id", "lead_time"])
    .$if(by === "status", (query) => query.groupBy("status").orderBy("status", "desc"))
    .orderBy("lead_time", "desc")
    .orderBy("application_id", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map((row) => ({ ...row, renewsOn: null, need: 0, price: null, premium: 0 }));
}

/** How many leads the agent has quoted, by status: all quotes on a lead have the same. */
export async function quotedCounts(
  queries: Queries,
  agentId: number,
  statuses: readonly QuoteStatus[],
): Promise<ReadonlyMap<QuoteStatus, number>> {
  const rows = await queries
    .selectFrom("quotes")
    .select(["status", sql<number>`count(distinct application_id)`.as("count")])
    .where("agent_id", "=", agentId)
    .where("status", "in", statuses)
    .groupBy("status")
    .execute();
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}

/** How many leads have one of these statuses. */
export function sumOf(
  counts: ReadonlyMap<QuoteStatus, number>,
  statuses: readonly QuoteStatus[],
): number {
  return statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
}

async function foundCount(
  queries: Queries,
  whose: Omit<Whose, "by">,
  finding: Finding,
): Promise<number> {
  const { count } = await foundLeads(queries, whose, finding)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** An agent's own leads are few enough to look at each of them. */
function foundLeads(queries: Queries, { agentId, statuses }: Omit<Whose, "by">, finding: Finding) {
  const matches = [
    ...leadMatches(finding, agentId),
    ...saidMatches(finding).map((said) => sql<SqlBool>`(own.status <> 'deleted' and ${said})`),
    ...placeMatches(finding),
  ];
  return queries
    .selectFrom((from) =>
      from
        .selectFrom("quotes")
        .select([
          "application_id as id",
          "status",
          sql<number | null>`min(whole_monthly)`.as("price"),
        ])
        .where("agent_id", "=", agentId)
        .where("status", "in", statuses)
        .groupBy(["application_id", "status"])
        .as("own"),
    )
    .modifyFront(sql.raw(UNNAMED))
    .innerJoin("leads", "leads.application_id", "own.id")
    .where((eb) => eb.and(matches));
}

/** A whole ZIP code is known of a lead once it is paid for, and of no other. */
function placeMatches({ number, paidZipId }: Finding): Expression<SqlBool>[] {
  const isPaidIn = (zipId: number) =>
    sql<SqlBool>`(own.status = 'completed' and leads.zip_id = ${zipId})`;
  return [
    ...(paidZipId === undefined ? [] : [isPaidIn(paidZipId)]),
    ...(number
      ? [
          sql<SqlBool>`(${sql.join(
            [
              sql`own.id = ${number.leadId}`,
              ...(number.zipArea === undefined
                ? []
                : [sql`own.status <> 'deleted' and ${isInZipArea(number.zipArea)}`]),
              ...(number.zipId === undefined ? [] : [isPaidIn(number.zipId)]),
            ],
            sql` or `,
          )})`,
        ]
      : []),
  ];
}
