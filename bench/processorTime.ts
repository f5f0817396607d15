import { existsSync, readdirSync, readFileSync } from "node:fs";
import type pg from "pg";

/**
 * How long processes of this machine and all their threads have been on a processor, in milliseconds,
 * as Linux counts it: other than the time on the clock it hardly depends on what else the machine does.
 * Elsewhere 0.
 */
export function processorTime(processIds: readonly number[]): number {
  const times = processIds.flatMap((process) => {
    const threads = `/proc/${process}/task`;
    if (!existsSync(threads)) return [];
    return readdirSync(threads).map((thread) =>
      Number(readFileSync(`${threads}/${thread}/schedstat`, "utf8").split(" ")[0]),
    );
  });
  return times.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}

/** The processes of a PostgreSQL on this machine that answer others than this connection. */
export async function backendsOf(db: pg.Client): Promise<number[]> {
  const { rows } = await db.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  return rows.map(({ pid }) => pid);
}
