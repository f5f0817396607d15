import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Queries } from "../database";

/** Waits until so many transactions wait for a lock, on whichever machine of a cluster. */
export async function whenWaiting(queries: Queries, count = 1): Promise<void> {
  const cluster = await sql<{ view: string | null }>`
    select to_regclass('citus_stat_activity')::text as view`.execute(queries);
  const activity = sql.table(cluster.rows[0]?.view ?? "pg_stat_activity");
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::integer as waiting from ${activity}
      where datname = current_database() and wait_event_type = 'Lock'`.execute(queries);
    if ((rows[0]?.waiting ?? 0) >= count) return;
    await sleep(5);
  }
}
