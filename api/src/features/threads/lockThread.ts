import { lockAccountsShared } from "../../accounts/lockAccount";
import type { Tx } from "../../database";
import type { FoundThread } from "./findThread";

/**
 * Locks a thread with its application: neither a choice, a withdrawal nor the end of an account of
 * the two crosses with what is done in it. What hangs on it is read afterwards.
 */
export async function lockThread(
  tx: Tx,
  { leadId, consumerId, agentId }: Pick<FoundThread, "leadId" | "consumerId" | "agentId">,
): Promise<void> {
  await lockAccountsShared(tx, consumerId, agentId);
  await tx.selectFrom("applications").select("id").where("id", "=", leadId).forUpdate().execute();
}
