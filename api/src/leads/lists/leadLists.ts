import type { LeadSort } from "@quotehaven/contract/rules";
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import { searchQuery } from "../clientWords";
import type { LeadStatus, OpenedLead } from "../desk/desk";
import { liesInServiceArea, masksWrittenBy, zipIdsOf } from "../leadVisibility";
import type { ServiceArea } from "../../accounts/profiles/serviceArea";
import type { LeadCriteria, LeadListRequest } from "./leadListRequest";

type Match = Expression<SqlBool>;
type Sql = RawBuilder<unknown>;

/** Some of the leads of a list; `order` is how these come from an index. */
type Part = { keys: Sql; from: Sql; matches: readonly Match[]; order: Sql };

/** An agent's service area, and what they opened of leads that they have not quoted. */
export type Reach = { area: ServiceArea; opened: readonly OpenedLead[] };

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

const selectOf = ({ keys, from, matches }: Part): Sql =>
  sql`select ${keys} from ${from} where ${every(matches)}`;

/** The first of a part in its own order. */
export const firstOf = (part: Part, limit: number): Sql =>
  sql`(${selectOf(part)} order by ${part.order} limit ${limit})`;

/** How many leads some parts have together; of none are more counted than `atMost`. */
export const countOf = (parts: readonly Part[], atMost: number): RawBuilder<number> =>
  sql<number>`(${sql.join(
    parts.map(
      ({ from, matches }) => sql`(select count(*) from (
        select 1 from ${from} where ${every(matches)} limit ${atMost}
      ) as counted)`,
    ),
    sql` + `,
  )})::integer`;

/** The open leads that the agent has not quoted: those of their area, and those that they opened elsewhere. */
export function newLeads({ area, opened }: Reach, criteria: LeadCriteria): Part[] {
  const isInArea = every(liesInServiceArea(area));
  const all = (where: Match): Part => ({
    keys: newKeys(sql`lead.renews_on`),
    from: sql`applications as lead`,
    matches: [
      sql<SqlBool>`lead.is_open`,
      where,
      ...matchesOf(criteria),
      ...newPlaces(criteria),
      ...newMatches(criteria, opened),
    ],
    order: newest,
  });
  const inArea = all(sql<SqlBool>`${isInArea} and not exists (
    select from quotes
    where agent_id = ${area.agentId} and application_id = lead.id and removed_at is null
  )`);
  // Their ZIP codes are not found by choosing others.
  const elsewhere = all(sql<SqlBool>`${isOneOf(opened)} and not (${isInArea})`);
  return opened.length === 0 ? [inArea] : [inArea, elsewhere];
}

