import type { LeadSort } from "@quotehaven/contract/rules";
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import { UNNAMED, type Queries } from "../../database";

/** A page's places. */
export type Page = { limit: number; offset: number };

/** How a list is sorted: those of one status after another, or all as wanted. */
export type Order = { sort: LeadSort | "premium"; byStatus?: boolean };

/** Leads to be listed: each as `lead` from one table, with everything that lists are ordered by. */
export type LeadList = {
  from: RawBuilder<unknown>;
  matches: readonly Expression<SqlBool>[];
  /** Where it is another one than the page's. */
  order?: Order;
  /** Where all of it comes before the other lists, or behind them: with a day to renew by or none, a price or none. */
  comes?: "first" | "last";
  /** What of the list's own columns holds of all that is not left out. */
  within?: Expression<SqlBool>;
};

/** What one statement answers, by name. */
export type Asked<Answer> = { [Name in keyof Answer]: Expression<Answer[Name]> };

// What is fast depends on how many ZIP codes and leads the agent has, and on what is looked for.
const ownPlan = sql.raw(UNNAMED);

/** Asks for several things in one statement: each costs a round to the database and back otherwise. */
export async function ask<Answer>(
  queries: Queries,
  asked: Asked<Answer>,
  before: Expression<unknown> = sql``,
): Promise<Answer> {
  const columns = Object.entries<Expression<unknown>>(asked).map(
    ([name, asks]) => sql`${asks} as ${sql.id(name)}`,
  );
  const { rows } = await sql<Answer>`${ownPlan} ${before} select ${sql.join(columns)}`.execute(
    queries,
  );
  const [answer] = rows;
  if (answer === undefined) throw new Error("A statement without a table answers one row.");
  return answer;
}

/** The ids of one page of leads that come from several lists. */
export const pageOf = (
  lists: readonly LeadList[],
  order: Order,
  page: Page,
): Expression<number[]> =>
  lists.length === 0
    ? sql`array[]::integer[]`
    : sql`array(select application_id from (${pageFrom(lists, order, page)}) as page)`;

/** How many leads the lists have. */
export function countOf(lists: readonly LeadList[]): Expression<number> {
  const counts = lists.map((list) => sql`(select count(*) from (${listed(list)}) as listed)`);
  return sql`(${sql.join([sql`0`, ...counts], sql` + `)})::integer`;
}

/** What was found of a list by whatever way is quickest, as `lead`, to make lists of. */
export const found = sql`found as lead`;

/** How many these are. */
export const countFound = sql<number>`(select count(*) from found)::integer`;

/** Comes before a statement's questions: finds a list's leads, up to one more than `atMost`, and all of another's. */
export const findFirst = (
  { from, matches }: LeadList,
  atMost: number,
  other?: LeadList,
): Expression<unknown> => sql`
  with found as materialized (select ${from} where ${allOf(matches)} limit ${atMost + 1})
  ${other ? sql`, other as materialized (${listed(other)})` : sql``}`;

/** The other one, which is read once however often it is asked for. */
export const otherFound: LeadList = { from: sql`* from other`, matches: [] };

/** Lists that have nothing where more than `atMost` are found first. */
export function whereFew(lists: readonly LeadList[], atMost: number): LeadList[] {
  const areFew = sql<SqlBool>`(select count(*) from found) <= ${atMost}`;
  return lists.map((list) => narrowed(list, [areFew]));
}

function pageFrom(lists: readonly LeadList[], order: Order, { limit, offset }: Page) {
  // Whatever the page shows is among the first rows of one of the lists.
  const firstOf = (list: LeadList) => sql`(
    ${listed(list)}
    order by ${columnsOf(list.order ?? order)} limit ${limit + offset}
  )`;
  return sql`
    select application_id from (${sql.join(lists.map(firstOf), sql` union all `)}) as listed
    order by ${columnsOf(order)} limit ${limit} offset ${offset}`;
}

/** All of a list, in no order. */
export const listed = ({ from, matches, within }: LeadList): Expression<unknown> =>
  within === undefined
    ? sql`select ${from} where ${allOf(matches)}`
    : sql`select * from (select ${from} where ${allOf(matches)}) as listed where ${within}`;

/** A list of fewer leads. */
export const narrowed = (list: LeadList, also: readonly Expression<SqlBool>[]): LeadList => ({
  ...list,
  matches: [...list.matches, ...also],
});

/** All of the conditions. */
export function allOf(matches: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return matches.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.join([...matches], sql` and `)}`;
}

const newest = sql`submitted_at desc, application_id desc`;
const sorts: Record<Order["sort"], RawBuilder<unknown>> = {
  newest,
  renewal: sql`renews_on, ${newest}`,
  need: sql`need desc, ${newest}`,
  price: sql`best_monthly desc nulls last, premium_yearly desc, ${newest}`,
  // By price where there is none.
  premium: sql`premium_yearly desc, ${newest}`,
};

function columnsOf({ sort, byStatus }: Order): RawBuilder<unknown> {
  return byStatus ? sql`status desc, ${sorts[sort]}` : sorts[sort];
}
