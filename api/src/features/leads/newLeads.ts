import { sql, type Expression, type SqlBool } from "kysely";
import type { Queries } from "../../database";
import { liesInServiceArea } from "../../leads/leadVisibility";
import type { ServiceArea } from "../../leads/serviceArea";
import type { Finding, Wanted } from "./finding";
import {
  ask,
  countFound,
  countOf,
  findFirst,
  found,
  otherFound,
  pageOf,
  whereFew,
  type Asked,
  type LeadList,
  type Page,
} from "./leadList";
import { isInZipArea, isWrittenBy, leadMatches } from "./leadMatches";

type Match = Expression<SqlBool>;
type Narrowing = {
  /** So many leads are read that those the agent has quoted are read at once, too. */
  readsMany?: boolean;
  areMany?: boolean;
  /** Those that the agent has quoted, too: then nobody has to tell these from the others. */
  withQuoted?: boolean;
  also?: Match;
  renewsOn?: Expression<unknown>;
};
type Counted = Pick<Narrowing, "areMany" | "withQuoted">;

/** Up to how many leads are counted one by one, and as many more as the page lies behind them. */
const COUNTED_AT_MOST = 500;
/** Behind how many leads a page is far. */
const LOOKED_UP_AT_MOST = 500;

/** What is asked in the same statement. */
type Besides = { areaText: string | null };
/** How many there are, where the new ones are few the ids of the page, and what else was asked for. */
type LookedFor = Besides & { count: number; isLeast: boolean; ids?: number[] };

/**
 * How many leads there are of which the counters do not tell, new ones up to a bound behind the page, and
 * those of another list. Where the new ones are fewer, the page is made of both.
 */
export async function lookForNewLeads(
  queries: Queries,
  area: ServiceArea,
  wanted: Wanted,
  page: Page,
  { other, besides }: { other: LeadList | undefined; besides: Asked<Besides> },
): Promise<LookedFor> {
  const atMost = Math.max(COUNTED_AT_MOST, page.offset + 2 * page.limit);
  const others = other ? [otherFound] : [];
  const lists = whereFew([...inOrder(wanted, foundLeads), ...others], atMost);
  // A word is found in many leads, of which the index knows nothing else.
  const readsMany = wanted.finding.words !== undefined;
  const { ids, fresh, rest, ...answered } = await ask(
    queries,
    {
      ...besides,
      fresh: countFound,
      rest: countOf(others),
      ids: pageOf(lists, { sort: wanted.sort }, page),
    },
    findFirst(freshLeads(area, wanted.finding, { readsMany }), atMost, other),
  );
  return fresh > atMost
    ? { ...answered, count: atMost + rest, isLeast: true }
    : { ...answered, count: fresh + rest, isLeast: false, ids };
}

/** The new leads as one list, or two that follow each other; of `areMany` it is known that they are common. */
export function newLeadLists(
  area: ServiceArea,
  wanted: Wanted,
  page: Page,
  { areMany }: { areMany: boolean },
): LeadList[] {
  const readsMany = page.offset > LOOKED_UP_AT_MOST;
  return inOrder(wanted, (narrowing) =>
    freshLeads(area, wanted.finding, { readsMany, areMany, ...narrowing }),
  );
}

/** The same as one list, to be counted. */
export function countedNewLeads(area: ServiceArea, wanted: Wanted, how: Counted): LeadList {
  const day = sql`${wanted.today}::date`;
  const renewsOn = sql`case when lead.renews_on >= ${day} then lead.renews_on end`;
  return freshLeads(area, wanted.finding, { ...how, readsMany: true, renewsOn });
}

function inOrder(
  { finding, sort, today }: Wanted,
  leads: (narrowing: Narrowing) => LeadList,
): LeadList[] {
  if (sort === "price") return [{ ...leads({}), comes: "last", order: { sort: "premium" } }];
  if (sort !== "renewal") return [leads({})];
  // Those that end soonest come in the order of an index; the others follow, newest first.
  const day = sql`${today}::date`;
  const upcoming = leads({ also: sql`lead.renews_on >= ${day}` });
  if (finding.renewal) return [upcoming];
  const others = leads({
    also: sql`(lead.renews_on < ${day} or lead.renews_on is null)`,
    renewsOn: sql`null::date`,
  });
  return [
    { ...upcoming, comes: "first" },
    { ...others, comes: "last", order: { sort: "newest" } },
  ];
}

function freshLeads(
  area: ServiceArea,
  finding: Finding,
  { readsMany = false, areMany = false, withQuoted = false, also, renewsOn }: Narrowing = {},
): LeadList {
  return {
    from: keysOf(renewsOn),
    matches: [
      sql<SqlBool>`lead.is_open`,
      ...liesInServiceArea(area),
      ...leadMatches(finding, area.agentId, areMany ? "order" : "index"),
      ...freeMatches(finding),
      ...placeMatches(finding),
      ...(also ? [also] : []),
      ...(withQuoted ? [] : [isNotQuotedBy(area.agentId, readsMany)]),
    ],
  };
}

const foundLeads = ({ also, renewsOn }: Narrowing): LeadList => ({
  from: keysOf(renewsOn, found),
  matches: also ? [also] : [],
});

const keysOf = (
  renewsOn: Expression<unknown> = sql`lead.renews_on`,
  leads: Expression<unknown> = sql`leads as lead`,
) =>
  sql`lead.application_id, null::text as status, lead.submitted_at, ${renewsOn} as renews_on,
    lead.need, null::integer as best_monthly, lead.premium_yearly
    from ${leads}`;

/** A few leads are looked up one by one; for very many all that the agent quoted are read at once. */
function isNotQuotedBy(agentId: number, readsMany: boolean): Match {
  if (readsMany)
    return sql`lead.application_id not in (
      select application_id from agent_leads where agent_id = ${agentId})`;
  return sql`not exists (
    select from agent_leads as own
    where own.application_id = lead.application_id and own.agent_id = ${agentId})`;
}

/** That a carrier writes all of a lead, and nobody has quoted with it. */
function freeMatches({ carrier }: Finding): Match[] {
  if (carrier === undefined) return [];
  if (!carrier) return [sql<SqlBool>`false`];
  return [
    isWrittenBy(carrier),
    sql<SqlBool>`not exists (
      select from quotes
      where quotes.application_id = lead.application_id and quotes.carrier_id = ${carrier.id}
        and quotes.removed_at is null
    )`,
  ];
}

/** Nobody has paid for a lead that they have not quoted, so no whole ZIP code finds one. */
function placeMatches({ number, paidZipId }: Finding): Match[] {
  const isLead = sql<SqlBool>`lead.application_id = ${number?.leadId}`;
  return [
    ...(paidZipId === undefined ? [] : [sql<SqlBool>`false`]),
    ...(number?.zipArea === undefined
      ? []
      : [sql<SqlBool>`(${isLead} or ${isInZipArea(number.zipArea)})`]),
    ...(number && number.zipArea === undefined ? [isLead] : []),
  ];
}
