import type { LeadFilter } from "@quotehaven/contract/rules";
import type { LeadCounts } from "@quotehaven/contract/wire";
import type { Queries } from "../../database";
import type { ServiceArea } from "../../leads/leadVisibility";
import type { Wanted } from "./finding";
import { idsOf, mergedIds, type Page } from "./leadKeys";
import { newLeadCount, newLeads } from "./newLeads";
import { newestQuoted, quotedCounts, quotedLeads, sumOf, type QuoteStatus } from "./quotedLeads";

/** A page of leads by their ids, and how many there are; `isLeast` where there may be more. */
export type FoundLeads = { ids: number[]; count: number; isLeast: boolean };

/**
 * One page of an agent's leads, one query per filter: `new` reads the open leads in the service area,
 * the others the leads of the agent's own quotes.
 */
export async function findLeads(
  queries: Queries,
  area: ServiceArea,
  wanted: Wanted,
  page: Page,
): Promise<FoundLeads> {
  const { filter, sort, finding } = wanted;
  const { agentId } = area;
  if (filter === "new") {
    const [keys, count] = await Promise.all([
      newLeads(queries, area, wanted, page),
      newLeadCount(queries, area, finding),
    ]);
    return { ids: idsOf(keys), ...count };
  }
  if (filter !== "all") {
    const whose = { agentId, statuses: statusesOf[filter], by: "status" } as const;
    const { keys, count } = await quotedLeads(queries, whose, wanted, page);
    return { ids: idsOf(keys), count, isLeast: false };
  }
  // Whatever the page shows is among the first rows of one of the two lists.
  const first = { limit: page.offset + page.limit, offset: 0 };
  const everyQuoted = { agentId, statuses: everyStatus, by: "time" } as const;
  const [fresh, { count, isLeast }, quoted] = await Promise.all([
    newLeads(queries, area, wanted, first),
    newLeadCount(queries, area, finding),
    quotedLeads(queries, everyQuoted, wanted, first),
  ]);
  return {
    ids: mergedIds([fresh, quoted.keys], sort, page),
    count: count + quoted.count,
    isLeast,
  };
}

/** How many leads each filter has by itself. */
export async function leadCounts(queries: Queries, area: ServiceArea): Promise<LeadCounts> {
  const quoted = await quotedCounts(queries, area.agentId, everyStatus);
  const fresh = await newLeadCount(queries, area, {});
  return {
    all: fresh.count + sumOf(quoted, everyStatus),
    new: fresh.count,
    quoted: sumOf(quoted, statusesOf.quoted),
    won: sumOf(quoted, statusesOf.won),
    completed: sumOf(quoted, statusesOf.completed),
    lost: sumOf(quoted, statusesOf.lost),
  };
}

const statusesOf: Record<Exclude<LeadFilter, "all" | "new">, readonly QuoteStatus[]> = {
  // By the alphabet backwards: those that another agent won come last (AGE-10).
  quoted: ["quoted", "lost"],
  won: ["won"],
  completed: ["completed"],
  lost: ["lost"],
};
const everyStatus: readonly QuoteStatus[] = ["quoted", "lost", "won", "completed", "deleted"];
/** The leads whose client chose the agent, paid for or not. */
const clientStatuses: readonly QuoteStatus[] = [...statusesOf.won, ...statusesOf.completed];

/** A page of the leads whose client chose the agent, those that wait for the fee first. */
export async function clientIds(queries: Queries, agentId: number, page: Page): Promise<number[]> {
  return idsOf(
    await newestQuoted(queries, { agentId, statuses: clientStatuses, by: "status" }, page),
  );
}

/** How many leads there are whose client chose the agent. */
export async function clientCount(queries: Queries, agentId: number): Promise<number> {
  return sumOf(await quotedCounts(queries, agentId, clientStatuses), clientStatuses);
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
