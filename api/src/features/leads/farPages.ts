import type { LeadSort } from "@quotehaven/contract/rules";
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { Queries } from "../../database";
import {
  ask,
  countOf,
  listed,
  narrowed,
  pageOf,
  type Asked,
  type LeadList,
  type Page,
} from "./leadList";

/** Fewer leads than these are sorted in no time. */
const SORTED_AT_MOST = 1_500;
const GUESSES = 4;

/** A moment, and how many leads are newer. */
type Mark = { at: number; newer: number };

/** Whether a page lies so far back that it is worth to begin near it. */
export const isFarBack = ({ offset }: Page) => offset > SORTED_AT_MOST;

type Nearer = { lists: readonly LeadList[]; page: Page };
/** A page, and how its lists are sorted. */
type SortedPage = Nearer & { sort: LeadSort };
/** A page that lies far back, and what to count in place of its lists. */
type FarPage = SortedPage & { alike: AlikeLists };
/** Orders in which many leads share what they are sorted by first; newest first each has a moment of its own. */
type ValueSort = Exclude<LeadSort, "newest">;

/** How many leads the lists have, and the agent's area as it is now. */
export type Counted = { count: number; areaText: string | null };
/** The ids of a page, and what was asked for in the same statement. */
export type PageAnswer = Counted & { ids: number[] };

/** Lists that have as many leads of each value as those of a page, if those that are less are taken off. */
export type AlikeLists = { lists: readonly LeadList[]; less: readonly LeadList[] };

/** What so many leads are sorted by first, and how many come before them. */
type Shared = { value: number | string | null; leads: number; before: number };
type SharedValue = {
  value: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  between: (first: Shared, last: Shared) => Expression<SqlBool>;
  /** Whether those without a value do not come newest first, as those that share one do. */
  hasOrderWithout?: boolean;
};

const values: Record<ValueSort, SharedValue> = {
  need: {
    value: sql`need`,
    order: sql`value desc`,
    between: (first, last) => sql`need between ${last.value} and ${first.value}`,
  },
  // Whatever the agent has a price on comes first, all of it without a value.
  price: {
    value: sql`case when best_monthly is null then premium_yearly end`,
    order: sql`value desc nulls first`,
    between: (first, last) => {
      const fromLast = sql`best_monthly is null and premium_yearly >= ${last.value}`;
      if (last.value === null) return sql`best_monthly is not null`;
      if (first.value === null) return sql`(best_monthly is not null or ${fromLast})`;
      return sql`${fromLast} and premium_yearly <= ${first.value}`;
    },
    hasOrderWithout: true,
  },
  // The undated come last.
  renewal: {
    value: sql`renews_on`,
    order: sql`value`,
    between: (first, last) => {
      if (first.value === null) return sql`renews_on is null`;
      const fromFirst = sql`renews_on >= ${first.value}::date`;
      if (last.value === null) return sql`(${fromFirst} or renews_on is null)`;
      return sql`${fromFirst} and renews_on <= ${last.value}::date`;
    },
  },
};

/** The page of lists of which some come behind the others: these are not read while the others fill it. */
export async function pageInParts(
  queries: Queries,
  { sort, lists, page }: SortedPage,
  counted: Asked<Counted>,
): Promise<PageAnswer> {
  const first = lists.filter(({ comes }) => comes !== "last");
  const last = lists.filter(({ comes }) => comes === "last");
  const { begun, before, ...answered } = await ask(
    queries,
    {
      ...counted,
      begun: sql<number[]>`(select ids from begun)`,
      before: countIfShort(first, page),
    },
    sql`with begun as materialized (select ${pageOf(first, { sort }, page)} as ids)`,
  );
  if (before === null || last.length === 0) return { ...answered, ids: begun };
  const rest = { limit: page.limit - begun.length, offset: Math.max(0, page.offset - before) };
  const { ids } = await ask(queries, { ids: pageOf(last, last[0]?.order ?? { sort }, rest) });
  return { ...answered, ids: [...begun, ...ids] };
}

