import type { LeadFilter } from "@quotehaven/contract/rules";
import type { LeadCounts } from "@quotehaven/contract/wire";
import type { Queries } from "../../database";
import type { ServiceArea } from "../../leads/leadVisibility";
import type { Wanted } from "./finding";
import { pageOf, type Page } from "./leadList";
import { newLeadCount, newLeadLists } from "./newLeads";
import { quotedCounts, quotedLeadList, sumOf, type QuotedStatus } from "./quotedLeads";

/** A page of leads by their ids, and how many there are; `isLeast` where there may be more. */
export type FoundLeads = { ids: number[]; count: number; isLeast: boolean };

const none = { count: 0, isLeast: false };

/** One page of an agent's leads: open ones in the service area, those they quoted, or both. */
export async function findLeads(
  queries: Queries,
  area: ServiceArea,
  wanted: Wanted,
  page: Page,
): Promise<FoundLeads> {
  const { filter, sort, finding } = wanted;
  const hasNew = filter === "all" || filter === "new";
  const whose = { agentId: area.agentId, statuses: statusesOf[filter] };
  const lists = [
    ...(hasNew ? newLeadLists(area, wanted, page) : []),
    ...(filter === "new" ? [] : [quotedLeadList(whose, wanted)]),
  ];
  const [ids, { count, isLeast }, quoted] = await Promise.all([
    pageOf(queries, lists, { sort, byStatus: filter === "quoted" }, page),
    hasNew ? newLeadCount(queries, area, finding) : none,
    filter === "new" ? new Map() : quotedCounts(queries, whose, finding),
  ]);
  return { ids, count: count + sumOf(quoted, whose.statuses), isLeast };
}

/** How many leads each filter has by itself. */
export async function leadCounts(queries: Queries, area: ServiceArea): Promise<LeadCounts> {
  const quoted = await quotedCounts(queries, { agentId: area.agentId, statuses: statusesOf.all });
  const fresh = await newLeadCount(queries, area, {});
  return {
    all: fresh.count + sumOf(quoted, statusesOf.all),
    new: fresh.count,
    quoted: sumOf(quoted, statusesOf.quoted),
    won: sumOf(quoted, statusesOf.won),
    completed: sumOf(quoted, statusesOf.completed),
    lost: sumOf(quoted, statusesOf.lost),
  };
}

const statusesOf: Record<LeadFilter, readonly QuotedStatus[]> = {
  all: ["quoted", "lost", "won", "completed", "deleted"],
  new: [],
  // By the alphabet backwards: those that another agent won come last (AGE-10).
  quoted: ["quoted", "lost"],
  won: ["won"],
  completed: ["completed"],
  lost: ["lost"],
};
/** The leads whose client chose the agent, paid for or not. */
const clientStatuses: readonly QuotedStatus[] = [...statusesOf.won, ...statusesOf.completed];

/** A page of the leads whose client chose the agent, those that wait for the fee first. */
export async function clientIds(
  queries: Queries,
  agentId: number,
  page: Page,
  today: string,
): Promise<number[]> {
  const clients = quotedLeadList({ agentId, statuses: clientStatuses }, { finding: {}, today });
  return pageOf(queries, [clients], { sort: "newest", byStatus: true }, page);
}

/** How many leads there are whose client chose the agent. */
export async function clientCount(queries: Queries, agentId: number): Promise<number> {
  return sumOf(await quotedCounts(queries, { agentId, statuses: clientStatuses }), clientStatuses);
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
