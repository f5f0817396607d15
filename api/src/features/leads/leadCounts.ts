import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import { UNNAMED, type Queries } from "../../database";
import { liesInServiceArea, masksWrittenBy, type ServiceArea } from "../../leads/leadVisibility";
import { everyMask } from "../../reference/insuranceTypes";
import type { Finding } from "./finding";
import { allOf } from "./leadList";
import { isInZipArea } from "./leadMatches";
import { quotedMatches, type QuotedStatus } from "./quotedLeads";

/** How a lead stands to an agent: open and not quoted by them, or as they quoted it. */
export type ListedStatus = "new" | QuotedStatus;
type Counts = ReadonlyMap<ListedStatus, number>;

/** In place of a combination of types, where the leads of all of them are counted. */
const EVERY_COMBINATION = 0;

/** Whether the counters tell how many new leads there are. */
export function isCounted({ typeMasks, zipArea, ...others }: Finding): boolean {
  return Object.keys(others).length === 0;
}

/** How many leads the agent has of these statuses; new ones only of what {@link isCounted}. */
export async function countLeads(
  queries: Queries,
  area: ServiceArea,
  statuses: readonly ListedStatus[],
  finding: Finding,
): Promise<Counts> {
  const quoted = statuses.filter((status) => status !== "new");
  if (quoted.length === statuses.length) {
    return countQuoted(queries, area.agentId, quoted, finding);
  }
  const whose = { agentId: area.agentId, statuses: ["quoted" as const, ...quoted] };
  return countThose(queries, quotedMatches(whose, finding), [
    ["new", newLeadCount(area, finding)],
    ...quoted.map(quotedCount),
  ]);
}

/** How many leads the agent has quoted, by their status. */
export async function countQuoted(
  queries: Queries,
  agentId: number,
  statuses: readonly QuotedStatus[],
  finding: Finding = {},
): Promise<Counts> {
  if (statuses.length === 0) return new Map();
  const matches = quotedMatches({ agentId, statuses }, finding);
  return countThose(queries, matches, statuses.map(quotedCount));
}

/** All of an agent's own that match are read once, and counted in several ways. */
async function countThose(
  queries: Queries,
  matches: readonly Expression<SqlBool>[],
  counts: readonly [ListedStatus, RawBuilder<unknown>][],
): Promise<Counts> {
  const columns = counts.map(([status, count]) => sql`(${count})::integer as ${sql.id(status)}`);
  const { rows } = await sql<Record<ListedStatus, number>>`${sql.raw(UNNAMED)}
    select ${sql.join(columns)} from agent_leads as lead where ${allOf(matches)}
  `.execute(queries);
  return new Map(counts.map(([status]) => [status, rows[0]?.[status] ?? 0]));
}

const quotedCount = (status: QuotedStatus): [ListedStatus, RawBuilder<unknown>] => [
  status,
  sql`count(*) filter (where lead.status = ${status})`,
];

/** The open leads in the area as counted by ZIP code and types, less those the agent has quoted. */
function newLeadCount(area: ServiceArea, finding: Finding) {
  const isOwn = [sql<SqlBool>`lead.status = 'quoted'`, ...liesInServiceArea(area)];
  return sql`${openLeadCount(area, finding)} - count(*) filter (where ${allOf(isOwn)})`;
}

function openLeadCount(area: ServiceArea, { typeMasks, zipArea }: Finding) {
  const masks = masksWrittenBy(area.carriers).filter((mask) => typeMasks?.includes(mask) ?? true);
  if (area.isPaused || masks.length === 0) return sql`0`;
  if (area.allZips && zipArea === undefined) {
    return sql`(
      select coalesce(sum(open_count), 0) from lead_counts
      where type_mask = any(${masks}::integer[]))`;
  }
  const counted = masks.length === everyMask.length ? [EVERY_COMBINATION] : masks;
  const hasTypes = sql<SqlBool>`type_mask = any(${counted}::integer[])`;
  if (area.allZips) {
    return sql`(
      select coalesce(sum(open_count), 0) from lead_counts_by_area, unnest(open_counts) as open_count
      where ${hasTypes} and area = ${Number(zipArea)})`;
  }
  return sql`(
    select coalesce(sum(open_counts[1 + zip_id % 100]), 0)
    from agent_zips inner join lead_counts_by_area on area = zip_id / 100
    where ${hasTypes} and agent_id = ${area.agentId}
      and ${zipArea === undefined ? sql`true` : isInZipArea(zipArea, sql.ref("zip_id"))})`;
}

/** How many there are of these statuses. */
export function sumOf(counts: Counts, statuses: readonly ListedStatus[]): number {
  return statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
}
