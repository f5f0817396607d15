import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Migrator, sql, type Kysely, type Migration } from "kysely";

const folder = join(dirname(fileURLToPath(import.meta.url)), "migrations");

async function readMigrations(): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => ({
      name: name.replace(/\.sql$/, ""),
      text: await readFile(join(folder, name), "utf8"),
    })),
  );
}

/** A name for the schema that changes whenever a migration does. */
export async function migrationsHash(): Promise<string> {
  const hash = createHash("sha256");
  for (const { name, text } of await readMigrations()) hash.update(`${name}\n${text}\n`);
  return hash.digest("hex").slice(0, 16);
}

/**
 * Brings the schema up to date: the SQL files of `migrations/` in the order of their names, each
 * once, under a lock, so that several processes may start together.
 */
export async function migrate<DB>(db: Kysely<DB>): Promise<void> {
  const files = await readMigrations();
  const migrations: Record<string, Migration> = {};
  for (const { name, text } of files) {
    migrations[name] = {
      async up(tx) {
        await sql.raw(text).execute(tx);
      },
    };
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error("A database migration failed.", { cause: error });
}
