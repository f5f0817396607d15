import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Database } from "./database";
import { logOf, type DatabaseEvents } from "./databaseEvents";
import type { DB } from "./tables";
import {
  forItsOwnSession,
  forStatements,
  type PostgresAddresses,
  type RequestTimeouts,
} from "./postgresSettings";
import { runTransaction } from "./transaction";

/** Opens a pool to PostgreSQL. */
export async function openPostgres(
  options: PostgresAddresses &
    DatabaseEvents & { maxConnections: number; timeouts?: RequestTimeouts },
): Promise<Database> {
  const pool = new pg.Pool({
    ...forStatements(options, options.timeouts),
    max: options.maxConnections,
    idleTimeoutMillis: 60_000,
  });
  pool.on("error", (error) => options.onError?.(error));
  // A connection lost while it is in use fails its query; without a listener it would also end
  // the process.
  pool.on("connect", (client) => client.on("error", () => {}));

  const query = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: logOf(options) });

  return {
    kind: "postgres",
    query,
    transaction: (work) => runTransaction(query, work),
    inOwnSession: (work) => inItsOwnSession(options, work),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async isReady() {
      try {
        await sql`select 1`.execute(query);
        return true;
      } catch {
        return false;
      }
    },
    close: () => query.destroy(),
  };
}

async function inItsOwnSession<T>(
  addresses: PostgresAddresses,
  work: (db: Kysely<DB>) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({ ...forItsOwnSession(addresses), max: 1, idleTimeoutMillis: 0 });
  pool.on("error", () => {});
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await db.connection().execute(work);
  } finally {
    await db.destroy();
  }
}
