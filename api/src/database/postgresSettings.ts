import pg from "pg";
import { DatabaseRefused } from "./DatabaseRefused";
import { isUnavailable } from "./unavailable";

const INT8 = 20;
const INT8_ARRAY: number = 1016;
const DATE = 1082;

/** Where PostgreSQL is, for statements and for what needs a session of its own. */
export type PostgresAddresses = {
  url: string;
  /** Past a pooler that gives every transaction another session; null where `url` has none. */
  directUrl: string | null;
};

/** What PgBouncer says to settings of a session, unless it is told to drop them. */
const UNSUPPORTED = /unsupported startup parameter/;

const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    // The same JavaScript values as from PGlite: days stay text, counts are numbers.
    if (format !== "binary" && oid === DATE) return (text: string) => text;
    if (format !== "binary" && oid === INT8) return Number;
    const parse = pg.types.getTypeParser(oid, format);
    if (format !== "binary" && oid === INT8_ARRAY) {
      return (text: string) => parse(text).map(Number);
    }
    return parse;
  },
};

/** Of every connection. */
const common: pg.ClientConfig = { types, connectionTimeoutMillis: 5_000, keepAlive: true };

/** Many short queries at once: compiling one, or starting helpers for it, costs more than it saves. */
const TUNING = "-c jit=off -c max_parallel_workers_per_gather=0";

/**
 * How long a request may wait for a lock, take for a statement, and leave its transaction idle. Whoever waits
 * for an idle one goes on within 5 s, the end of its connection included.
 */
export type RequestTimeouts = Required<
  Pick<
    pg.ClientConfig,
    "lock_timeout" | "statement_timeout" | "idle_in_transaction_session_timeout"
  >
>;
const requestTimeouts: RequestTimeouts = {
  lock_timeout: 3_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 4_500,
};

/** For requests and short work. A pooler takes no settings: there the role has them. */
export function forStatements(
  { url, directUrl }: PostgresAddresses,
  timeouts = requestTimeouts,
): pg.ClientConfig {
  if (directUrl !== null) return { ...common, connectionString: url };
  return { ...common, connectionString: url, ...timeouts, options: TUNING };
}

/** For what needs a session of its own and may take its time: migrations and long work. */
export function forItsOwnSession({ url, directUrl }: PostgresAddresses): pg.ClientConfig {
  return {
    ...common,
    connectionString: directUrl ?? url,
    // Where the role has timeouts for requests, they do not count here.
    options: `${TUNING} -c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0`,
  };
}

/**
 * Connects once, to find out whether the session is this connection's own.
 *
 * @throws DatabaseRefused where it is not, or where the database does not let us in; whatever says
 *   that the database cannot be reached now.
 */
export async function checkAddresses(addresses: PostgresAddresses): Promise<void> {
  const name = addresses.directUrl === null ? "DATABASE_URL" : "DATABASE_DIRECT_URL";
  const { rows } = await once(name, forItsOwnSession(addresses), "show jit");
  if (rows[0]?.jit !== "off") throw new DatabaseRefused(aboutPoolers(name));
  if (addresses.directUrl !== null)
    await once("DATABASE_URL", forStatements(addresses), "select 1");
}

async function once(name: string, config: pg.ClientConfig, statement: string) {
  const client = new pg.Client(config);
  client.on("error", () => {});
  try {
    await client.connect();
    return await client.query<Record<string, unknown>>(statement);
  } catch (error) {
    if (UNSUPPORTED.test(messageOf(error)))
      throw new DatabaseRefused(aboutPoolers(name), { cause: error });
    if (isUnavailable(error)) throw error;
    throw new DatabaseRefused(`${name} does not let us in: ${messageOf(error)}.`, { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const aboutPoolers = (name: string) =>
  `${name} leads to a pooler, such as PgBouncer, that does not give a connection its own session. ` +
  "Let DATABASE_URL lead there, and set DATABASE_DIRECT_URL to the address of PostgreSQL itself.";