/** How many leads the lists have, where these end on the page or before it: PostgreSQL counts them only then. */
const countIfShort = (lists: readonly LeadList[], { limit }: Page) => sql<number | null>`case
  when (select cardinality(ids) from begun) < ${limit} then ${countOf(lists)} end`;

/** The page of lists that are read around it alone, where it lies far back. */
export async function pageNearPlace(
  queries: Queries,
  far: FarPage,
  counted: Asked<Counted>,
): Promise<PageAnswer> {
  const { nearer, ...answered } = await nearerPage(queries, far, counted);
  const { lists, page } = nearer;
  return { ...answered, ...(await ask(queries, { ids: pageOf(lists, { sort: far.sort }, page) })) };
}

/**
 * The same page of lists that leave out most of what comes before and behind it: counting leads takes a
 * fraction of what sorting them takes.
 *
 * @param counted asked for in the same statement; the count is nothing to ask for where all are counted anyway
 */
export async function nearerPage(
  queries: Queries,
  { sort, lists, alike, page }: FarPage,
  counted: Asked<Counted>,
): Promise<Counted & { nearer: Nearer }> {
  if (sort === "newest") {
    const answered = await ask(queries, counted);
    return { ...answered, nearer: await fromMoment(queries, { lists, page }, answered.count) };
  }
  const { values, ...answered } = await ask(
    queries,
    { ...counted, count: countShared, values: valuesOf(page) },
    countByValue(sort, alike),
  );
  return { ...answered, nearer: await fromValues(queries, sort, { lists, page }, values) };
}

/** Comes before a statement's questions: what leads are sorted by first, and how many there are of each. */
function countByValue(sort: ValueSort, { lists, less }: AlikeLists): Expression<unknown> {
  const { value, order } = values[sort];
  const countOf = (sign: RawBuilder<unknown>) => (list: LeadList) =>
    sql`select ${value} as value, ${sign} count(*) as leads from (${listed(list)}) as listed group by 1`;
  const counts = [...lists.map(countOf(sql`+`)), ...less.map(countOf(sql`-`))];
  return sql`with shared as materialized (
    select value, sum(leads)::integer as leads,
      (sum(sum(leads)) over (order by ${order}) - sum(leads))::integer as before
    from (${sql.join(counts, sql` union all `)}) as counts group by value)`;
}

const countShared = sql<number>`(select coalesce(sum(leads), 0) from shared)::integer`;

const valuesOf = ({ limit, offset }: Page): Expression<Shared[] | null> => sql`(
  select json_agg(shared order by before) from shared
  where before < ${offset + limit} and before + leads > ${offset})`;

/** Leaves out whatever has other values than the page's leads. */
async function fromValues(
  queries: Queries,
  sort: ValueSort,
  { lists, page }: Nearer,
  ofPage: readonly Shared[] | null,
): Promise<Nearer> {
  const [first, last] = [ofPage?.at(0), ofPage?.at(-1)];
  if (!first || !last) return { lists, page: { limit: 0, offset: 0 } };
  const { between, hasOrderWithout } = values[sort];
  const within = between(first, last);
  const isReached = ({ comes }: LeadList) =>
    sort !== "renewal" ||
    comes === undefined ||
    (comes === "first" ? first.value !== null : last.value === null);
  const nearer = {
    lists: lists.filter(isReached).map((list) => ({ ...list, within })),
    page: { ...page, offset: page.offset - first.before },
  };
  const comeNewestFirst = first === last && !(first.value === null && hasOrderWithout);
  return comeNewestFirst && isFarBack(nearer.page)
    ? fromMoment(queries, nearer, first.leads)
    : nearer;
}

/** Of leads that come newest first each has a moment of its own: one to begin at is guessed from those that are known. */
async function fromMoment(
  queries: Queries,
  { lists, page }: Nearer,
  total: number,
): Promise<Nearer> {
  if (page.offset >= total) return { lists, page };
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
    lists: lists.map((list) => narrowed(list, [isOlder])),
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
  const { count } = await ask(queries, {
    count: countOf(lists.map((list) => narrowed(list, [isNewer]))),
  });
  return count;
}
