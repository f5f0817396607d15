import type { Queries } from "../database";
import { actsAboutLicense, agents, waitingLicenses } from "./licenseQueries";
import { OperatorRefusal } from "./OperatorRefusal";
import { quoted, shownMoment } from "./shownWords";

const PAGE = 20;

/** The licenses that nobody has looked up as they are now, the one that waits longest first. */
export async function listLicenses(queries: Queries, page: number): Promise<string> {
  const waiting = waitingLicenses(queries);
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

async function actLines(queries: Queries, agentId: number): Promise<string[]> {
  const acts = await actsAboutLicense(queries, agentId);
  if (acts.length === 0) return ["Nobody has looked a license of theirs up."];
  return acts.flatMap(({ operator, act, number, state, why, actedAt }) => [
    `${act} of ${number} of ${state} by ${operator} on ${shownMoment(actedAt)}:`,
    ...quoted(why),
  ]);
}
