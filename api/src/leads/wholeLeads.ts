import type { Deps } from "../deps";

/**
 * Whether an agent reads the whole summary of leads that they have not paid for (LSU-1). Where the setting
 * asks for it, this takes a license that an operator has checked.
 */
export async function readsWholeLeads(
  { db, config }: Pick<Deps, "db" | "config">,
  agentId: number,
): Promise<boolean> {
  if (!config.leadDetailsNeedCheck) return true;
  const agent = await db.query
    .selectFrom("agents")
    .select("license_check as check")
    .where("user_id", "=", agentId)
    .executeTakeFirst();
  return agent?.check === "checked";
}
