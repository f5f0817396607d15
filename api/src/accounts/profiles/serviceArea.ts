import { missingInAgentProfile } from "@quotehaven/contract/rules";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { agentColumns, selectionOf } from "./profileRows";
import type { Queries } from "../../database";
import { notFound, refusal } from "../../server/errors";

/** So many ZIP codes are named in a statement. */
const NAMED_ZIPS = 500;

/** Where an agent quotes and with whom: what decides which open leads are for them. */
export type ServiceArea = {
  agentId: number;
  /** Every lead, whatever its ZIP code. */
  allZips: boolean;
  /** Null where there are too many to name them in a statement: then it reads `agent_zips`. */
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

/**
 * Like {@link serviceAreaOf}; null where the profile is not complete.
 *
 * @throws 404 where there is no such agent.
 */
export async function findServiceArea(
  queries: Queries,
  agentId: number,
  now: Date,
): Promise<ServiceArea | null> {
  const row = await queries
    .selectFrom("agents")
    .innerJoin("users", "users.id", "agents.user_id")
    .select(selectionOf(agentColumns))
    .select((eb) => [
      "agents.all_zips as allZips",
      "agents.pause_ends_at as pauseEndsAt",
      "agents.stopped_at as stoppedAt",
      jsonArrayFrom(carriersQuery(queries, agentId)).as("carriers"),
      sql<number[]>`array(${eb
        .selectFrom("agent_zips")
        .select("zip_id")
        .where("agent_id", "=", agentId)
        .limit(NAMED_ZIPS + 1)})`.as("zipIds"),
    ])
    .where("agents.user_id", "=", agentId)
    .executeTakeFirstOrThrow(() => notFound());
  const { allZips, zipIds, carriers, stoppedAt, pauseEndsAt } = row;
  const needed = { ...row, hasAllZipCodes: allZips, zipCodes: zipIds };
  if (missingInAgentProfile(needed).length > 0) return null;
  return {
    agentId,
    allZips,
    zipIds: zipIds.length > NAMED_ZIPS ? null : zipIds,
    carriers,
    isPaused: stoppedAt !== null || (pauseEndsAt !== null && pauseEndsAt > now),
  };
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
