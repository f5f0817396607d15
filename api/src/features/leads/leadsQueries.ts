import type { LeadFilter } from "@quotehaven/contract/rules";
import type { LeadCounts } from "@quotehaven/contract/wire";
import { sql } from "kysely";
import type { Queries } from "../../database";
import { isWide, liesInServiceArea } from "../../leads/leadVisibility";
import { listedAreaText, type ListedArea } from "../../leads/serviceArea";
import { farPage, isFarBack, type AlikeLists } from "./farPages";
import type { Wanted } from "./finding";
import { ask, narrowed, pageOf, type LeadList, type Page } from "./leadList";
import {
  isCounted,
  isNotOpenIn,
  leadCount,
  newLeadCount,
  quotedCount,
  quotedCounts,
  type ListedStatus,
} from "./leadCounts";
import { countedNewLeads, lookForNewLeads, newLeadLists } from "./newLeads";
import { quotedLeadList, quotedLeadParts, type QuotedStatus } from "./quotedLeads";

/** A page of leads by their ids, and how many there are; `isLeast` where there may be more. */
export type FoundLeads = { ids: number[]; count: number; isLeast: boolean };
/** The same, with the {@link listedAreaText} that the database has now. */
type FoundInArea = FoundLeads & { areaText: string | null };

/** One page of an agent's leads: open ones in the service area, those they quoted, or both. */
export async function findLeads(
  queries: Queries,
  area: ListedArea,
  wanted: Wanted,
  page: Page,
): Promise<FoundInArea> {
  const { filter, sort, finding } = wanted;
  const statuses = statusesOf[filter];
  const quoted = quotedOf(statuses);
  const order = { sort, byStatus: filter === "quoted" };
  const isInParts = isWide(area) && isFarBack(page);
  const own = quotedLists(area.agentId, quoted, wanted, { isInParts });
  const hasNew = quoted.length < statuses.length;
  if (hasNew && !isCounted(finding))
    return lookForLeads(queries, area, wanted, { own, quoted }, page);

  const count = leadCount(area, statuses, finding);
  const areaText = listedAreaText(queries, area.agentId);
  const lists = hasNew ? [...newLeadLists(area, wanted, page, { areMany: false }), ...own] : own;
  if (hasNew && isFarBack(page)) {
    const alike = countedAlike(area, wanted, { own, quoted });
    const far = { sort, lists, alike, page, isInParts };
    return { ...(await farPage(queries, far, { count, areaText })), isLeast: false };
  }
  const answered = await ask(queries, { ids: pageOf(lists, order, page), count, areaText });
  return { ...answered, isLeast: false };
}

/** The leads that the agent quoted; newest first each status by itself, which comes in the order of an index. */
function quotedLists(
  agentId: number,
  statuses: readonly QuotedStatus[],
  wanted: Wanted,
  { isInParts }: { isInParts: boolean },
): LeadList[] {
  if (statuses.length === 0) return [];
  if (isInParts) return quotedLeadParts({ agentId, statuses }, wanted);
  const comeInOrder = wanted.sort === "newest" && isCounted(wanted.finding);
  const lists = comeInOrder ? statuses.map((status) => [status]) : [statuses];
  return lists.map((each) => quotedLeadList({ agentId, statuses: each }, wanted));
}

/** Open leads that no counter tells of are found first: a few at once, and common ones in the order of the list. */
async function lookForLeads(
  queries: Queries,
  area: ListedArea,
  wanted: Wanted,
  { own, quoted }: { own: readonly LeadList[]; quoted: readonly QuotedStatus[] },
  page: Page,
): Promise<FoundInArea> {
  const fresh = await lookForNewLeads(queries, area, wanted, page, {
    others: own,
    besides: {
      quoted: quotedCount(area.agentId, quoted, wanted.finding),
      areaText: listedAreaText(queries, area.agentId),
    },
  });
  const { areaText } = fresh;
  const count = fresh.count + fresh.quoted;
  if (fresh.ids) return { ids: fresh.ids, count, isLeast: false, areaText };
  const lists = [...newLeadLists(area, wanted, page, { areMany: true }), ...own];
  const { sort } = wanted;
  const alike = { lists: [countedNewLeads(area, wanted, { areMany: true }), ...own], less: [] };
  const known = { count: sql<number>`${count}::integer`, areaText: sql<string>`${areaText}::text` };
  const { ids } = isFarBack(page)
    ? await farPage(queries, { sort, lists, alike, page, isInParts: isWide(area) }, known)
    : await ask(queries, { ids: pageOf(lists, { sort }, page) });
  return { ids, count, isLeast: true, areaText };
}

/** What to count where the counters tell how many there are: there nobody looks up which leads the agent has quoted. */
function countedAlike(
  area: ListedArea,
  wanted: Wanted,
  { own, quoted }: { own: readonly LeadList[]; quoted: readonly QuotedStatus[] },
): AlikeLists {
  // With a price of one's own a lead is sorted by that.
  if (wanted.sort === "price") {
    return { lists: [countedNewLeads(area, wanted, {}), ...own], less: [] };
  }
  const all = countedNewLeads(area, wanted, { withQuoted: true });
  const ofAgent = (statuses: readonly QuotedStatus[]) =>
    quotedLeadList({ agentId: area.agentId, statuses }, wanted);
  if (!quoted.includes("quoted")) {
    return { lists: [all, ...own], less: [narrowed(ofAgent(["quoted"]), liesInServiceArea(area))] };
  }
  return { lists: [all, narrowed(ofAgent(quoted), [isNotOpenIn(area)])], less: [] };
}

/** How many leads each filter has by itself. */
export async function leadCounts(queries: Queries, area: ListedArea): Promise<LeadCounts> {
  const { fresh, quoted } = await ask(queries, {
    fresh: newLeadCount(area, {}),
    quoted: quotedCounts(area.agentId),
  });
  const of = (filter: LeadFilter) =>
    statusesOf[filter].reduce(
      (sum, status) => sum + (status === "new" ? fresh : (quoted?.[status] ?? 0)),
      0,
    );
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
  return ask(queries, {
    ids: pageOf([clients], { sort: "newest", byStatus: true }, page),
    count: quotedCount(agentId, clientStatuses),
  });
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
