import { mostCounted, type LeadFilter } from "@quotehaven/contract/rules";
import { notificationKind, type LeadCounts } from "@quotehaven/contract/wire";
import { sql } from "kysely";
import { UNNAMED, type Queries } from "../../database";
import { isDeletedFor, type QuotedStatus } from "../../leads/leadStatus";
import type { ServiceArea } from "../../leads/serviceArea";
import type { Wanted } from "./finding";
import {
  countOf,
  firstOf,
  newLeads,
  newLeadsInOrder,
  orders,
  quotedLeads,
  selectOf,
} from "./leadLists";

/** A page's places. */
type Page = { limit: number; offset: number };

/** A page of leads by their ids, and how many there are; `isLeast` where there may be more. */
type FoundLeads = { ids: number[]; count: number; isLeast: boolean };

// What is fast depends on how many ZIP codes and leads the agent has, and on what is looked for.
const ownPlan = sql.raw(UNNAMED);

/** Of each filter the statuses of quoted leads, and whether it has new ones. */
const filters: Record<LeadFilter, { hasNew: boolean; quoted: readonly QuotedStatus[] }> = {
  all: { hasNew: true, quoted: ["quoted", "lost", "won", "completed", "deleted"] },
  new: { hasNew: true, quoted: [] },
  quoted: { hasNew: false, quoted: ["quoted", "lost"] },
  won: { hasNew: false, quoted: ["won"] },
  completed: { hasNew: false, quoted: ["completed"] },
  lost: { hasNew: false, quoted: ["lost"] },
};

/** All of an agent's leads, in any order. */
const everything = { finding: {}, sort: "newest", today: "infinity" } as const;

/** By the alphabet backwards: what another agent won comes last (AGE-10), and what is paid for. */
const byStatus = sql`status desc, `;

/** One page of an agent's leads: open ones in the service area, those they quoted, or both. */
export async function findLeads(
  queries: Queries,
  area: ServiceArea,
  wanted: Wanted,
  { limit, offset }: Page,
): Promise<FoundLeads> {
  const { hasNew, quoted } = filters[wanted.filter];
  const own = selectOf(quotedLeads(area.agentId, quoted, wanted));
  const last = Math.min(offset + limit, mostCounted);
  // Whatever the page shows is among the first of one of these.
  const parts = [
    ...(hasNew ? newLeadsInOrder(area, wanted).map((part) => firstOf(part, last)) : []),
    ...(quoted.length > 0 ? [sql`select * from own`] : []),
  ];
  const fresh = hasNew ? countOf(newLeads(area, wanted.finding), mostCounted + 1) : sql`0`;
  const ownCount = quoted.length > 0 ? sql`(select count(*) from own)::integer` : sql`0`;
  const order = sql`${wanted.filter === "quoted" ? byStatus : sql``}${orders[wanted.sort]}`;
  const { rows } = await sql<{ ids: number[]; count: number }>`${ownPlan}
    with own as materialized (${own})
    select
      array(
        select id from (${sql.join(parts, sql` union all `)}) as listed
        order by ${order} limit ${Math.max(0, last - offset)} offset ${offset}
      ) as ids,
      ${fresh} + ${ownCount} as count
  `.execute(queries);
  const { ids = [], count = 0 } = rows[0] ?? {};
  return { ids, count: Math.min(count, mostCounted), isLeast: count > mostCounted };
}

/** How many leads each filter has by itself; those that have more than can be paged say one more. */
export async function leadCounts(queries: Queries, area: ServiceArea): Promise<LeadCounts> {
  const own = selectOf(quotedLeads(area.agentId, filters.all.quoted, everything));
  type Counted = { fresh: number; quoted: Partial<Record<QuotedStatus, number>> | null };
  const { rows } = await sql<Counted>`${ownPlan}
    select
      ${countOf(newLeads(area, {}), mostCounted + 1)} as fresh,
      (
        select json_object_agg(status, count) from (
          select status, count(*) from (${own}) as own group by status
        ) as counted
      ) as quoted
  `.execute(queries);
  const { fresh = 0, quoted } = rows[0] ?? {};
  const of = (filter: LeadFilter) => {
    const counts = filters[filter].quoted.map((status) => quoted?.[status] ?? 0);
    const sum = counts.reduce((all, count) => all + count, filters[filter].hasNew ? fresh : 0);
    return Math.min(sum, mostCounted + 1);
  };
  const [won, completed, lost] = [of("won"), of("completed"), of("lost")];
  return { all: of("all"), new: of("new"), quoted: of("quoted"), won, completed, lost };
}

/** A page of the leads whose client chose the agent, those that wait for the fee first. */
export async function findClients(
  queries: Queries,
  agentId: number,
  { limit, offset }: Page,
): Promise<Pick<FoundLeads, "ids" | "count">> {
  const clients = selectOf(quotedLeads(agentId, ["won", "completed"], everything));
  const { rows } = await sql<{ ids: number[]; count: number }>`
    with clients as materialized (${clients})
    select
      array(
        select id from clients order by ${byStatus}${orders.newest} limit ${limit} offset ${offset}
      ) as ids,
      (select count(*) from clients)::integer as count
  `.execute(queries);
  return rows[0] ?? { ids: [], count: 0 };
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
    .from("applications")
    .set(({ fn, ref, val }) => ({
      lead_dismissed_at: fn.coalesce(ref("quotes.lead_dismissed_at"), val(now)),
    }))
    .whereRef("applications.id", "=", "quotes.application_id")
    .where("quotes.agent_id", "=", agentId)
    .where("quotes.application_id", "=", leadId)
    .where("quotes.removed_at", "is", null)
    .where(isDeletedFor(agentId))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What an agent is told of that is read once its lead is open. */
const newsOfLeads = (
  [
    "prospectToQuote",
    "changeRequested",
    "quoteSelected",
    "choiceTakenBack",
    "contactReminder",
  ] as const
).map(notificationKind.encode);

/** Marks what the agent was told of a lead as read. */
export async function markNewsSeen(
  queries: Queries,
  agentId: number,
  leadId: number,
): Promise<void> {
  await queries
    .updateTable("notifications")
    .set({ seen: true })
    .where("user_id", "=", agentId)
    .where("application_id", "=", leadId)
    .where("seen", "=", false)
    .where("code", "in", newsOfLeads)
    .execute();
}
