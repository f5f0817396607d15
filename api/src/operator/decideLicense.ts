import type { LicenseFinding } from "@quotehaven/contract/schemas";
import { writtenLicense } from "../accounts/writtenLicense";
import type { Deps } from "../deps";
import { OperatorRefusal } from "./OperatorRefusal";
import { recordAct, type Actor } from "./recordAct";

/** What an operator looked up: exactly this license, as it is written, of exactly this state. */
type LookedUp = {
  finding: LicenseFinding;
  number: string;
  state: string;
  actor: Actor;
  why: string;
};

/**
 * Keeps what an operator found about an agent's license, who looked, and why. It may be decided again:
 * a license lapses, and is renewed.
 *
 * @throws OperatorRefusal where there is no such agent, or their license is another by now.
 */
export async function decideLicense(
  { db, clock }: Pick<Deps, "db" | "clock">,
  agentId: number,
  { finding, number, state, actor, why }: LookedUp,
): Promise<string> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    // The agent's own changes lock their account, too: none of them comes in between.
    const agent = await tx
      .selectFrom("users")
      .innerJoin("agents", "agents.user_id", "users.id")
      .select([writtenLicense().as("number"), "agents.license_state as state"])
      .where("users.id", "=", agentId)
      .where("users.verified_at", "is not", null)
      .forUpdate("users")
      .executeTakeFirst();
    if (!agent) throw new OperatorRefusal(`There is no agent ${agentId}.`);
    if (agent.number !== number || agent.state !== state) {
      throw new OperatorRefusal(
        `Agent ${agentId} has license ${agent.number || "none"} of ${agent.state || "no state"} now. Look that one up.`,
        "license-changed",
      );
    }
    await tx
      .updateTable("agents")
      .set({
        license_check: finding,
        license_check_at: now,
        license_check_words: finding === "refused" ? why : "",
      })
      .where("user_id", "=", agentId)
      .execute();
    await recordAct(tx, actor, {
      act: finding === "checked" ? "license-check" : "license-refuse",
      agent_id: agentId,
      license_number: number,
      license_state: state,
      why,
      now,
    });
  });
  return finding === "checked"
    ? `License ${number} of ${state} is checked. Clients see it with the agent's quotes from now on.`
    : `License ${number} of ${state} is not confirmed. The agent reads why; clients see no check.`;
}
