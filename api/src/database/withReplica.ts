import { sql } from "kysely";
import type { Database, Queries } from "./database";
import { readLogPosition } from "./logPosition";
import { sqlState } from "./transaction";
import { isUnavailable } from "./unavailable";
import { watchReplica, type ReplicaPace } from "./watchReplica";

/** It held up what the primary did, or does not know yet what a migration made. */
const BEHIND = new Set(["40001", "42P01", "42703"]);
/** What `pg` says of an answer that did not come. */
const NO_ANSWER = /^Query read timeout/;

/**
 * A database that also reads from a replica. Whoever changed something is answered by the primary until the
 * replica has it. `onChange` hears of a replica that is left out, and with null that it is back.
 */
export function withReplica(
  db: Database,
  replica: { query: Queries; close(): Promise<void> },
  onChange: (reason: Error | null) => void,
  pace?: ReplicaPace,
): Database {
  const watched = watchReplica({ primary: db.query, replica: replica.query }, onChange, pace);
  const lagging: Database = { ...db, query: replica.query };
  return {
    ...db,
    async reading(userId, read) {
      if (!watched.isUsed() || !watched.has(await lastChangeOf(db.query, userId))) return read(db);
      try {
        return await read(lagging);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        if (isGone(error)) watched.leaveOut(error);
        else if (!BEHIND.has(sqlState(error) ?? "")) throw error;
        return read(db);
      }
    },
    async noteChange(userId) {
      await sql`
        insert into last_changes (user_id, position) values (${userId}, pg_current_wal_insert_lsn())
        on conflict (user_id) do update set position = excluded.position`.execute(db.query);
    },
    async close() {
      await watched.close();
      await replica.close();
      await db.close();
    },
  };
}

const isGone = (error: Error) => isUnavailable(error) || NO_ANSWER.test(error.message);

async function lastChangeOf(primary: Queries, userId: number) {
  const row = await primary
    .selectFrom("last_changes")
    .select("position")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ? readLogPosition(row.position) : 0n;
}
