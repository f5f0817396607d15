import { sql, type Expression, type SqlBool } from "kysely";
import { liesInServiceArea, masksWrittenBy, manyZipsOf } from "../../leads/leadVisibility";
import type { ServiceArea } from "../../leads/serviceArea";
import { everyMask } from "../../reference/insuranceTypes";
import type { Finding } from "./finding";
import { allOf } from "./leadList";
import { isInZipArea } from "./leadMatches";
import { quotedMatches, type QuotedStatus } from "./quotedLeads";

/** How a lead stands to an agent: open and not quoted by them, or as they quoted it. */
export type ListedStatus = "new" | QuotedStatus;
/** How many leads there are of each status, where there are any. */
type QuotedCounts = Partial<Record<QuotedStatus, number>>;

/** In place of a combination of types, where the leads of all of them are counted. */
const EVERY_COMBINATION = 0;

/** Whether the counters tell how many new leads there are. */
export function isCounted({ typeMasks, zipArea, ...others }: Finding): boolean {
  return Object.keys(others).length === 0;
}

/** How many leads the agent has of these statuses; new ones only of what {@link isCounted}. */
export function leadCount(
  area: ServiceArea,
  statuses: readonly ListedStatus[],
  finding: Finding,
): Expression<number> {
  const { agentId } = area;
  const quoted = statuses.filter((status) => status !== "new");
  if (quoted.length === statuses.length) return quotedCount(agentId, quoted, finding);
  if (!quoted.includes("quoted")) return newLeadCount(area, finding);
  // Of the agent's own those that the counters have, too, count once.
  const isAnywhere = liesInServiceArea(area).length === 0;
  const others = quoted.filter((status) => status !== "quoted" || !isAnywhere);
  const matches = quotedMatches({ agentId, statuses: others }, finding);
  return sql`${openLeadCount(area, finding)} + ${countWhere([...matches, isNotOpenIn(area)])}`;
}

/** That a lead of the agent's own is not among the open ones of their area. */
export function isNotOpenIn(area: ServiceArea): Expression<SqlBool> {
  const isOpen = allOf([sql<SqlBool>`lead.status = 'quoted'`, ...liesInServiceArea(area)]);
  return sql<SqlBool>`(${isOpen}) is not true`;
}

/** The open leads in the area as counted by ZIP code and types, less those the agent has quoted. */
export function newLeadCount(area: ServiceArea, finding: Finding): Expression<number> {
  const own = quotedMatches({ agentId: area.agentId, statuses: ["quoted"] }, finding);
  return sql`${openLeadCount(area, finding)} - ${countWhere([...own, ...liesInServiceArea(area)])}`;
}

/** How many leads the agent has quoted, of these statuses. */
export function quotedCount(
  agentId: number,
  statuses: readonly QuotedStatus[],
  finding: Finding = {},
): Expression<number> {
  if (statuses.length === 0) return sql`0`;
  return countWhere(quotedMatches({ agentId, statuses }, finding));
}

/** How many leads the agent has quoted, by their status. */
export const quotedCounts = (agentId: number): Expression<QuotedCounts | null> => sql`(
  select json_object_agg(status, count) from (
    select status, count(*) from agent_leads where agent_id = ${agentId} group by status
  ) as counted)`;

const countWhere = (matches: readonly Expression<SqlBool>[]): Expression<number> =>
  sql`(select count(*) from agent_leads as lead where ${allOf(matches)})::integer`;

function openLeadCount(area: ServiceArea, { typeMasks, zipArea }: Finding) {
  const masks = masksWrittenBy(area.carriers).filter((mask) => typeMasks?.includes(mask) ?? true);
  if (area.isPaused || masks.length === 0) return sql`0`;
  if (area.allZips && zipArea === undefined) {
    return sql`(
      select coalesce(sum(open_count), 0) from lead_counts
      where type_mask = any(${masks}::integer[]))::integer`;
  }
  const counted = masks.length === everyMask.length ? [EVERY_COMBINATION] : masks;
  const hasTypes = sql<SqlBool>`type_mask = any(${counted}::integer[])`;
  if (area.allZips) {
    return sql`(
      select coalesce(sum(open_count), 0) from lead_counts_by_area, unnest(open_counts) as open_count
      where ${hasTypes} and area = ${Number(zipArea)})::integer`;
  }
  if (area.zipIds === null && zipArea === undefined) {
    const own = sql`substring(${manyZipsOf(area.agentId)} from 1 + 1000 * region for 1000)`;
    return sql`(
      select coalesce(sum(bit_count(bits & ${own}) << plane), 0)
      from lead_count_planes where ${hasTypes})::integer`;
  }
  return sql`(
    select coalesce(sum(open_counts[1 + zip_id % 100]), 0)
    from agent_zips inner join lead_counts_by_area on area = zip_id / 100
    where ${hasTypes} and agent_id = ${area.agentId}
      and ${zipArea === undefined ? sql`true` : isInZipArea(zipArea, sql.ref("zip_id"))})::integer`;
}
