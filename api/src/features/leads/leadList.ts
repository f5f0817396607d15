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
  { limit, offset }: Page,
): Promise<number[]> {
  // Whatever the page shows is among the first rows of one of the lists.
  const firstOf = (list: LeadList) => sql`(
    select ${list.from} where ${allOf(list.matches)}
    order by ${columnsOf(list.order ?? order)} limit ${limit + offset}
  )`;
  const { rows } = await sql<{ id: number }>`${ownPlan}
    select application_id as id from (
      ${sql.join(lists.map(firstOf), sql` union all `)}
    ) as listed
    order by ${columnsOf(order)} limit ${limit} offset ${offset}
  `.execute(queries);
  return rows.map(({ id }) => id);
}

/** The ids of some leads of a list, in no order: all, or as many as are wanted. */
export async function someOf(
  queries: Queries,
  { from, matches }: LeadList,
  atMost: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${ownPlan}
    select application_id as id from (
      select ${from} where ${allOf(matches)} limit ${atMost}
    ) as listed
  `.execute(queries);
  return rows.map(({ id }) => id);
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
