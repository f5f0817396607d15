import {
  allZipCodesId,
  missingInAgentProfile,
  neededAgentFields,
} from "@quotehaven/contract/rules";
import { sql, type Expression, type SqlBool } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { agentColumns, selectionOf } from "../accounts/profileRows";
import type { Queries, Tx } from "../database";
import { conflict, notFound, refusal } from "../errors";
import { carrierWritesEveryType, everyMask } from "../reference/insuranceTypes";

/** Where an agent quotes and with whom: what decides which open leads are for them. */
export type ServiceArea = {
  agentId: number;
  /** Every lead, whatever its ZIP code. */
  allZips: boolean;
  zipIds: number[];
  carriers: AgentCarrier[];
  /** No new leads for a while: the agent asked for it, or an operator paused the agency. */
  isPaused: boolean;
};

/** A carrier that the agent works with; `typeMask` has one bit for each insurance type it writes. */
export type AgentCarrier = { id: number; name: string; typeMask: number };

/** What of a lead decides for whom it is. */
type LeadPlace = { zipId: number | null; typeMask: number };

/** What a complete profile says besides its ZIP codes and carriers (AGE-6). */
const neededColumns = neededAgentFields.map((name) => agentColumns[name]);

/**
 * The agent's service area, where the profile is complete (AGE-6).
 *
 * @throws 400 `profile-incomplete` without a carrier, a ZIP code, or any of the agency's and the
 * representative's details.
 */
export async function serviceAreaOf(
  queries: Queries,
  agentId: number,
  now: Date,
): Promise<ServiceArea> {
  const area = await findServiceArea(queries, agentId, now);
  if (!area) throw refusal(400, "profile-incomplete");
  return area;
}

/** Whether an agent's profile is complete (AGE-6), so that there are leads to see. */
export async function hasServiceArea(
  queries: Queries,
  agentId: number,
  now: Date,
): Promise<boolean> {
  return (await findServiceArea(queries, agentId, now)) !== null;
}

/** Like {@link serviceAreaOf}; null where the profile is not complete. */
export async function findServiceArea(
  queries: Queries,
  agentId: number,
  now: Date,
): Promise<ServiceArea | null> {
  const profile = await queries
    .selectFrom("agents")
    .innerJoin("users", "users.id", "agents.user_id")
    .select(
      selectionOf({
        ...agentColumns,
        hasAllZipCodes: "agents.all_zips",
        pauseEndsAt: "agents.pause_ends_at",
        stoppedAt: "agents.stopped_at",
      }),
    )
    .select([
      jsonArrayFrom(carriersQuery(queries, agentId)).as("carriers"),
      // Thousands of numbers are read from JSON ten times as fast as from an array.
      sql<number[]>`to_json(case when agents.all_zips then '{}' else array(
        select zip_id from agent_zips where agent_id = ${agentId}) end)`.as("zipIds"),
    ])
    .where("agents.user_id", "=", agentId)
    .executeTakeFirst();
  if (!profile) throw notFound();
  const { hasAllZipCodes: allZips, zipIds, carriers } = profile;
  const missing = missingInAgentProfile({ ...profile, zipCodes: zipIds, carriers });
  if (missing.length > 0) return null;
  const isPaused =
    profile.stoppedAt !== null || (profile.pauseEndsAt !== null && profile.pauseEndsAt > now);
  return { agentId, allZips, zipIds, carriers, isPaused };
}

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

/** The carriers that the agent works with, by name. */
export async function carriersOf(queries: Queries, agentId: number): Promise<AgentCarrier[]> {
  return carriersQuery(queries, agentId).execute();
}

function carriersQuery(queries: Queries, agentId: number) {
  return queries
    .selectFrom("agent_carriers")
    .innerJoin("carriers", "carriers.id", "agent_carriers.carrier_id")
    .select(["carriers.id", "carriers.name", "carriers.type_mask as typeMask"])
    .where("agent_carriers.agent_id", "=", agentId)
    .orderBy("carriers.name");
}

/** The combinations of insurance types that at least one of these carriers writes whole. */
export function masksWrittenBy(carriers: readonly AgentCarrier[]): number[] {
  return everyMask.filter((mask) =>
    carriers.some((carrier) => carrierWritesEveryType(carrier.typeMask, mask)),
  );
}

/**
 * Whether a lead lies in the agent's service area, and one of their carriers writes all of it. While
 * the agent pauses none does.
 */
export function isInServiceArea(area: ServiceArea, lead: LeadPlace): boolean {
  return (
    !area.isPaused &&
    (area.allZips || (lead.zipId !== null && area.zipIds.includes(lead.zipId))) &&
    masksWrittenBy(area.carriers).includes(lead.typeMask)
  );
}

/** {@link isInServiceArea} for each `lead` of a query, open or not. */
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

/** From so many ZIP codes on, planning for each of them takes longer than finding leads among them. */
const MANY_ZIPS = 500;

/** Whether an area has so many of all leads that they are soon met in the order of an index. */
export const isWide = ({ allZips, zipIds }: ServiceArea) => allZips || zipIds.length >= MANY_ZIPS;

/** Whether a ZIP code is one of the area's, where it does not have all. */
function isOneOfZips(area: ServiceArea, zipId: Expression<unknown>): Expression<SqlBool> {
  if (!isWide(area)) return sql<SqlBool>`${zipId} = any(${area.zipIds}::integer[])`;
  // Without "is true" the two would be joined, which looks each lead's ZIP code up.
  return sql<SqlBool>`(${zipId} in (
    select zip_id from agent_zips where agent_id = ${area.agentId})) is true`;
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
  tx: Tx,
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
          select("users.verified_at", "is not", null),
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
 * What lets an agent see a lead besides their service area: a live quote on it, or that they
 * opened it while it lay in their area. Whoever has opened a lead goes on seeing it while it is
 * open, whatever ZIP codes they choose since: its ZIP code cannot be found by choosing.
 */
export async function knowsLead(
  queries: Queries,
  agentId: number,
  leadId: number,
): Promise<{ hasQuoted: boolean; hasOpened: boolean }> {
  const { rows } = await sql<{ hasQuoted: boolean; hasOpened: boolean }>`
    select
      exists (select from quotes where agent_id = ${agentId} and application_id = ${leadId}
        and removed_at is null and not lead_deleted) as "hasQuoted",
      exists (select from lead_reads where agent_id = ${agentId}
        and application_id = ${leadId}) as "hasOpened"
  `.execute(queries);
  return rows[0] ?? { hasQuoted: false, hasOpened: false };
}
