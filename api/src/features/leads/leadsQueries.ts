import type { LeadFilter } from "@quotehaven/contract/rules";
import type { LeadCounts } from "@quotehaven/contract/wire";
import { sql } from "kysely";
import type { Queries } from "../../database";
import { isWide, liesInServiceArea } from "../../leads/leadVisibility";
import { serviceAreaText, type ServiceArea } from "../../leads/serviceArea";
import {
  isFarBack,
  pageInParts,
  pageNearPlace,
  type AlikeLists,
  type Counted,
  type PageAnswer,
} from "./farPages";
import type { Wanted } from "./finding";
import { ask, narrowed, pageOf, type Asked, type LeadList, type Page } from "./leadList";
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
import { byPremium, quotedLeadList, quotedLeadParts, type QuotedStatus } from "./quotedLeads";

/** A page of leads by their ids, and how many there are; `isLeast` where there may be more. */
export type FoundLeads = { ids: number[]; count: number; isLeast: boolean };
/** The same, with the {@link serviceAreaText} that the database has now. */
type FoundInArea = FoundLeads & { areaText: string | null };

/** One page of an agent's leads: open ones in the service area, those they quoted, or both. */
export async function findLeads(
  queries: Queries,
  area: ServiceArea,
  wanted: Wanted,
  page: Page,
): Promise<FoundInArea> {
  const { filter, sort, finding } = wanted;
  const statuses = statusesOf[filter];
  const quoted = quotedOf(statuses);
  const hasNew = quoted.length < statuses.length;
  if (hasNew && !isCounted(finding)) return lookForLeads(queries, area, wanted, quoted, page);

  const counted = {
    count: leadCount(area, statuses, finding),
    areaText: serviceAreaText(queries, area.agentId),
  };
  if (hasNew) {
    const among = { area, wanted, quoted, areMany: false };
    return { ...(await findPage(queries, among, page, counted)), isLeast: false };
  }
  const own = quotedLists(area.agentId, quoted, wanted);
  const ids = pageOf(own, { sort, byStatus: filter === "quoted" }, page);
  return { ...(await ask(queries, { ...counted, ids })), isLeast: false };
}

/** Open leads that no counter tells of are found first: a few at once, and common ones in the order of the list. */
async function lookForLeads(
  queries: Queries,
  area: ServiceArea,
  wanted: Wanted,
  quoted: readonly QuotedStatus[],
  page: Page,
): Promise<FoundInArea> {
  const whose = { agentId: area.agentId, statuses: quoted };
  const other = quoted.length > 0 ? quotedLeadList(whose, wanted) : undefined;
  const besides = { areaText: serviceAreaText(queries, area.agentId) };
  const found = await lookForNewLeads(queries, area, wanted, page, { other, besides });
  const { ids, count, isLeast, areaText } = found;
  if (ids) return { ids, count, isLeast, areaText };
  const among = { area, wanted, quoted, areMany: true };
  const counted = {
    count: sql<number>`${count}::integer`,
    areaText: sql<string>`${areaText}::text`,
  };
  return { ...(await findPage(queries, among, page, counted)), isLeast: true };
}

/** New leads, with those that the agent quoted; of `areMany` it is known that no counter tells of them, and that they are common. */
type Among = {
  area: ServiceArea;
  wanted: Wanted;
  quoted: readonly QuotedStatus[];
  areMany: boolean;
};

/** A page of new and quoted leads, read the shortest way to it. */
async function findPage(
  queries: Queries,
  { area, wanted, quoted, areMany }: Among,
  page: Page,
  counted: Asked<Counted>,
): Promise<PageAnswer> {
  const { sort } = wanted;
  const isFar = isFarBack(page);
  const fresh = newLeadLists(area, wanted, page, { areMany });
  // What comes behind is left unread where it is much: up to a far page, or of many where one after the other is looked for.
  if (isFar ? isWide(area) : areMany && sort === "renewal") {
    const own = quotedLeadParts({ agentId: area.agentId, statuses: quoted }, wanted);
    return pageInParts(queries, { sort, lists: [...fresh, ...own], page }, counted);
  }
  const own = quotedLists(area.agentId, quoted, wanted);
  const lists = [...fresh, ...own];
  if (!isFar) return ask(queries, { ...counted, ids: pageOf(lists, { sort }, page) });
  const alike = areMany
    ? { lists: [countedNewLeads(area, wanted, { areMany }), ...own], less: [] }
    : countedAlike(area, wanted, { own, quoted });
  return pageNearPlace(queries, { sort, lists, alike, page }, counted);
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

/** What to count where the counters tell how many there are: there nobody looks up which leads the agent has quoted. */
function countedAlike(
  area: ServiceArea,
  wanted: Wanted,
  { own, quoted }: { own: readonly LeadList[]; quoted: readonly QuotedStatus[] },
): AlikeLists {
  const all = countedNewLeads(area, wanted, { withQuoted: true });
  const ofAgent = (statuses: readonly QuotedStatus[]) =>
    quotedLeadList({ agentId: area.agentId, statuses }, wanted);
  const openOfAgent = narrowed(ofAgent(["quoted"]), liesInServiceArea(area));
  // With a price of one's own a lead is sorted by that.
  if (wanted.sort === "price") return { lists: [all, ...own], less: [byPremium(openOfAgent)] };
  return quoted.includes("quoted")
    ? { lists: [all, narrowed(ofAgent(quoted), [isNotOpenIn(area)])], less: [] }
    : { lists: [all, ...own], less: [openOfAgent] };
}

/** How many leads each filter has by itself. */
export async function leadCounts(queries: Queries, area: ServiceArea): Promise<LeadCounts> {
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
