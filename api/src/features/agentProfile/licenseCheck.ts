import type { Tx } from "../../database";

/** Where it is kept what an operator found when they looked the license up. */
export const licenseCheckColumns = {
  finding: "agents.license_check",
  foundAt: "agents.license_check_at",
  words: "agents.license_check_words",
} as const;

/**
 * Lets a profile change. What an operator found is about one license of one person: where either is
 * another afterwards it ends in the same transaction, and the license waits for its check again. The
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
  if ((await licensedPerson(tx, agentId)) === before) return;
  await tx
    .updateTable("agents")
    .set({
      license_given_at: now,
      license_check: null,
      license_check_at: null,
      license_check_words: "",
    })
    .where("user_id", "=", agentId)
    .execute();
}

async function licensedPerson(tx: Tx, agentId: number): Promise<string> {
  const row = await tx
    .selectFrom("agents")
    .innerJoin("users", "users.id", "agents.user_id")
    .select([
      "users.first_name",
      "users.last_name",
      "agents.license_number",
      "agents.full_license",
      "agents.license_state",
    ])
    .where("agents.user_id", "=", agentId)
    .executeTakeFirst();
  return JSON.stringify(row);
}
