import { mostCounted, type LeadFilter } from "@quotehaven/contract/rules";
import type { LeadCounts } from "@quotehaven/contract/wire";
import { sql, type RawBuilder } from "kysely";
import type { Queries } from "../../database";
import type { LeadStatus } from "../desk/desk";
import type { LeadListRequest } from "./leadListRequest";
import {
  countOf,
  firstOf,
  newLeads,
  newLeadsInOrder,
  orders,
  quotedLeads,
  type Reach,
} from "./leadLists";

/** A page's places. */
type Page = { limit: number; offset: number };

/** A page of leads by their ids, and how many there are; `isLeast` where there may be more. */
type FoundLeads = { ids: number[]; count: number; isLeast: boolean };

/** Of each filter the statuses of quoted leads, and whether it has new ones. */
const filters: Record<LeadFilter, { hasNew: boolean; quoted: readonly LeadStatus[] | "all" }> = {
  all: { hasNew: true, quoted: "all" },
  new: { hasNew: true, quoted: [] },
  quoted: { hasNew: false, quoted: ["quoted", "lost"] },
  won: { hasNew: false, quoted: ["won"] },
  completed: { hasNew: false, quoted: ["completed"] },
  lost: { hasNew: false, quoted: ["lost"] },
};

/** All of an agent's leads, in any order. */
const everything = { criteria: {}, sort: "newest", today: "infinity" } as const;

/** One page of an agent's leads: open ones that they may see, those they quoted, or both. */
export async function findLeads(
  queries: Queries,
  reach: Reach,
  request: LeadListRequest,
  page: Page,
): Promise<FoundLeads> {
  const { hasNew, quoted } = filters[request.filter];
  const own = quotedLeads(reach.area.agentId, quoted, request);
  const fresh = hasNew ? newLeadsInOrder(reach, request) : [];
  const counted = hasNew ? newLeads(reach, request.criteria) : [];
  // What somebody else won comes last under Quoted (AGE-10).
  const order = request.filter === "quoted" ? sql`sorts_last, ` : sql``;
  return pageOf(queries, [...fresh, ...own], {
    ...page,
    order: sql`${order}${orders[request.sort]}`,
    count: countOf([...counted, ...own], mostCounted + 1),
  });
}

/** A page of the leads whose client chose the agent, those that wait for the fee first. */
export async function findClients(
  queries: Queries,
  agentId: number,
  page: Page,
): Promise<FoundLeads> {
  const clients = quotedLeads(agentId, ["won", "completed"], everything);
  return pageOf(queries, clients, {
    ...page,
    order: sql`sorts_last, ${orders.newest}`,
    count: countOf(clients, mostCounted + 1),
  });
}

async function pageOf(
  queries: Queries,
  parts: readonly Parameters<typeof firstOf>[0][],
  { limit, offset, order, count }: Page & { order: RawBuilder<unknown>; count: RawBuilder<number> },
): Promise<FoundLeads> {
  const last = Math.min(offset + limit, mostCounted);
  // Whatever the page shows is among the first of one of these.
  const firsts = parts.map((part) => firstOf(part, last));
  const { rows } = await sql<{ ids: number[]; count: number }>`
    select
      array(
        select id from (${sql.join(firsts, sql` union all `)}) as listed
        order by ${order} limit ${Math.max(0, last - offset)} offset ${offset}
      ) as ids,
      ${count} as count
  `.execute(queries);
  const found = rows[0] ?? { ids: [], count: 0 };
  return {
    ids: found.ids,
    count: Math.min(found.count, mostCounted),
    isLeast: found.count > mostCounted,
  };
}

/** How many leads each filter has by itself; those that have more than can be paged say one more. */
export async function leadCounts(queries: Queries, reach: Reach): Promise<LeadCounts> {
  const { rows } = await sql<{
    fresh: number;
    quoted: Partial<Record<LeadStatus, number>> | null;
  }>`
    select
      ${countOf(newLeads(reach, {}), mostCounted + 1)} as fresh,
      (
        select json_object_agg(status, count) from (
          select status, count(*) from agent_leads
          where agent_id = ${reach.area.agentId} and status <> 'opened' and put_away_at is null
          group by status
        ) as counted
      ) as quoted
  `.execute(queries);
  const { fresh = 0, quoted } = rows[0] ?? {};
  const of = (filter: LeadFilter) => {
    const wanted = filters[filter];
    const counts = Object.entries(quoted ?? {}).map(([status, count]) =>
      wanted.quoted === "all" || wanted.quoted.some((each) => each === status) ? count : 0,
    );
    const sum = counts.reduce((all, count) => all + count, wanted.hasNew ? fresh : 0);
    return Math.min(sum, mostCounted + 1);
  };
  const [won, completed, lost] = [of("won"), of("completed"), of("lost")];
  return { all: of("all"), new: of("new"), quoted: of("quoted"), won, completed, lost };
}

/** Hides a deleted lead from the agent who quoted it; whether there was one, hidden before or not. */
export async function dismissDeletedLead(
  queries: Queries,
  agentId: number,
  leadId: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("agent_leads")
    .set(({ fn, ref, val }) => ({ put_away_at: fn.coalesce(ref("put_away_at"), val(now)) }))
    .where("agent_id", "=", agentId)
    .where("application_id", "=", leadId)
    .where("status", "=", "deleted")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
