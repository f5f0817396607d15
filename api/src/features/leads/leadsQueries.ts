import { sql } from "kysely";
import { allZipCodesId, type LeadFilter } from "@quotehaven/contract/rules";
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
};
const everyStatus: readonly QuoteStatus[] = [...Object.values(statusesOf).flat(), "deleted"];
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
  const { count } = await queries
    .selectFrom("quotes")
    .select(sql<number>`count(distinct application_id)`.as("count"))
    .where("agent_id", "=", agentId)
    .where("status", "in", statuses)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What a list shows of the leads with these ids, in no order. */
export async function leadRows(queries: Queries, agentId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return queries
    .selectFrom("applications")
    .leftJoin("lead_reads", (join) =>
      join
        .onRef("lead_reads.application_id", "=", "applications.id")
        .on("lead_reads.agent_id", "=", agentId),
    )
    .leftJoin("payments", (join) =>
      join
        .onRef("payments.application_id", "=", "applications.id")
        .on("payments.agent_id", "=", agentId),
    )
    .leftJoin("fee_returns", "fee_returns.payment_id", "payments.id")
    .select([
      "applications.id",
      "applications.submitted_at as submittedAt",
      "applications.submitted_types as submittedTypes",
      "applications.type_mask as typeMask",
      "applications.is_open as isOpen",
      "applications.winner_id as winnerId",
      "applications.confirmed_at as confirmedAt",
      "applications.contact_due_at as contactDueAt",
      "applications.deleted_at as deletedAt",
      "lead_reads.read_at as readAt",
      "fee_returns.status as feeReturn",
    ])
    .where("applications.id", "in", ids)
    .execute();
}

/** The live quotes on these leads, anybody's: who quoted with which carrier, and what waits to be read. */
export async function liveQuotes(queries: Queries, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return queries
    .selectFrom("quotes")
    .leftJoin("threads", "threads.quote_id", "quotes.id")
    .select([
      "quotes.application_id as leadId",
      "quotes.agent_id as agentId",
      "quotes.carrier_id as carrierId",
      "quotes.needs_update as needsUpdate",
      "quotes.lead_deleted as isLeadDeleted",
      "threads.unread_by_agent as unreadMessages",
      "quotes.valid_until as validUntil",
    ])
    .where("quotes.application_id", "in", ids)
    .where("quotes.removed_at", "is", null)
    .execute();
}

/** The carriers with which changed applications withdrew the agent's quotes, as no longer written. */
export async function withdrawnCarriers(queries: Queries, agentId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return queries
    .selectFrom("quotes")
    .innerJoin("carriers", "carriers.id", "quotes.carrier_id")
    .select(["quotes.application_id as leadId", "carriers.id", "carriers.name"])
    .distinct()
    .where("quotes.agent_id", "=", agentId)
    .where("quotes.application_id", "in", ids)
    .where("quotes.unwritten_types", "is not", null)
    .orderBy("carriers.name")
    .execute();
}

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