const isOneOf = (leads: readonly { id: number }[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`lead.id = any(${leads.map(({ id }) => id)}::bigint[])`;

/** What must hold of leads that are not quoted: what was opened alone has notes, and a last name to be found by. */
function newMatches(
  { words, findsRowsAlone, carrier, dueBy }: LeadCriteria,
  opened: readonly OpenedLead[],
): Match[] {
  const due = opened.filter(({ followUpOn }) => followUpOn && dueBy && followUpOn <= dueBy);
  const read = opened.filter(({ readAt }) => readAt !== null);
  const isRead = findsRowsAlone ? sql<SqlBool>`false` : isOneOf(read);
  return [
    ...(dueBy === undefined ? [] : [isOneOf(due)]),
    ...(carrier
      ? [
          sql<SqlBool>`not exists (
            select from quotes
            where application_id = lead.id and carrier_id = ${carrier.id} and removed_at is null
          )`,
        ]
      : []),
    ...(words === undefined ? [] : [hasWords(words, isRead)]),
  ];
}

const newKeys = (renewsOn: Sql): Sql =>
  sql`lead.id, false as sorts_last, lead.submitted_at, ${renewsOn} as renews_on, lead.need,
    null::integer as best_monthly, lead.premium_yearly`;

/** The same in parts of which each comes from an index in the order that is wanted. */
export function newLeadsInOrder(reach: Reach, { criteria, sort, today }: LeadListRequest): Part[] {
  const parts = newLeads(reach, criteria);
  if (sort === "need") return parts.map((part) => ({ ...part, order: orders.need }));
  if (sort === "newest") return parts;
  if (sort === "price")
    return parts.map((part) => ({ ...part, order: sql`premium_yearly desc, ${newest}` }));
  // Policies that ended already come with those of which no end is known, newest first.
  const ends = sql<SqlBool>`lead.renews_on >= ${today}::date`;
  return parts.flatMap((part) => [
    { ...part, matches: [...part.matches, ends], order: orders.renewal },
    {
      ...part,
      keys: newKeys(sql`null::date`),
      matches: [...part.matches, sql<SqlBool>`(${ends}) is not true`],
    },
  ]);
}

/** The leads that the agent quoted, a part for each way in which they stand, but for deleted ones put away. */
export function quotedLeads(
  agentId: number,
  statuses: readonly LeadStatus[] | "all",
  { criteria, sort, today }: Pick<LeadListRequest, "criteria" | "sort" | "today">,
): Part[] {
  const stands =
    statuses === "all"
      ? [sql<SqlBool>`lead.status <> 'opened'`]
      : statuses.map((status) => sql<SqlBool>`lead.status = ${status}`);
  return stands.map((isStatus) => ({
    keys: sql`lead.application_id as id, lead.sorts_last, lead.submitted_at,
      case when lead.renews_on >= ${today}::date then lead.renews_on end as renews_on,
      lead.need, lead.best_monthly, 0 as premium_yearly`,
    from: sql`agent_leads as lead`,
    matches: [
      sql<SqlBool>`lead.agent_id = ${agentId}`,
      isStatus,
      sql<SqlBool>`lead.put_away_at is null`,
      ...matchesOf(criteria),
      ...deskMatches(criteria),
      ...quotedPlaces(criteria),
    ],
    order: orders[sort],
  }));
}

/** What must hold of each `lead`, new or quoted. */
function matchesOf({ typeMasks, state, zipArea, carrier, renewal }: LeadCriteria): Match[] {
  return [
    ...(typeMasks ? [hasTypes(typeMasks)] : []),
    ...(state === undefined ? [] : [sql<SqlBool>`lead.client_state = ${state}`]),
    ...(zipArea === undefined ? [] : [isInZipArea(zipArea)]),
    ...(carrier === undefined
      ? []
      : [carrier ? hasTypes(masksWrittenBy([carrier])) : sql<SqlBool>`false`]),
    ...(renewal
      ? [sql<SqlBool>`lead.renews_on between ${renewal.from}::date and ${renewal.to}::date`]
      : []),
  ];
}

/** The same of leads on the agent's desk. */
function deskMatches({ words, findsRowsAlone, carrier, dueBy }: LeadCriteria): Match[] {
  const isRead = sql<SqlBool>`lead.read_at is not null`;
  const hasName = findsRowsAlone ? sql<SqlBool>`lead.status = 'completed'` : isRead;
  return [
    ...(words === undefined ? [] : [hasWords(words, hasName)]),
    ...(carrier
      ? [sql<SqlBool>`lead.status = 'quoted' and not ${carrier.id} = any(lead.quoted_carriers)`]
      : []),
    ...(dueBy === undefined ? [] : [sql<SqlBool>`lead.follow_up_on <= ${dueBy}::date`]),
  ];
}

const hasTypes = (masks: readonly number[]): Match =>
  sql<SqlBool>`lead.type_mask = any(${masks}::integer[])`;

/** Beginnings of words of a row, or of the whole name of a client whose name the agent was shown. */
function hasWords(words: string, hasName: Match): Match {
  const [inRow, inName] = [searchQuery(words, { ofRows: true }), searchQuery(words)];
  if (inRow === null) return sql<SqlBool>`false`;
  return sql<SqlBool>`(lead.client_words @@ ${inRow}::tsquery
    or (${hasName} and lead.client_words @@ ${inName}::tsquery))`;
}

function isInZipArea(zipArea: string): Match {
  const [first, last] = zipIdsOf(zipArea);
  return sql<SqlBool>`lead.zip_id between ${first} and ${last}`;
}

/** Nobody has paid for a lead that they have not quoted, so no whole ZIP code finds one. */
function newPlaces({ number, paidZipId }: LeadCriteria): Match[] {
  if (paidZipId !== undefined) return [sql<SqlBool>`false`];
  if (!number) return [];
  const isLead = sql<SqlBool>`lead.id = ${number.leadId}`;
  return number.zipArea === undefined
    ? [isLead]
    : [sql<SqlBool>`(${isLead} or ${isInZipArea(number.zipArea)})`];
}

/** A whole ZIP code is known of a lead once it is paid for, and of no other. */
function quotedPlaces({ number, paidZipId }: LeadCriteria): Match[] {
  const isPaidIn = (zipId: number) =>
    sql<SqlBool>`(lead.status = 'completed' and lead.zip_id = ${zipId})`;
  const chosen = paidZipId === undefined ? [] : [isPaidIn(paidZipId)];
  if (!number) return chosen;
  const { leadId, zipArea, zipId } = number;
  const found = [
    sql<SqlBool>`lead.application_id = ${leadId}`,
    ...(zipArea === undefined ? [] : [isInZipArea(zipArea)]),
    ...(zipId === undefined ? [] : [isPaidIn(zipId)]),
  ];
  return [...chosen, sql<SqlBool>`(${sql.join(found, sql` or `)})`];
}
