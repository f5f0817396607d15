import { allZipCodesId, neededAgentFields } from "@quotehaven/contract/rules";
import { sql, type Expression, type SqlBool } from "kysely";
import { agentColumns } from "../accounts/profiles/profileRows";
import type { Queries, Tx } from "../database";
import { conflict } from "../server/errors";
import { carrierWritesEveryType, everyMask } from "../reference/insuranceTypes";
import { deskOf } from "./desk/desk";
import type { AgentCarrier, ServiceArea } from "../accounts/profiles/serviceArea";

/** What of a lead decides for whom it is. */
type LeadPlace = { zipId: number | null; typeMask: number };

/** What a complete profile says besides its ZIP codes and carriers (AGE-6). */
const neededColumns = neededAgentFields.map((name) => agentColumns[name]);

/** Refuses what an agency that an operator paused may not do. @throws 409 `agency-paused`. */
export async function refuseStopped(queries: Queries, agentId: number): Promise<void> {
  const stopped = await queries
    .selectFrom("agents")
    .select("user_id")
    .where("user_id", "=", agentId)
    .where("stopped_at", "is not", null)
    .executeTakeFirst();
  if (stopped) throw conflict("agency-paused");
}

/** The combinations of insurance types that at least one of these carriers writes whole. */
export function masksWrittenBy(carriers: readonly AgentCarrier[]): number[] {
  return everyMask.filter((mask) =>
    carriers.some((carrier) => carrierWritesEveryType(carrier.typeMask, mask)),
  );
}

/**
 * Whether each `lead` of a query, open or not, lies in the agent's service area, and one of their carriers
 * writes all of it. While the agent pauses none does.
 */
export function liesInServiceArea(area: ServiceArea): Expression<SqlBool>[] {
  const masks = masksWrittenBy(area.carriers);
  return [
    ...(area.isPaused ? [sql<SqlBool>`false`] : []),
    ...(masks.length === everyMask.length
      ? []
      : [sql<SqlBool>`lead.type_mask = any(${masks}::integer[])`]),
    ...(area.allZips ? [] : [isOneOfZips(area, sql.ref("lead.zip_id"))]),
  ];
}

/** Whether one lead lies there: {@link liesInServiceArea}. */
export async function isInServiceArea(
  queries: Queries,
  area: ServiceArea,
  leadId: number,
): Promise<boolean> {
  const lead = await queries
    .selectFrom("applications as lead")
    .select("lead.id")
    .where("lead.id", "=", leadId)
    .where(({ and }) => and(liesInServiceArea(area)))
    .executeTakeFirst();
  return lead !== undefined;
}

/** Whether a ZIP code is one of the area's, where it does not have all. */
function isOneOfZips(
  { agentId, zipIds }: ServiceArea,
  zipId: Expression<unknown>,
): Expression<SqlBool> {
  return zipIds === null
    ? sql<SqlBool>`${zipId} in (select zip_id from agent_zips where agent_id = ${agentId})`
    : sql<SqlBool>`${zipId} = any(${zipIds}::integer[])`;
}

/** The first and the last ZIP code that begins with these three digits. */
export function zipIdsOf(zipArea: string): [number, number] {
  const first = Number(zipArea) * 100;
  return [Math.max(first, allZipCodesId + 1), first + 99];
}

/**
 * The same seen from a lead: of the next agents who quote in its ZIP code, or in all, those whose
 * complete service area it lies in and who do not pause; and the last one looked at, null where there
 * are no more.
 */
export async function agentsServing(
  tx: Tx,
  lead: LeadPlace,
  page: { afterAgentId: number; limit: number; now: Date },
): Promise<{ agentIds: number[]; reached: number | null }> {
  const rows = await agentsAround(tx, lead, page).execute();
  return {
    agentIds: rows.filter(({ isServing }) => isServing).map(({ id }) => id),
    reached: rows.length < page.limit ? null : (rows.at(-1)?.id ?? null),
  };
}

/** The next agents around a lead, in the order of their ids: as many of each index as are asked for. */
export function agentsAround(
  tx: Queries,
  lead: LeadPlace,
  { afterAgentId, limit, now }: { afterAgentId: number; limit: number; now: Date },
) {
  const everywhere = tx
    .selectFrom("agents")
    .select("user_id as id")
    .where("all_zips", "=", true)
    .where("user_id", ">", afterAgentId)
    .orderBy("user_id")
    .limit(limit);
  const here = tx
    .selectFrom("agent_zips")
    .select("agent_id as id")
    .where("zip_id", "=", lead.zipId ?? 0)
    .where("agent_id", ">", afterAgentId)
    .orderBy("agent_id")
    .limit(limit);
  const around = tx
    .selectFrom(here.as("here"))
    .select("id")
    .union(tx.selectFrom(everywhere.as("everywhere")).select("id"))
    .orderBy("id")
    .limit(limit);
  return tx
    .selectFrom(around.as("around"))
    .innerJoin("agents", "agents.user_id", "around.id")
    .innerJoin("users", "users.id", "around.id")
    .select("around.id")
    .select((select) =>
      select
        .and([
          select("users.deleted_at", "is", null),
          select("agents.stopped_at", "is", null),
          select.or([
            select("agents.pause_ends_at", "is", null),
            select("agents.pause_ends_at", "<=", now),
          ]),
          ...neededColumns.map((column) => select(column, "<>", "")),
          select.exists(
            select
              .selectFrom("agent_carriers as c")
              .innerJoin("carriers as k", "k.id", "c.carrier_id")
              .select("k.id")
              .whereRef("c.agent_id", "=", "around.id")
              .where(sql<boolean>`(k.type_mask & ${lead.typeMask}) = ${lead.typeMask}`),
          ),
        ])
        .as("isServing"),
    )
    .orderBy("around.id");
}

/**
 * What lets an agent see a lead besides their service area: a live quote on it, or that it is on their desk, as
 * they opened it while it lay in their area. Whoever has opened a lead goes on seeing and finding it while it is
 * open, whatever ZIP codes they choose since: its ZIP code cannot be found by choosing.
 */
export async function knowsLead(
  queries: Queries,
  agentId: number,
  leadId: number,
): Promise<{ hasQuoted: boolean; hasOpened: boolean }> {
  const status = (await deskOf(queries, agentId, [leadId])).get(leadId)?.status ?? "deleted";
  return {
    hasQuoted: status !== "opened" && status !== "deleted",
    hasOpened: status === "opened",
  };
}
