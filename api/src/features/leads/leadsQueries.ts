import type { LeadFilter } from "@quotehaven/contract/rules";
import type { LeadCounts } from "@quotehaven/contract/wire";
import type { Queries } from "../../database";
import type { ServiceArea } from "../../leads/leadVisibility";
import { isFarBack, nearerPage } from "./farPages";
import type { Wanted } from "./finding";
import { pageOf, type Page } from "./leadList";
import { countLeads, countQuoted, isCounted, sumOf, type ListedStatus } from "./leadCounts";
import { lookForNewLeads, newLeadLists } from "./newLeads";
import { quotedLeadList } from "./quotedLeads";

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
  const statuses = statusesOf[filter];
  const quoted = quotedOf(statuses);
  const hasNew = quoted.length < statuses.length;
  const looked =
    hasNew && !isCounted(finding) ? await lookForNewLeads(queries, area, finding, page) : undefined;
  const lists = [
    ...(hasNew ? newLeadLists(area, wanted, page, looked) : []),
    ...(quoted.length > 0
      ? [quotedLeadList({ agentId: area.agentId, statuses: quoted }, wanted)]
      : []),
  ];
  const countAll = async () => {
    const counted = looked ? quoted : statuses;
    return (looked?.count ?? 0) + sumOf(await countLeads(queries, area, counted, finding), counted);
  };
  const order = { sort, byStatus: filter === "quoted" };
  const isLeast = looked?.isLeast ?? false;
  // All ZIP codes' leads come in the order of an index; those of some are sorted.
  const isSorted = hasNew && !looked?.ids && !area.allZips && sort === "newest";
  if (isSorted && isFarBack(page)) {
    const count = await countAll();
    const nearer = await nearerPage(queries, lists, page, count);
    return { ids: await pageOf(queries, nearer.lists, order, nearer.page), count, isLeast };
  }
  const [ids, count] = await Promise.all([pageOf(queries, lists, order, page), countAll()]);
  return { ids, count, isLeast };
}

/** How many leads each filter has by itself. */
export async function leadCounts(queries: Queries, area: ServiceArea): Promise<LeadCounts> {
  const counts = await countLeads(queries, area, statusesOf.all, {});
  const of = (filter: LeadFilter) => sumOf(counts, statusesOf[filter]);
  return {
    all: of("all"),
    new: of("new"),
    quoted: of("quoted"),
    won: of("won"),
    completed: of("completed"),
    lost: of("lost"),
  };
}

const statusesOf: Record<LeadFilter, readonly ListedStatus[]> = {
  all: ["new", "quoted", "lost", "won", "completed", "deleted"],
  new: ["new"],
  // By the alphabet backwards: those that another agent won come last (AGE-10).
  quoted: ["quoted", "lost"],
  won: ["won"],
  completed: ["completed"],
  lost: ["lost"],
};
const quotedOf = (statuses: readonly ListedStatus[]) =>
  statuses.filter((status) => status !== "new");
/** The leads whose client chose the agent, paid for or not. */
const clientStatuses = quotedOf([...statusesOf.won, ...statusesOf.completed]);

/** A page of the leads whose client chose the agent, those that wait for the fee first. */
export async function findClients(
  queries: Queries,
  agentId: number,
  page: Page,
  today: string,
): Promise<Pick<FoundLeads, "ids" | "count">> {
  const clients = quotedLeadList({ agentId, statuses: clientStatuses }, { finding: {}, today });
  const [ids, counts] = await Promise.all([
    pageOf(queries, [clients], { sort: "newest", byStatus: true }, page),
    countQuoted(queries, agentId, clientStatuses),
  ]);
  return { ids, count: sumOf(counts, clientStatuses) };
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
