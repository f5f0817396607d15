import type { Database } from "./database";
import { migrate } from "./migrate";
import type { DatabaseEvents } from "./databaseEvents";
import { openPglite } from "./pgliteDatabase";
import { openPostgres } from "./postgresDatabase";
import { checkAddresses } from "./postgresSettings";

/** Which database to open: PostgreSQL when a URL is given, else PGlite in the folder. */
export type DatabaseConfig = {
  databaseUrl: string | null;
  databaseDirectUrl: string | null;
  databasePoolSize: number;
  dataDir: string;
  vacuumEveryMs: number;
};

/**
 * Opens the configured database and brings its schema up to date.
 *
 * @throws what {@link connectDatabase} and {@link prepareDatabase} do.
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const db = await connectDatabase(config);
  try {
    await prepareDatabase(db, config);
  } catch (error) {
    await db.close().catch(() => {});
    throw error;
  }
  return db;
}

/**
 * Opens the configured database without looking at its schema. PostgreSQL is asked nothing yet: it
 * need not be there.
 *
 * @throws FolderInUse when another process works in the PGlite folder.
 */
export async function connectDatabase(
  config: DatabaseConfig,
  events: DatabaseEvents = {},
): Promise<Database> {
  const { databaseUrl: url, databaseDirectUrl: directUrl } = config;
  if (url === null) return openPglite({ folder: config.dataDir }, config.vacuumEveryMs, events);
  return openPostgres({ url, directUrl, maxConnections: config.databasePoolSize, ...events });
}

/**
 * Brings the schema of a connected database up to date.
 *
 * @throws DatabaseRefused when PostgreSQL is there and its address cannot be used.
 */
export async function prepareDatabase(
  db: Database,
  { databaseUrl: url, databaseDirectUrl: directUrl }: DatabaseConfig,
): Promise<void> {
  if (url !== null) await checkAddresses({ url, directUrl });
  await db.inOwnSession(migrate);
}
