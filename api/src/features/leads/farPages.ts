import { sql, type SqlBool } from "kysely";
import type { Queries } from "../../database";
import { allOf, ask, type LeadList, type Page } from "./leadList";

/** Fewer leads than these are sorted in no time. */
const SORTED_AT_MOST = 1_500;
const GUESSES = 4;

/** A moment, and how many leads are newer. */
type Mark = { at: number; newer: number };

/** Whether a page lies so far back that it is worth to begin near it. */
export const isFarBack = ({ offset }: Page) => offset > SORTED_AT_MOST;

/**
 * The same page, newest first, of lists that leave out most of what comes before it: counting leads
 * takes a tenth of what sorting them takes. The moment to begin at is guessed from those that are
 * known; how many leads it leaves out is always counted.
 *
 * @param total how many leads the lists have, about
 */
export async function nearerPage(
  queries: Queries,
  lists: readonly LeadList[],
  page: Page,
  total: number,
): Promise<{ lists: readonly LeadList[]; page: Page }> {
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
