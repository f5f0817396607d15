import { sql } from "kysely";
import { allZipCodesId, type LeadFilter } from "@quotehaven/contract/rules";
import type { LeadCounts } from "@quotehaven/contract/wire";
import { UNNAMED, type Queries, type Tables } from "../../database";
import { openLeadCountsIn, openLeadsIn, type ServiceArea } from "../../leads/leadVisibility";

/** A page's places: newest submissions first. */
export type Page = { limit: number; offset: number };

type LeadKey = { id: number; time: Date };

/**
 * The application ids of one page of an agent's leads, newest first, one query per filter:
 * `new` reads the open applications in the service area, the others read the agent's own quotes,
 * whose rows carry the lead's status and time.
 */
export async function leadIds(
  queries: Queries,
  area: ServiceArea,
  filter: LeadFilter,
  page: Page,
): Promise<number[]> {
  if (filter === "new") return idsOf(await newLeads(queries, area, page));
  if (filter !== "all") {
    return quotedLeadIds(queries, area.agentId, statusesOf[filter], page);
  }
  // Whatever the page shows is among the first rows of one of the two lists.
  const first = { limit: page.offset + page.limit, offset: 0 };
  const [fresh, quoted] = [
    await newLeads(queries, area, first),
    await quotedLeads(queries, area.agentId, everyStatus, first, "time"),
  ];
  const merged = [...fresh, ...quoted].sort(
    (a, b) => b.time.getTime() - a.time.getTime() || b.id - a.id,
  );
  return idsOf(merged.slice(page.offset, page.offset + page.limit));
}

/** How many leads a filter has in all. */
export async function leadCount(
  queries: Queries,
  area: ServiceArea,
  filter: LeadFilter,
): Promise<number> {
  if (filter === "new") return newLeadCount(queries, area);
  if (filter !== "all") return quotedLeadCount(queries, area.agentId, statusesOf[filter]);
  const fresh = await newLeadCount(queries, area);
  return fresh + (await quotedLeadCount(queries, area.agentId, everyStatus));
}

type QuoteStatus = Tables["quotes"]["status"]["__select__"];
const statusesOf: Record<Exclude<LeadFilter, "all" | "new">, readonly QuoteStatus[]> = {
  // By the alphabet backwards: those that another agent won come last (AGE-10).
  quoted: ["quoted", "lost"],
  won: ["won"],
  completed: ["completed"],
  lost: ["lost"],
};
const everyStatus: readonly QuoteStatus[] = ["quoted", "lost", "won", "completed", "deleted"];
/** The leads whose client chose the agent, paid for or not. */
export const clientStatuses: readonly QuoteStatus[] = [...statusesOf.won, ...statusesOf.completed];

const idsOf = (keys: readonly LeadKey[]) => keys.map(({ id }) => id);

// What is fast depends on how many ZIP codes and quotes the agent has.
const ownPlan = sql.raw(UNNAMED);

async function newLeads(queries: Queries, area: ServiceArea, page: Page): Promise<LeadKey[]> {
  const rows = await queries
    .selectFrom("applications")
    .modifyFront(ownPlan)
    .select(["applications.id", "applications.submitted_at as time"])
    .where(openLeadsIn(area))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("quotes")
            .select("quotes.id")
            .whereRef("quotes.application_id", "=", "applications.id")
            .where("quotes.agent_id", "=", area.agentId)
            .where("quotes.removed_at", "is", null),
        ),
      ),
    )
    .orderBy("applications.submitted_at", "desc")
    .orderBy("applications.id", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.flatMap(({ id, time }) => (time ? [{ id, time }] : []));
}

/** The open leads in the area, as counted by ZIP code, less those the agent has quoted. */
async function newLeadCount(queries: Queries, area: ServiceArea): Promise<number> {
  const { count } = await queries
    .selectFrom("lead_counts")
    .modifyFront(ownPlan)
    .select(({ fn, selectFrom }) =>
      sql<number>`coalesce(${fn.sum("open_count")}, 0) - (${selectFrom("applications")
        .innerJoin("quotes", "quotes.application_id", "applications.id")
        .select(sql<number>`count(distinct applications.id)`.as("quoted"))
        .where("quotes.agent_id", "=", area.agentId)
        .where("quotes.removed_at", "is", null)
        .where(openLeadsIn(area))})`.as("count"),
    )
    .where(openLeadCountsIn(area, allZipCodesId))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The leads that the agent quoted, by status backwards and then newest first. */
export async function quotedLeadIds(
  queries: Queries,
  agentId: number,
  statuses: readonly QuoteStatus[],
  page: Page,
): Promise<number[]> {
  return idsOf(await quotedLeads(queries, agentId, statuses, page, "status"));
}

async function quotedLeads(
  queries: Queries,
  agentId: number,
  statuses: readonly QuoteStatus[],
  page: Page,
  by: "status" | "time",
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
  return rows;
}

/** How many leads the agent has quoted with one of these statuses. */
export async function quotedLeadCount(
  queries: Queries,
  agentId: number,
  statuses: readonly QuoteStatus[],
): Promise<number> {
  return sumOf(await quotedCounts(queries, agentId), statuses);
}

/** How many leads each filter has in all. */
export async function leadCounts(queries: Queries, area: ServiceArea): Promise<LeadCounts> {
  const quoted = await quotedCounts(queries, area.agentId);
  const fresh = await newLeadCount(queries, area);
  return {
    all: fresh + sumOf(quoted, everyStatus),
    new: fresh,
    quoted: sumOf(quoted, statusesOf.quoted),
    won: sumOf(quoted, statusesOf.won),
    completed: sumOf(quoted, statusesOf.completed),
    lost: sumOf(quoted, statusesOf.lost),
  };
}

/** How many leads the agent has quoted, by status: one lead's quotes all have the same. */
async function quotedCounts(queries: Queries, agentId: number): Promise<StatusCounts> {
  const rows = await queries
    .selectFrom("quotes")
    .select(["status", sql<number>`count(distinct application_id)`.as("count")])
    .where("agent_id", "=", agentId)
    .where("status", "in", everyStatus)
    .groupBy("status")
    .execute();
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}

type StatusCounts = ReadonlyMap<QuoteStatus, number>;
const sumOf = (counts: StatusCounts, statuses: readonly QuoteStatus[]) =>
  statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);

/** Hides a deleted lead from the agent who quoted it; whether there was one, hidden before or not. */
export async function dismissDeletedLead(
  queries: Queries,
  agentId: number,
  leadId: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("quotes")
    .set(({ fn, val }) => ({
      lead_dismissed_at: fn.coalesce("lead_dismissed_at", val(now)),
    }))
    .where("agent_id", "=", agentId)
    .where("application_id", "=", leadId)
    .where("removed_at", "is", null)
    .where("lead_deleted", "=", true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
