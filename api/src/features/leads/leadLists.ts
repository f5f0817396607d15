import type { LeadSort } from "@quotehaven/contract/rules";
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import { searchQuery } from "../../leads/clientWords";
import { isDeletedFor, quotedStatus, type QuotedStatus } from "../../leads/leadStatus";
import { liesInServiceArea, masksWrittenBy, zipIdsOf } from "../../leads/leadVisibility";
import type { ServiceArea } from "../../leads/serviceArea";
import { wholeMonthly } from "../../quotes/quoteColumns";
import type { Finding, Wanted } from "./finding";

type Match = Expression<SqlBool>;
type Sql = RawBuilder<unknown>;

/** Some of the leads of a list; `order` is how these come from an index. */
type Part = { keys: Sql; from: Sql; matches: readonly Match[]; order: Sql };

const newest = sql`submitted_at desc, id desc`;

/** In which order leads come, by the keys that every part of a list has. */
export const orders: Record<LeadSort, Sql> = {
  newest,
  renewal: sql`renews_on, ${newest}`,
  need: sql`need desc, ${newest}`,
  price: sql`best_monthly desc nulls last, premium_yearly desc, ${newest}`,
};

const every = (matches: readonly Match[]): Sql =>
  matches.length === 0 ? sql`true` : sql.join([...matches], sql` and `);

/** All of a part. */
export const selectOf = ({ keys, from, matches }: Part): Sql =>
  sql`select ${keys} from ${from} where ${every(matches)}`;

/** The first of a part in its own order. */
export const firstOf = (part: Part, limit: number): Sql =>
  sql`(${selectOf(part)} order by ${part.order} limit ${limit})`;

/** How many leads a part has; it is not counted beyond `atMost`. */
export const countOf = ({ from, matches }: Part, atMost: number): RawBuilder<number> =>
  sql<number>`(select count(*) from (
    select lead.id from ${from} where ${every(matches)} limit ${atMost}
  ) as counted)::integer`;

/** The open leads of an area that the agent has not quoted. */
export const newLeads = (area: ServiceArea, finding: Finding): Part => ({
  keys: newKeys(sql`lead.renews_on`),
  from: sql`applications as lead`,
  matches: [
    sql<SqlBool>`lead.is_open`,
    ...liesInServiceArea(area),
    ...matchesOf(finding, area.agentId),
    ...newPlaces(finding),
    sql<SqlBool>`not exists (
      select from quotes
      where agent_id = ${area.agentId} and application_id = lead.id and removed_at is null
    )`,
  ],
  order: newest,
});

const newKeys = (renewsOn: Sql): Sql =>
  sql`lead.id, null as status, lead.submitted_at, ${renewsOn} as renews_on, lead.need,
    null::integer as best_monthly, lead.premium_yearly`;

/** The same in parts of which each comes from an index in the order that is wanted. */
export function newLeadsInOrder(area: ServiceArea, { finding, sort, today }: Wanted): Part[] {
  const leads = newLeads(area, finding);
  if (sort === "need") return [{ ...leads, order: orders.need }];
  if (sort === "price") return [{ ...leads, order: sql`premium_yearly desc, ${newest}` }];
  if (sort === "newest") return [leads];
  // Policies that ended already come with those of which no end is known, newest first.
  const ends = sql<SqlBool>`lead.renews_on >= ${today}::date`;
  return [
    { ...leads, matches: [...leads.matches, ends], order: orders.renewal },
    {
      ...leads,
      keys: newKeys(sql`null::date`),
      matches: [...leads.matches, sql<SqlBool>`(${ends}) is not true`],
    },
  ];
}

/** The leads with live quotes of the agent's, as `lead`, but for deleted ones that were put away. */
export function quotedLeads(
  agentId: number,
  statuses: readonly QuotedStatus[],
  { finding, sort, today }: Pick<Wanted, "finding" | "sort" | "today">,
): Part {
  const status = quotedStatus(agentId);
  const isKnown = sql<SqlBool>`not ${isDeletedFor(agentId, "lead")}`;
  const isLive = sql`agent_id = ${agentId} and removed_at is null and lead_dismissed_at is null`;
  const price = sql`(
    select min(${wholeMonthly}) from quotes where application_id = lead.id and ${isLive}
  )`;
  return {
    keys: sql`lead.id, ${status} as status, lead.submitted_at,
      case when ${isKnown} and lead.renews_on >= ${today}::date then lead.renews_on end as renews_on,
      case when ${isKnown} then lead.need else 0 end as need,
      ${sort === "price" ? price : sql`null::bigint`} as best_monthly, 0 as premium_yearly`,
    from: sql`applications as lead`,
    matches: [
      sql<SqlBool>`lead.id in (select application_id from quotes where ${isLive})`,
      sql<SqlBool>`${status} = any(${statuses}::text[])`,
      // These are found by the index of winners.
      ...(statuses.every(isWon) ? [sql<SqlBool>`lead.winner_id = ${agentId}`] : []),
      ...matchesOf(finding, agentId),
      ...(asksForClient(finding) ? [isKnown] : []),
      ...(finding.carrier === undefined ? [] : [sql<SqlBool>`${status} = 'quoted'`]),
      ...quotedPlaces(finding, agentId),
    ],
    order: orders[sort],
  };
}

