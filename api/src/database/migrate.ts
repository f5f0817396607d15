import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Migrator, sql, type Kysely, type Migration } from "kysely";

const folder = join(dirname(fileURLToPath(import.meta.url)), "migrations");

/** While a change of a table waits for its turn, everybody else waits behind it. */
const LOCK_TIMEOUT = "3s";

/** The SQL of each file of `migrations/`, by its name. */
async function readMigrations(): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const texts = names.map((name) => readFile(join(folder, name), "utf8"));
  return new Map((await Promise.all(texts)).map((text, i) => [names[i] ?? "", text]));
}

/** A name for the schema that changes whenever a migration does. */
export async function migrationsHash(): Promise<string> {
  const hash = createHash("sha256");
  for (const [name, text] of await readMigrations()) hash.update(`${name}\n${text}\n`);
  return hash.digest("hex").slice(0, 16);
}

/**
 * Brings the schema up to date: the SQL files of `migrations/` in the order of their names, each once.
 * They run in one transaction and under a lock, so several processes may start together.
 */
export async function migrate<DB>(db: Kysely<DB>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error("A database migration failed.", { cause: error });
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = [...(await readMigrations())].map(([file, text]): [string, Migration] => [
    file.replace(/\.sql$/, ""),
    { up: (db) => apply(db, text) },
  ]);
  return Object.fromEntries(files);
}

async function apply<DB>(db: Kysely<DB>, text: string): Promise<void> {
  await sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`).execute(db);
  await sql.raw(text).execute(db);
}
