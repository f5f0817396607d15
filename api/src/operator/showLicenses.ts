import type { Queries } from "../database";
import { OperatorRefusal } from "./OperatorRefusal";
import { quoted, shownMoment } from "./shownWords";

const PAGE = 20;

/** The licenses that nobody has looked up as they are now, the one that waits longest first. */
export async function listLicenses(queries: Queries, page: number): Promise<string> {
  const waiting = agents(queries)
    .where("agents.license_check", "is", null)
    .where("agents.license_number", "<>", "")
    .where("agents.license_state", "<>", "")
    .where("users.verified_at", "is not", null);
  const { count } = await waiting
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(Number(count) / PAGE));
  if (Number(count) === 0) return "No license is to be checked.";
  if (page > pages) throw new OperatorRefusal(`There are ${pages} pages.`);
  const rows = await waiting
    .orderBy("since")
    .orderBy("users.id")
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute();
  return [
    ...rows.map(
      (row) =>
        `${row.id}  ${row.number} of ${row.state}  since ${shownMoment(row.since)}\n` +
        `   ${row.firstName} ${row.lastName} of ${row.agency || "no agency"}`,
    ),
    `Page ${page} of ${pages}, ${count} in all.`,
  ].join("\n");
}

/**
 * One agent's license: what to look up, whose it is to be, and what was found before.
 *
 * @throws OperatorRefusal where there is no such agent.
 */
export async function describeLicense(queries: Queries, agentId: number): Promise<string> {
  const agent = await agents(queries).where("users.id", "=", agentId).executeTakeFirst();
  if (!agent) throw new OperatorRefusal(`There is no agent ${agentId}.`);
  const { finding, foundAt } = agent;
  return [
    `Agent     ${agentId}: ${agent.firstName} ${agent.lastName}`,
    `Agency    ${agent.agency || "none"}, ${agent.address || "no address"}`,
    `License   ${agent.number || "none"} of ${agent.state || "no state"}, since ${shownMoment(agent.since)}`,
    `Found     ${finding ? `${finding} on ${shownMoment(foundAt)}` : "not looked up yet"}`,
    "",
    ...(await actLines(queries, agentId)),
  ].join("\n");
}

function agents(queries: Queries) {
  return queries
    .selectFrom("agents")
    .innerJoin("users", "users.id", "agents.user_id")
    .select(({ fn }) => [
      "users.id",
      "users.first_name as firstName",
      "users.last_name as lastName",
      "agents.agency_name as agency",
      "agents.agency_address as address",
      "agents.license_number as number",
      "agents.license_state as state",
      "agents.license_check as finding",
      "agents.license_check_at as foundAt",
      fn.coalesce("agents.license_given_at", "users.created_at").as("since"),
    ]);
}

async function actLines(queries: Queries, agentId: number): Promise<string[]> {
  const acts = await queries
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
    .orderBy("id")
    .execute();
  if (acts.length === 0) return ["Nobody has looked a license of theirs up."];
  return acts.flatMap(({ operator, act, number, state, why, actedAt }) => [
    `${act} of ${number} of ${state} by ${operator} on ${shownMoment(actedAt)}:`,
    ...quoted(why),
  ]);
}
