import { sql } from "kysely";
import type { Tx } from "../database";

/**
 * Keeps applications from being changed until the transaction ends, locked in the order of their ids, as
 * everywhere.
 */
export async function lockApplications(tx: Tx, ids: readonly number[]): Promise<void> {
  const inOrder = [...new Set(ids)].sort((one, other) => one - other);
  await sql`select lock_applications(${inOrder}::bigint[])`.execute(tx);
}