const isWon = (status: QuotedStatus): boolean => status === "won" || status === "completed";

/** Nothing of this is known of a deleted lead. */
const asksForClient = ({ words, state, zipArea, renewal }: Finding): boolean =>
  [words, state, zipArea, renewal].some((asked) => asked !== undefined);

/** What must hold of each `lead`, new or quoted. */
function matchesOf(finding: Finding, agentId: number): Match[] {
  const { typeMasks, words, state, zipArea, carrier, renewal, dueBy } = finding;
  return [
    ...(typeMasks ? [hasTypes(typeMasks)] : []),
    ...(words === undefined ? [] : [hasWords(words)]),
    ...(state === undefined ? [] : [sql<SqlBool>`lead.client_state = ${state}`]),
    ...(zipArea === undefined ? [] : [isInZipArea(zipArea)]),
    ...(carrier === undefined ? [] : isFreeFor(carrier)),
    ...(renewal
      ? [sql<SqlBool>`lead.renews_on between ${renewal.from}::date and ${renewal.to}::date`]
      : []),
    ...(dueBy === undefined
      ? []
      : [
          sql<SqlBool>`lead.id in (
            select application_id from lead_notes
            where agent_id = ${agentId} and follow_up_on <= ${dueBy}::date
          )`,
        ]),
  ];
}

const hasTypes = (masks: readonly number[]): Match =>
  sql<SqlBool>`lead.type_mask = any(${masks}::integer[])`;

function hasWords(words: string): Match {
  const query = searchQuery(words);
  return query === null
    ? sql<SqlBool>`false`
    : sql<SqlBool>`lead.client_words @@ ${query}::tsquery`;
}

function isInZipArea(zipArea: string): Match {
  const [first, last] = zipIdsOf(zipArea);
  return sql<SqlBool>`lead.zip_id between ${first} and ${last}`;
}

/** That a carrier writes all of a lead, and nobody has quoted with it. */
function isFreeFor(carrier: Finding["carrier"]): Match[] {
  if (!carrier) return [sql<SqlBool>`false`];
  return [
    hasTypes(masksWrittenBy([carrier])),
    sql<SqlBool>`not exists (
      select from quotes
      where application_id = lead.id and carrier_id = ${carrier.id} and removed_at is null
    )`,
  ];
}

/** Nobody has paid for a lead that they have not quoted, so no whole ZIP code finds one. */
function newPlaces({ number, paidZipId }: Finding): Match[] {
  if (paidZipId !== undefined) return [sql<SqlBool>`false`];
  if (!number) return [];
  const isLead = sql<SqlBool>`lead.id = ${number.leadId}`;
  return number.zipArea === undefined
    ? [isLead]
    : [sql<SqlBool>`(${isLead} or ${isInZipArea(number.zipArea)})`];
}

/** A whole ZIP code is known of a lead once it is paid for, and of no other. */
function quotedPlaces({ number, paidZipId }: Finding, agentId: number): Match[] {
  const isPaidIn = (zipId: number) =>
    sql<SqlBool>`(${quotedStatus(agentId)} = 'completed' and lead.zip_id = ${zipId})`;
  if (paidZipId !== undefined) return [isPaidIn(paidZipId)];
  if (!number) return [];
  const { leadId, zipArea, zipId } = number;
  const found = [
    sql<SqlBool>`lead.id = ${leadId}`,
    ...(zipArea === undefined
      ? []
      : [sql<SqlBool>`(not ${isDeletedFor(agentId, "lead")} and ${isInZipArea(zipArea)})`]),
    ...(zipId === undefined ? [] : [isPaidIn(zipId)]),
  ];
  return [sql<SqlBool>`(${sql.join(found, sql` or `)})`];
}
