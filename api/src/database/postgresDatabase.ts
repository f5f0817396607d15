import { createHash } from "node:crypto";
import { Kysely, PostgresDialect, sql, type PostgresPoolClient } from "kysely";
import pg from "pg";
import type { Database } from "./database";
import type { Tables } from "./tables";
import { createLocalChannels } from "./localChannels";
import { publishBy } from "./publish";
import { afterCommit, runTransaction } from "./transaction";

const INT8 = 20;
const DATE = 1082;
/** A statement that starts with this is planned for its very values each time. */
export const UNNAMED = "/* unnamed */";
/** Each connection keeps its prepared statements for ever, so their number has a bound. */
const MAX_NAMED = 1000;

/** Opens a pool to PostgreSQL. `onError` hears of connections lost while idle. */
export async function openPostgres(options: {
  url: string;
  maxConnections: number;
  onError: (error: Error) => void;
}): Promise<Database> {
  const types: pg.CustomTypesConfig = {
    getTypeParser(oid, format) {
      // The same JavaScript values as from PGlite: days stay text, counts are numbers.
      if (format !== "binary" && oid === DATE) return (text: string) => text;
      if (format !== "binary" && oid === INT8) return Number;
      return pg.types.getTypeParser(oid, format);
    },
  };
  const settings: pg.PoolConfig = {
    connectionString: options.url,
    types,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    keepAlive: true,
    // Many short queries at once: compiling one, or starting helpers for it, costs more than it saves.
    options: "-c jit=off -c max_parallel_workers_per_gather=0",
  };
  const pool = new pg.Pool({ ...settings, max: options.maxConnections, idleTimeoutMillis: 60_000 });
  pool.on("error", options.onError);
  // A connection lost while it is in use fails its query; without a listener it would also end
  // the process.
  pool.on("connect", (client) => client.on("error", () => {}));

  const query = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => withNamedStatements(await pool.connect()),
        end: () => pool.end(),
      },
    }),
  });
  const local = createLocalChannels();
  const channels = listenWithReconnect(settings, local, options.onError);
  publishBy(query, async (queries, channel, payload) => {
    await sql`select pg_notify(${channel}, ${payload})`.execute(queries);
    // This process must not wait for its own message to come back.
    afterCommit(queries, () => local.tell(channel, payload));
  });

  return {
    kind: "postgres",
    query,
    transaction: (work) => runTransaction(query, work),
    async listen(channel, listener) {
      const undo = local.add(channel, listener);
      await channels.hear(channel);
      return undo;
    },
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
}

const names = new Map<string, string>();

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_NAMED || text.includes(UNNAMED)) return undefined;
  const name = `q${createHash("sha256").update(text).digest("hex").slice(0, 24)}`;
  names.set(text, name);
  return name;
}

function withNamedStatements(client: pg.PoolClient): PostgresPoolClient {
  // Kysely's type describes two overloads (rows and cursors); cursors are not used here.
  const named = {
    query: (text: string, values: readonly unknown[]) =>
      values.length === 0
        ? client.query(text)
        : client.query({ name: statementName(text), text, values: [...values] }),
    release: () => client.release(),
  };
  return named as unknown as PostgresPoolClient;
}

/** One connection of its own that hears channels, and opens again when it is lost. */
function listenWithReconnect(
  settings: pg.ClientConfig,
  local: ReturnType<typeof createLocalChannels>,
  onError: (error: Error) => void,
) {
  let client: pg.Client | undefined;
  let opening: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  function lost(dead: pg.Client, error: Error) {
    dead.removeAllListeners();
    dead.on("error", () => {});
    if (closed || client !== dead) return;
    client = undefined;
    void dead.end().catch(() => {});
    onError(error);
    local.tellAllMissed();
    openAgainLater();
  }

  function openAgainLater() {
    retry = setTimeout(() => {
      opening = open().then(local.tellAllMissed, (error: unknown) => {
        onError(error instanceof Error ? error : new Error(String(error)));
        if (!closed) openAgainLater();
      });
    }, 1_000);
    retry.unref();
  }

  async function open() {
    const next = new pg.Client({ ...settings, statement_timeout: 0 });
    next.on("error", (error) => lost(next, error));
    next.on("end", () => lost(next, new Error("The connection for messages ended.")));
    next.on("notification", ({ channel, payload }) => local.tell(channel, payload ?? ""));
    await next.connect();
    for (const name of local.names()) await next.query(`listen "${name}"`);
    client = next;
  }

  return {
    async hear(channel: string) {
      await (opening ??= open());
      await client?.query(`listen "${channel}"`);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await opening?.catch(() => {});
      await client?.end().catch(() => {});
    },
  };
}
