import type { LeadSort } from "@quotehaven/contract/rules";
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import { UNNAMED, type Queries } from "../../database";

/** A page's places. */
export type Page = { limit: number; offset: number };

/** How a list is sorted: those of one status after another, or all as wanted. */
export type Order = { sort: LeadSort; byStatus?: boolean };

/** Leads to be listed: each as `lead` from one table, with everything that lists are ordered by. */
export type LeadList = {
  from: RawBuilder<unknown>;
  matches: readonly Expression<SqlBool>[];
  /** Where it is another one than the page's. */
  order?: Order;
};

// What is fast depends on how many ZIP codes and leads the agent has, and on what is looked for.
const ownPlan = sql.raw(UNNAMED);

/** The ids of one page of leads that come from several lists. */
export async function pageOf(
  queries: Queries,
  lists: readonly LeadList[],
  order: Order,
  page: Page,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${ownPlan}
    select application_id as id from (${pageFrom(lists, order, page)}) as page
  `.execute(queries);
  return rows.map(({ id }) => id);
}

/** What was found of a list by whatever way is quickest, as `lead`, to make lists of. */
export const found = sql`found as lead`;

/** The same where some of the lists are made of what is found first. Nothing where that is more than `atMost`. */
export async function pageOfFound(
  queries: Queries,
  { from, matches }: LeadList,
  atMost: number,
  lists: readonly LeadList[],
  order: Order,
  page: Page,
): Promise<{ ids: number[]; count: number } | null> {
  const areFew = sql<SqlBool>`(select count(*) from found) <= ${atMost}`;
  const ofFew = lists.map((list) => ({ ...list, matches: [...list.matches, areFew] }));
  const { rows } = await sql<{ ids: number[]; count: number }>`${ownPlan}
    with found as materialized (select ${from} where ${allOf(matches)} limit ${atMost + 1})
    select (select count(*) from found)::integer as count,
      array(select application_id from (${pageFrom(ofFew, order, page)}) as page) as ids
  `.execute(queries);
  const { ids, count } = rows[0] ?? { ids: [], count: 0 };
  return count > atMost ? null : { ids, count };
}

function pageFrom(lists: readonly LeadList[], order: Order, { limit, offset }: Page) {
  // Whatever the page shows is among the first rows of one of the lists.
  const firstOf = (list: LeadList) => sql`(
    select ${list.from} where ${allOf(list.matches)}
    order by ${columnsOf(list.order ?? order)} limit ${limit + offset}
  )`;
  return sql`
    select application_id from (${sql.join(lists.map(firstOf), sql` union all `)}) as listed
    order by ${columnsOf(order)} limit ${limit} offset ${offset}`;
}

/** All of the conditions. */
export function allOf(matches: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return matches.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.join([...matches], sql` and `)}`;
}

const newest = sql`submitted_at desc, application_id desc`;
const sorts: Record<LeadSort, RawBuilder<unknown>> = {
  newest,
  renewal: sql`renews_on, ${newest}`,
  need: sql`need desc, ${newest}`,
  price: sql`best_monthly desc nulls last, premium_yearly desc, ${newest}`,
};

function columnsOf({ sort, byStatus }: Order): RawBuilder<unknown> {
  return byStatus ? sql`status desc, ${sorts[sort]}` : sorts[sort];
}
