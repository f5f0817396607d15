import { writtenLicense } from "../accounts/writtenLicense";
import type { Queries } from "../database";

/** Agents with their licenses. */
export function agents(queries: Queries) {
  return queries
    .selectFrom("agents")
    .innerJoin("users", "users.id", "agents.user_id")
    .select(({ fn }) => [
      "users.id",
      "users.first_name as firstName",
      "users.last_name as lastName",
      "agents.agency_name as agency",
      "agents.agency_address as address",
      writtenLicense().as("number"),
      "agents.license_state as state",
      "agents.license_check as finding",
      "agents.license_check_at as foundAt",
      fn.coalesce("agents.license_given_at", "users.created_at").as("since"),
    ]);
}

/** The licenses that nobody has looked up as they are now. */
export const waitingLicenses = (queries: Queries) =>
  agents(queries)
    .where("agents.license_check", "is", null)
    .where("agents.license_number", "<>", "")
    .where("agents.license_state", "<>", "")
    .where("users.verified_at", "is not", null);

/** What was found of an agent's licenses, by whom and why. */
export function actsAboutLicense(queries: Queries, agentId: number) {
  return queries
    .selectFrom("operator_acts")
    .select([
      "operator",
      "act",
      "license_number as number",
      "license_state as state",
      "why",
      "acted_at as actedAt",
    ])
    .where("agent_id", "=", agentId)
    .where("act", "in", ["license-check", "license-refuse"])
    .orderBy("id")
    .execute();
}
