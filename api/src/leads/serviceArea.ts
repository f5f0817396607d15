import {
  missingInAgentProfile,
  neededAgentFields,
  type NeededOfAgent,
} from "@quotehaven/contract/rules";
import { sql, type RawBuilder } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { agentColumns } from "../accounts/profileRows";
import type { Queries } from "../database";
import { notFound, refusal } from "../errors";

/** Where an agent quotes and with whom: what decides which open leads are for them. */
export type ServiceArea = {
  agentId: number;
  /** Every lead, whatever its ZIP code. */
  allZips: boolean;
  /** Null where there are too many to name them in a statement: then they are `agents.many_zips`. */
  zipIds: number[] | null;
  carriers: AgentCarrier[];
  /** No new leads for a while: the agent asked for it, or an operator paused the agency. */
  isPaused: boolean;
};

/** A carrier that the agent works with; `typeMask` has one bit for each insurance type it writes. */
export type AgentCarrier = { id: number; name: string; typeMask: number };

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
  return complete(await findServiceArea(queries, agentId, now));
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
  return areaSaid(agentId, await readServiceAreaText(queries, agentId), now);
}

/** Reads {@link serviceAreaText} by itself. @throws 404 where there is no such agent. */
export async function readServiceAreaText(queries: Queries, agentId: number): Promise<string> {
  const asked = serviceAreaText(queries, agentId);
  const { rows } = await sql<{ text: string | null }>`select ${asked} as text`.execute(queries);
  const text = rows[0]?.text ?? null;
  if (text === null) throw notFound();
  return text;
}

/** The service area that a {@link serviceAreaText} says. @throws as {@link serviceAreaOf}. */
export const serviceAreaIn = (agentId: number, text: string, now: Date): ServiceArea =>
  complete(areaSaid(agentId, text, now));

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

/** What {@link serviceAreaText} says. */
type AreaProfile = Record<Exclude<NeededOfAgent, "carriers" | "zipCodes">, string | null> & {
  hasAllZipCodes: boolean;
  pauseEndsAt: string | null;
  stoppedAt: string | null;
  carriers: AgentCarrier[];
  zipIds: number[] | null;
};

const profileColumns = sql.join(
  [
    ...neededAgentFields.map((name) => [name, agentColumns[name]] as const),
    ["hasAllZipCodes", "agents.all_zips"] as const,
    ["pauseEndsAt", "agents.pause_ends_at"] as const,
    ["stoppedAt", "agents.stopped_at"] as const,
  ].map(([name, column]) => sql`${sql.ref(column)} as ${sql.id(name)}`),
);

/** All that decides which leads an agent sees, as one text: it stays the same until any of it changes. */
export const serviceAreaText = (
  queries: Queries,
  agentId: number,
): RawBuilder<string | null> => sql`(
  select to_json(profile)::text from (
    select ${profileColumns},
      ${jsonArrayFrom(carriersQuery(queries, agentId))} as carriers,
      case when agents.all_zips then '{}' when agents.many_zips is not null then null else array(
        select zip_id from agent_zips where agent_id = ${agentId} order by zip_id) end as "zipIds"
    from agents inner join users on users.id = agents.user_id
    where agents.user_id = ${agentId}
  ) as profile)`;

function areaSaid(agentId: number, text: string, now: Date): ServiceArea | null {
  const profile: AreaProfile = JSON.parse(text);
  const { hasAllZipCodes: allZips, zipIds, carriers, stoppedAt, pauseEndsAt } = profile;
  const isAnywhere = allZips || zipIds === null;
  const needed = { ...profile, hasAllZipCodes: isAnywhere, zipCodes: zipIds ?? [] };
  if (missingInAgentProfile(needed).length > 0) return null;
  const isPaused = stoppedAt !== null || (pauseEndsAt !== null && new Date(pauseEndsAt) > now);
  return { agentId, allZips, zipIds, carriers, isPaused };
}

function complete<Area>(area: Area | null): Area {
  if (!area) throw refusal(400, "profile-incomplete");
  return area;
}
