import type { LeadFilter } from "@quotehaven/contract/rules";
import type { LeadCounts } from "@quotehaven/contract/wire";
import type { Queries } from "../../database";
import type { ServiceArea } from "../../leads/leadVisibility";
import { nearerPage } from "./farPages";
import type { Wanted } from "./finding";
import { pageOf, type Page } from "./leadList";
import { findNewLeads, newLeadCount, newLeadLists } from "./newLeads";
import { quotedCounts, quotedLeadList, sumOf, type QuotedStatus } from "./quotedLeads";

/** A page of leads by their ids, and how many there are; `isLeast` where there may be more. */
export type FoundLeads = { ids: number[]; count: number; isLeast: boolean };

/** One page of an agent's leads: open ones in the service area, those they quoted, or both. */
export async function findLeads(
  queries: Queries,
  area: ServiceArea,
  wanted: Wanted,
  page: Page,
): Promise<FoundLeads> {
  const { filter, sort, finding } = wanted;
  const whose = { agentId: area.agentId, statuses: statusesOf[filter] };
  const [fresh, quoted] = await Promise.all([
    hasNew(filter) ? findNewLeads(queries, area, finding, page) : undefined,
    hasQuoted(filter) ? quotedCounts(queries, whose, finding) : undefined,
  ]);
  const lists = [
    ...(fresh ? newLeadLists(area, wanted, fresh, page) : []),
    ...(quoted ? [quotedLeadList(whose, wanted)] : []),
  ];
  const count = (fresh?.count ?? 0) + (quoted ? sumOf(quoted, whose.statuses) : 0);
  const order = { sort, byStatus: filter === "quoted" };
  // All ZIP codes' leads come in the order of an index; those of some are sorted.
  const isSorted = fresh && !fresh.ids && !area.allZips && sort === "newest";
  const nearer = isSorted ? await nearerPage(queries, lists, page, count) : { lists, page };
  return {
    ids: await pageOf(queries, nearer.lists, order, nearer.page),
    count,
    isLeast: fresh?.isLeast ?? false,
  };
}

const hasNew = (filter: LeadFilter) => filter === "all" || filter === "new";
const hasQuoted = (filter: LeadFilter) => filter !== "new";

/** How many leads each filter has by itself. */
export async function leadCounts(queries: Queries, area: ServiceArea): Promise<LeadCounts> {
  const quoted = await quotedCounts(queries, { agentId: area.agentId, statuses: statusesOf.all });
  const fresh = await newLeadCount(queries, area);
  return {
    all: fresh + sumOf(quoted, statusesOf.all),
    new: fresh,
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
