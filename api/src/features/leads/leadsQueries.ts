import type { LeadFilter } from "@quotehaven/contract/rules";
import type { LeadCounts } from "@quotehaven/contract/wire";
import type { Queries } from "../../database";
import type { ServiceArea } from "../../leads/leadVisibility";
import { isNarrowed, type Wanted } from "./finding";
import { idsOf, mergedIds, type Page } from "./leadKeys";
import { newLeadCount, newLeads } from "./newLeads";
import {
  foundCount,
  newestQuoted,
  quotedCounts,
  quotedLeads,
  type QuoteStatus,
} from "./quotedLeads";

/**
 * The application ids of one page of an agent's leads, one query per filter: `new` reads the open
 * leads in the service area, the others the leads of the agent's own quotes.
 */
export async function leadIds(
  queries: Queries,
  area: ServiceArea,
  wanted: Wanted,
  page: Page,
): Promise<number[]> {
  const { filter, sort } = wanted;
  const { agentId } = area;
  if (filter === "new") return idsOf(await newLeads(queries, area, wanted, page));
  if (filter !== "all") {
    const whose = { agentId, statuses: statusesOf[filter], by: "status" } as const;
    return idsOf(await quotedLeads(queries, whose, wanted, page));
  }
  // Whatever the page shows is among the first rows of one of the two lists.
  const first = { limit: page.offset + page.limit, offset: 0 };
  const everyQuoted = { agentId, statuses: everyStatus, by: "time" } as const;
  const quoted = await quotedLeads(queries, everyQuoted, wanted, first);
  return mergedIds([await newLeads(queries, area, wanted, first), quoted], sort, page);
}

/** How many leads are wanted in all; `isLeast` where there may be more. */
export async function leadCount(
  queries: Queries,
  area: ServiceArea,
  { filter, finding }: Wanted,
): Promise<{ count: number; isLeast: boolean }> {
  if (filter === "new") return newLeadCount(queries, area, finding);
  const statuses = filter === "all" ? everyStatus : statusesOf[filter];
  const quoted = isNarrowed(finding)
    ? await foundCount(queries, { agentId: area.agentId, statuses }, finding)
    : await quotedLeadCount(queries, area.agentId, statuses);
  if (filter !== "all") return { count: quoted, isLeast: false };
  const fresh = await newLeadCount(queries, area, finding);
  return { ...fresh, count: fresh.count + quoted };
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
  return quotedLeadCount(queries, agentId, clientStatuses);
}

async function quotedLeadCount(
  queries: Queries,
  agentId: number,
  statuses: readonly QuoteStatus[],
): Promise<number> {
  return sumOf(await quotedCounts(queries, agentId, statuses), statuses);
}

function sumOf(counts: ReadonlyMap<QuoteStatus, number>, statuses: readonly QuoteStatus[]): number {
  return statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
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
