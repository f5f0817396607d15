import { sql, type SqlBool } from "kysely";
import type { Queries, Tx } from "../database";

/** Where it is kept what an operator found when they looked the license up. */
export const licenseCheckColumns = {
  finding: "agents.license_check",
  foundAt: "agents.license_check_at",
  words: "agents.license_check_words",
} as const;

/** What ends a check: the license waits to be looked up again. */
const unchecked = { license_check: null, license_check_at: null, license_check_words: "" };

/**
 * Lets a profile change. What an operator found is about one license of one person in one state: where one of
 * them is another afterwards it ends in the same transaction, and the license waits for its check again. The
 * agent's account must be locked.
 */
export async function keepingLicenseCheck(
  tx: Tx,
  agentId: number,
  now: Date,
  change: () => Promise<void>,
): Promise<void> {
  const before = await licensedPerson(tx, agentId);
  await change();
  const after = await licensedPerson(tx, agentId);
  const isOther = after.license !== before.license;
  if (isOther || after.state !== before.state) {
    await tx
      .updateTable("agents")
      .set({ license_given_at: now, ...unchecked })
      .where("user_id", "=", agentId)
      .execute();
  }
  if (isOther) {
    await tx
      .updateTable("agent_license_states")
      .set({ given_at: now, ...unchecked })
      .where("agent_id", "=", agentId)
      .execute();
  }
}

/**
 * Keeps which further states a license lists; those that stay keep their checks, and the license's own state is
 * none of them. The agent's account must be locked.
 */
export async function keepLicenseStates(
  tx: Tx,
  agentId: number,
  now: Date,
  states: readonly string[] | undefined,
): Promise<void> {
  const { state: own } = await licensedPerson(tx, agentId);
  const further = [...new Set(states)].filter((state) => state !== own);
  await tx
    .deleteFrom("agent_license_states")
    .where("agent_id", "=", agentId)
    .where((where) =>
      where.or([
        where("state", "=", own),
        ...(states === undefined ? [] : [sql<SqlBool>`state <> all(${further}::text[])`]),
      ]),
    )
    .execute();
  if (further.length === 0) return;
  await tx
    .insertInto("agent_license_states")
    .values(further.map((state) => ({ agent_id: agentId, state, given_at: now })))
    .onConflict((there) => there.columns(["agent_id", "state"]).doNothing())
    .execute();
}

/** The further states that a license lists, and what was found in each. */
export function licenseStates(queries: Queries, agentId: number) {
  return queries
    .selectFrom("agent_license_states")
    .select([
      "state",
      "license_check as finding",
      "license_check_at as foundAt",
      "license_check_words as words",
    ])
    .where("agent_id", "=", agentId)
    .orderBy("state")
    .execute();
}

async function licensedPerson(tx: Tx, agentId: number) {
  const { state, ...license } = await tx
    .selectFrom("agents")
    .innerJoin("users", "users.id", "agents.user_id")
    .select([
      "users.first_name",
      "users.last_name",
      "agents.license_number",
      "agents.full_license",
      "agents.license_state as state",
    ])
    .where("agents.user_id", "=", agentId)
    .executeTakeFirstOrThrow();
  return { license: JSON.stringify(license), state };
}
