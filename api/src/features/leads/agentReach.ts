import { typeMask } from "../../reference/insuranceTypes";
import type { Queries } from "../../database";
import { notFound, refusal } from "../../errors";

/** What decides which leads an agent may see and quote. */
export type AgentReach = {
  agentId: number;
  /** Every lead, whatever its ZIP code. */
  allZips: boolean;
  zipIds: number[];
  carriers: { id: number; name: string; typeMask: number }[];
};

/** What a complete profile says besides its ZIP codes and carriers (AGE-6). */
export const agentDetails = [
  "agents.agency_name",
  "agents.agency_address",
  "agents.agency_email",
  "agents.agency_phone",
  "agents.license_number",
  "users.first_name",
  "users.last_name",
  "users.email",
  "users.phone",
] as const;

/**
 * The agent's reach, where the profile is complete (AGE-6).
 *
 * @throws 400 `profile-incomplete` without a carrier, a ZIP code, or any of the agency's and the
 * representative's details.
 */
export async function agentReach(queries: Queries, agentId: number): Promise<AgentReach> {
  const reach = await findReach(queries, agentId);
  if (!reach) throw refusal(400, "profile-incomplete");
  return reach;
}

/** Whether an agent's profile is complete (AGE-6), so that there are leads to see. */
export async function seesLeads(queries: Queries, agentId: number): Promise<boolean> {
  return (await findReach(queries, agentId)) !== null;
}

async function findReach(queries: Queries, agentId: number): Promise<AgentReach | null> {
  const profile = await queries
    .selectFrom("agents")
    .innerJoin("users", "users.id", "agents.user_id")
    .select(["agents.all_zips", ...agentDetails])
    .where("agents.user_id", "=", agentId)
    .executeTakeFirst();
  if (!profile) throw notFound();
  const { all_zips: allZips, ...details } = profile;
  const carriers = await carriersOf(queries, agentId);
  const zipIds = allZips ? [] : await zipsOf(queries, agentId);
  const isComplete =
    Object.values(details).every((detail) => Boolean(detail)) &&
    carriers.length > 0 &&
    (allZips || zipIds.length > 0);
  return isComplete ? { agentId, allZips, zipIds, carriers } : null;
}

async function zipsOf(queries: Queries, agentId: number): Promise<number[]> {
  const rows = await queries
    .selectFrom("agent_zips")
    .select("zip_id")
    .where("agent_id", "=", agentId)
    .execute();
  return rows.map(({ zip_id }) => zip_id);
}

async function carriersOf(queries: Queries, agentId: number): Promise<AgentReach["carriers"]> {
  const rows = await queries
    .selectFrom("agent_carriers")
    .innerJoin("carriers", "carriers.id", "agent_carriers.carrier_id")
    .select(["carriers.id", "carriers.name", "carriers.type_mask"])
    .where("agent_carriers.agent_id", "=", agentId)
    .orderBy("carriers.name")
    .execute();
  return rows.map(({ id, name, type_mask }) => ({ id, name, typeMask: type_mask }));
}

/** Whether a carrier writes every insurance type of a lead (DOM-2). */
export function writesAll(carrierMask: number, leadMask: number): boolean {
  return (carrierMask & leadMask) === leadMask;
}

/** The combinations of insurance types that at least one of the agent's carriers writes whole. */
export function quotableMasks(reach: AgentReach): number[] {
  const everyMask = Array.from({ length: typeMask([1, 2, 3]) }, (_, index) => index + 1);
  return everyMask.filter((mask) =>
    reach.carriers.some((carrier) => writesAll(carrier.typeMask, mask)),
  );
}

/** Whether an open lead is one this agent may find and quote. */
export function reaches(
  reach: AgentReach,
  lead: { zip_id: number | null; type_mask: number },
): boolean {
  return (
    (reach.allZips || (lead.zip_id !== null && reach.zipIds.includes(lead.zip_id))) &&
    quotableMasks(reach).includes(lead.type_mask)
  );
}
