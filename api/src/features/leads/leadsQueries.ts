import type { LeadFilter, LeadSort } from "@quotehaven/contract/rules";
import type { LeadCounts } from "@quotehaven/contract/wire";
import type { Queries } from "../../database";
import { isWide, type ServiceArea } from "../../leads/leadVisibility";
import { isFarBack, nearerPage } from "./farPages";
import type { Wanted } from "./finding";
import { pageOf, type LeadList, type Page } from "./leadList";
import { countLeads, countQuoted, isCounted, sumOf, type ListedStatus } from "./leadCounts";
import { lookForNewLeads, newLeadLists } from "./newLeads";
import { quotedLeadList, type QuotedStatus } from "./quotedLeads";

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
  const order = { sort, byStatus: filter === "quoted" };
  const own = quotedLists(area.agentId, quoted, wanted);
  const hasNew = quoted.length < statuses.length;
  if (hasNew && !isCounted(finding))
    return lookForLeads(queries, area, wanted, { own, quoted }, page);

  const lists = hasNew ? [...newLeadLists(area, wanted, page, { areMany: false }), ...own] : own;
  const countAll = async () => sumOf(await countLeads(queries, area, statuses, finding), statuses);
  if (hasNew && isSortedBeforeIt(area, sort, page)) {
    const count = await countAll();
    const nearer = await nearerPage(queries, lists, page, count);
    return { ids: await pageOf(queries, nearer.lists, order, nearer.page), count, isLeast: false };
  }
  const [ids, count] = await Promise.all([pageOf(queries, lists, order, page), countAll()]);
  return { ids, count, isLeast: false };
}

/** The leads that the agent quoted; newest first each status by itself, which comes in the order of an index. */
function quotedLists(
  agentId: number,
  statuses: readonly QuotedStatus[],
  wanted: Wanted,
): LeadList[] {
  if (statuses.length === 0) return [];
  const comeInOrder = wanted.sort === "newest" && isCounted(wanted.finding);
  const lists = comeInOrder ? statuses.map((status) => [status]) : [statuses];
  return lists.map((each) => quotedLeadList({ agentId, statuses: each }, wanted));
}

/** Open leads that no counter tells of are found first: a few at once, and common ones in the order of the list. */
async function lookForLeads(
  queries: Queries,
  area: ServiceArea,
  wanted: Wanted,
  { own, quoted }: { own: readonly LeadList[]; quoted: readonly QuotedStatus[] },
  page: Page,
): Promise<FoundLeads> {
  const [fresh, counts] = await Promise.all([
    lookForNewLeads(queries, area, wanted, own, page),
    countQuoted(queries, area.agentId, quoted, wanted.finding),
  ]);
  const count = fresh.count + sumOf(counts, quoted);
  if (fresh.ids) return { ids: fresh.ids, count, isLeast: false };
  const lists = [...newLeadLists(area, wanted, page, { areMany: true }), ...own];
  const nearer = isSortedBeforeIt(area, wanted.sort, page)
    ? await nearerPage(queries, lists, page, count)
    : { lists, page };
  const ids = await pageOf(queries, nearer.lists, { sort: wanted.sort }, nearer.page);
  return { ids, count, isLeast: true };
}

/** What a wide area has comes in the order of an index; the leads of some ZIP codes are sorted up to the page. */
const isSortedBeforeIt = (area: ServiceArea, sort: LeadSort, page: Page) =>
  !isWide(area) && sort === "newest" && isFarBack(page);

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
