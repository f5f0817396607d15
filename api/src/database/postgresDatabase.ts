import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Database, Queries } from "./database";
import { logOf, type DatabaseEvents } from "./databaseEvents";
import type { DB } from "./tables";
import { createLocalChannels } from "./localChannels";
import { withNamedStatements, withoutNames } from "./namedStatements";
import { listenWithReconnect, type ListenerPace } from "./postgresListener";
import {
  forItsOwnSession,
  forReading,
  forStatements,
  type PostgresAddresses,
} from "./postgresSettings";
import { publishBy } from "./publish";
import { afterCommit, runTransaction } from "./transaction";

const unheard = () => {};

/** Opens a pool to PostgreSQL. */
export async function openPostgres(
  options: PostgresAddresses & DatabaseEvents & { maxConnections: number; pace?: ListenerPace },
): Promise<Database> {
  const { onError = unheard } = options;
  const pool = new pg.Pool({
    ...forStatements(options),
    max: options.maxConnections,
    idleTimeoutMillis: 60_000,
  });
  pool.on("error", onError);
  // A connection lost while it is in use fails its query; without a listener it would also end
  // the process.
  pool.on("connect", (client) => client.on("error", () => {}));

  const asKyselys = options.directUrl === null ? withNamedStatements : withoutNames;
  const query = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { connect: async () => asKyselys(await pool.connect()), end: () => pool.end() },
    }),
    log: logOf(options),
  });
  const local = createLocalChannels();
  const channels = listenWithReconnect(forItsOwnSession(options), local, onError, options.pace);
  publishBy(query, async (queries, channel, payload) => {
    await sql`select pg_notify(${channel}, ${payload})`.execute(queries);
    // This process must not wait for its own message to come back.
    afterCommit(queries, () => local.tell(channel, payload));
  });

  const db: Database = {
    kind: "postgres",
    query,
    reading: (_userId, read) => read(db),
    noteChange: async () => {},
    transaction: (work) => runTransaction(query, work),
    alone: (work) => inItsOwnSession(options, work),
    async listen(channel, listener) {
      const undo = local.add(channel, listener);
      await channels.hear(channel);
      return undo;
    },
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
    async close() {
      await channels.close();
      await query.destroy();
    },
  };
  return db;
}

/** Opens a pool to a replica, to read from. */
export function openReplica(
  url: string,
  { maxConnections, onError = unheard, ...events }: DatabaseEvents & { maxConnections: number },
): { query: Queries; close(): Promise<void> } {
  const pool = new pg.Pool({ ...forReading(url), max: maxConnections, idleTimeoutMillis: 60_000 });
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", () => {}));
  const query = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => withNamedStatements(await pool.connect()),
        end: () => pool.end(),
      },
    }),
    log: logOf(events),
  });
  return { query, close: () => query.destroy() };
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
