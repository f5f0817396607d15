import type { Tx } from "../database";

/**
 * Keeps applications from being changed until the transaction ends. They are locked one after the other in
 * the order of their ids, as everywhere: each may be on another machine.
 */
export async function lockApplications(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const id of new Set(ids.toSorted((one, other) => one - other))) {
    await tx.selectFrom("applications").select("id").where("id", "=", id).forUpdate().execute();
  }
}
