import type { Database } from "./database";
import { migrate } from "./migrate";
import { openPglite } from "./pgliteDatabase";
import { openPostgres } from "./postgresDatabase";

/** Which database to open: PostgreSQL when a URL is given, else PGlite in the folder. */
export type DatabaseConfig = {
  databaseUrl: string | null;
  databasePoolSize: number;
  dataDir: string;
  vacuumEveryMs: number;
};

/**
 * Opens the configured database and brings its schema up to date.
 *
 * @throws FolderInUse when another process works in the PGlite folder.
 */
export async function openDatabase(
  config: DatabaseConfig,
  onError: (error: Error) => void = () => {},
): Promise<Database> {
  const db =
    config.databaseUrl === null
      ? await openPglite({ folder: config.dataDir }, config.vacuumEveryMs, onError)
      : await openPostgres({
          url: config.databaseUrl,
          maxConnections: config.databasePoolSize,
          onError,
        });
  try {
    await migrate(db.query);
  } catch (error) {
    await db.close().catch(() => {});
    throw error;
  }
  return db;
}
