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
 * @throws FolderInUse when another process works in the PGlite folder; DatabaseRefused when
 *   PostgreSQL is there and its address cannot be used.
 */
export async function openDatabase(
  config: DatabaseConfig,
  events: DatabaseEvents = {},
): Promise<Database> {
  const db = await open(config, events);
  try {
    await db.alone(migrate);
  } catch (error) {
    await db.close().catch(() => {});
    throw error;
  }
  return db;
}

async function open(config: DatabaseConfig, events: DatabaseEvents): Promise<Database> {
  const { databaseUrl: url, databaseDirectUrl: directUrl } = config;
  if (url === null) return openPglite({ folder: config.dataDir }, config.vacuumEveryMs, events);
  await checkAddresses({ url, directUrl });
  return openPostgres({ url, directUrl, maxConnections: config.databasePoolSize, ...events });
}
