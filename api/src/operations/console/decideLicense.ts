import type { LicenseDecisionBody } from "@quotehaven/contract/schemas";
import { writtenLicense } from "../../accounts/profiles/writtenLicense";
import { lockAccountInTurn } from "../../database";
import type { Deps } from "../../deps";
import { conflict, notFound } from "../../server/errors";
import type { Reasoned } from "../operators/operatorAct";
import { recordAct } from "../operators/recordAct";

/**
 * Keeps what an operator found about an agent's license, as it is written, in one state: its own or one that it
 * lists. It may be decided again: a license lapses, and is renewed.
 *
 * @throws 404; 409 `license-changed` where the license is another by now, or does not list the state any more.
 */
export async function decideLicense(
  { db, clock }: Pick<Deps, "db" | "clock">,
  agentId: number,
  { finding, number, state }: Omit<LicenseDecisionBody, "why">,
  { actor, why }: Reasoned,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    // The agent's own changes lock their account, too: what is read after it stays so.
    await lockAccountInTurn(tx, agentId);
    const agent = await tx
      .selectFrom("users")
      .innerJoin("agents", "agents.user_id", "users.id")
      .select([writtenLicense().as("number"), "agents.license_state as state"])
      .where("users.id", "=", agentId)
      .executeTakeFirstOrThrow(() => notFound());
    const found = {
      license_check: finding,
      license_check_at: now,
      license_check_words: finding === "refused" ? why : "",
    };
    const { numUpdatedRows } =
      agent.state === state
        ? await tx
            .updateTable("agents")
            .set(found)
            .where("user_id", "=", agentId)
            .executeTakeFirst()
        : await tx
            .updateTable("agent_license_states")
            .set(found)
            .where("agent_id", "=", agentId)
            .where("state", "=", state)
            .executeTakeFirst();
    if (agent.number !== number || numUpdatedRows === 0n) throw conflict("license-changed");
    await recordAct(tx, actor, {
      act: finding === "checked" ? "license-check" : "license-refuse",
      agent_id: agentId,
      license_number: number,
      license_state: state,
      why,
      now,
    });
  });
}
