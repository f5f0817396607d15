import type { LeadSort } from "@quotehaven/contract/rules";
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { Queries } from "../../database";
import { allOf, ask, listed, type LeadList, type Page } from "./leadList";

/** Fewer leads than these are sorted in no time. */
const SORTED_AT_MOST = 1_500;
const GUESSES = 4;

/** A moment, and how many leads are newer. */
type Mark = { at: number; newer: number };

/** Whether a page lies so far back that it is worth to begin near it. */
export const isFarBack = ({ offset }: Page) => offset > SORTED_AT_MOST;

type Nearer = { lists: readonly LeadList[]; page: Page };
/** By renewal the undated are a list of their own, behind the others: counting both takes longer than sorting them. */
type CountedSort = Exclude<LeadSort, "renewal">;

/** Whether what comes before a page can be counted. */
export const isCountedSort = (sort: LeadSort): sort is CountedSort => sort !== "renewal";

/**
 * The same page of lists that leave out most of what comes before it: counting leads takes a fraction of what
 * sorting them takes.
 *
 * @param total how many leads the lists have, about
 */
export async function nearerPage(
  queries: Queries,
  lists: readonly LeadList[],
  sort: CountedSort,
  page: Page,
  total: number,
): Promise<Nearer> {
  if (page.offset >= total) return { lists, page };
  return sort === "newest"
    ? fromMoment(queries, lists, page, total)
    : fromValue(queries, lists, values[sort], page);
}

/** By what leads are sorted first, and what then holds of those that have one value, or come behind. */
type SortedValue = {
  value: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  from: (value: number | null) => Expression<SqlBool> | undefined;
};

const values: Record<"need" | "price", SortedValue> = {
  need: {
    value: sql`need`,
    order: sql`need desc`,
    from: (need) => sql`need <= ${need}`,
  },
  // Whatever the agent has a price on comes first, all of it without a value.
  price: {
    value: sql`case when best_monthly is null then premium_yearly end`,
    order: sql`case when best_monthly is null then premium_yearly end desc nulls first`,
    from: (premium) =>
      premium === null ? undefined : sql`best_monthly is null and premium_yearly <= ${premium}`,
  },
};

/** Leaves out whatever has a value before the one of the page's first lead: many leads share each. */
async function fromValue(
  queries: Queries,
  lists: readonly LeadList[],
  { value, order, from }: SortedValue,
  page: Page,
): Promise<Nearer> {
  const { first } = await ask(queries, {
    first: sql<{ value: number | null; before: number } | null>`(
      select to_json(counted) from (
        select ${value} as value, sum(count(*)) over (order by ${order}) - count(*) as before
        from (${sql.join(lists.map(listed), sql` union all `)}) as every group by ${value}
      ) as counted
      where before <= ${page.offset} order by before desc limit 1)`,
  });
  const behind = first ? from(first.value) : undefined;
  if (!first || !behind) return { lists, page };
  return {
    lists: lists.map((list) => ({ ...list, behind })),
    page: { ...page, offset: page.offset - first.before },
  };
}

/** Newest first, each has a moment of its own: one to begin at is guessed from those that are known. */
async function fromMoment(
  queries: Queries,
  lists: readonly LeadList[],
  page: Page,
  total: number,
): Promise<Nearer> {
  const { first, last } = await timesOfLeads(queries);
  let behind: Mark = { at: first, newer: total };
  let begin: Mark | undefined;
  for (let guess = 0; guess < GUESSES; guess++) {
    const before = begin ?? { at: last, newer: 0 };
    if (page.offset - before.newer <= SORTED_AT_MOST) break;
    const at = momentBetween(before, behind, page.offset - SORTED_AT_MOST / 2);
    const newer = await countNewer(queries, lists, at);
    if (newer <= page.offset) begin = { at, newer };
    else behind = { at, newer };
  }
  if (!begin) return { lists, page };
  const isOlder = sql<SqlBool>`lead.submitted_at <= ${new Date(begin.at)}`;
  return {
    lists: lists.map((list) => ({ ...list, matches: [...list.matches, isOlder] })),
    page: { ...page, offset: page.offset - begin.newer },
  };
}

/** When so many leads are newer, if they came evenly between the two. */
function momentBetween(before: Mark, behind: Mark, newer: number): number {
  const share = (newer - before.newer) / Math.max(1, behind.newer - before.newer);
  return Math.round(before.at - Math.min(1, Math.max(0, share)) * (before.at - behind.at));
}

async function timesOfLeads(queries: Queries): Promise<{ first: number; last: number }> {
  const { first, last } = await queries
    .selectFrom("leads")
    .select(({ fn }) => [fn.min("submitted_at").as("first"), fn.max("submitted_at").as("last")])
    .where("is_open", "=", true)
    .executeTakeFirstOrThrow();
  return { first: first?.getTime() ?? 0, last: last?.getTime() ?? 0 };
}

async function countNewer(
  queries: Queries,
  lists: readonly LeadList[],
  at: number,
): Promise<number> {
  const isNewer = sql<SqlBool>`lead.submitted_at > ${new Date(at)}`;
  const counts = lists.map(
    ({ from, matches }) =>
      sql`(select count(*) from (select ${from} where ${allOf([...matches, isNewer])}) as listed)`,
  );
  const { count } = await ask(queries, {
    count: sql<number>`(${sql.join(counts, sql` + `)})::integer`,
  });
  return count;
}
