import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Migrator, sql, type Kysely, type Migration } from "kysely";
import { sqlState } from "./transaction";

const folder = join(dirname(fileURLToPath(import.meta.url)), "migrations");

/** The first line of a migration whose statements run one by one, each with a commit of its own. */
const OUTSIDE = "-- Outside of a transaction";
/** The line between two statements of such a migration. */
const BETWEEN = /^-- then\n/m;
/** The number of the lock of whoever migrates. */
const MIGRATING = 727204;
const LOOK_AGAIN_MS = 250;
/** Everybody else waits behind a change of a table that itself waits for its turn. */
const LOCK_PATIENCE = "3s";
const LOCK_TRIES = 100;
const LOCK_NOT_AVAILABLE = "55P03";

/** One migration: its name, which says its place, and its SQL. */
export type MigrationFile = { name: string; text: string };

/** The files of `migrations/`, in their order. */
export async function readMigrations(): Promise<MigrationFile[]> {
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
 * once, under a lock, so that several processes may start together. `db` is one connection, whose
 * session stays.
 *
 * A file is one transaction, unless its first line says {@link OUTSIDE}: then its statements, with
 * `-- then` between them, run one by one, and must be such that they can run again.
 */
export async function migrate<DB>(db: Kysely<DB>): Promise<void> {
  await migrateBy(db, await readMigrations());
}

/** {@link migrate} by these files. */
export async function migrateBy<DB>(
  db: Kysely<DB>,
  files: readonly MigrationFile[],
): Promise<void> {
  await waitForTurn(db);
  try {
    for (const file of await missing(db, files)) await apply(db, files, file);
  } catch (error) {
    throw new Error("A database migration failed.", { cause: error });
  } finally {
    await sql`select pg_advisory_unlock(${MIGRATING})`.execute(db).catch(() => {});
  }
}

/** Asks again and again: whoever waited for the lock inside of the database would hold indexes up. */
async function waitForTurn<DB>(db: Kysely<DB>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_lock(${MIGRATING}) as "isMine"`.execute(db);
    if (rows[0]?.isMine) return;
    await sleep(LOOK_AGAIN_MS);
  }
}

async function missing<DB>(
  db: Kysely<DB>,
  files: readonly MigrationFile[],
): Promise<MigrationFile[]> {
  const known = await new Migrator({ db, provider: providing(files) }).getMigrations();
  const applied = new Set(known.flatMap(({ name, executedAt }) => (executedAt ? [name] : [])));
  return files.filter(({ name }) => !applied.has(name));
}

async function apply<DB>(
  db: Kysely<DB>,
  files: readonly MigrationFile[],
  { name, text }: MigrationFile,
): Promise<void> {
  const disableTransactions = isOutside(text);
  if (disableTransactions) await dropHalfBuilt(db, text);
  const migrator = new Migrator({ db, provider: providing(files), disableTransactions });
  for (let attempt = 1; ; attempt++) {
    const { error } = await migrator.migrateTo(name);
    if (!error) return;
    if (sqlState(error) !== LOCK_NOT_AVAILABLE || attempt === LOCK_TRIES) throw error;
    await sleep(LOOK_AGAIN_MS);
  }
}

const isOutside = (text: string) => text.startsWith(OUTSIDE);

function providing(files: readonly MigrationFile[]) {
  const migrations = Object.fromEntries(
    files.map(({ name, text }): [string, Migration] => [name, { up: (db) => run(db, text) }]),
  );
  return { getMigrations: async () => migrations };
}

async function run<DB>(db: Kysely<DB>, text: string): Promise<void> {
  if (isOutside(text)) {
    for (const statement of text.split(BETWEEN)) await sql.raw(statement).execute(db);
    return;
  }
  await sql.raw(`set local lock_timeout = '${LOCK_PATIENCE}'`).execute(db);
  await sql.raw(text).execute(db);
}

/** An index whose building was cut off is there, is kept, and serves nobody: it is made anew. */
async function dropHalfBuilt<DB>(db: Kysely<DB>, text: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_index inner join pg_class on pg_class.oid = indexrelid
    where not indisvalid and relnamespace = 'public'::regnamespace`.execute(db);
  for (const { name } of rows) {
    if (new RegExp(`\\b${name}\\b`).test(text))
      await sql`drop index concurrently ${sql.id(name)}`.execute(db);
  }
}
