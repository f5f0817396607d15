import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, openAsBlob } from "node:fs";
import { link, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import {
  migrate,
  migrationsHash,
  openPglite,
  openPostgres,
  type Database,
  type DatabaseEvents,
  type RequestTimeouts,
} from "../database";
import { REFERENCE_VERSION, seedReference } from "../seeds/seedReference";
import { joinServers, onEach, serversOf } from "./testServers";

const cacheFolder = join(dirname(fileURLToPath(import.meta.url)), "../../../.cache/pglite");
const NEVER_MS = 2_000_000_000;

/**
 * A database of the test's own, migrated and with the reference data: PGlite in memory, or, when
 * TEST_DATABASE_URL names a server, a fresh database there. `close()` removes it.
 */
export async function openTestDatabase(
  kind?: "pglite" | "postgres",
  { timeouts, ...events }: DatabaseEvents & { timeouts?: RequestTimeouts } = {},
): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (url && kind !== "pglite") return postgresFromTemplate(url, { timeouts, ...events });
  if (kind === "postgres") throw new Error("TEST_DATABASE_URL is not set.");
  return openPglite(await preparedPglite(), NEVER_MS, events);
}

/** Data for `openPglite` that need not be made: migrated, and with the reference data. */
export async function preparedPglite(): Promise<{ template: Blob }> {
  return { template: await openAsBlob(await pgliteTemplate()) };
}

/** The same data in a new folder of the machine's temporary ones, for a server's `DATA_DIR`. */
export async function preparedDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-data-"));
  const data = join(folder, "pglite");
  await mkdir(data);
  await promisify(execFile)("tar", ["-xf", await pgliteTemplate(), "-C", data]);
  return folder;
}

/** Changes with what a prepared database holds. */
const templateName = async () => `${await migrationsHash()}_${REFERENCE_VERSION}`;

/** Starting PGlite from nothing takes seconds, from a dump of a prepared one a fraction. */
async function pgliteTemplate(): Promise<string> {
  const file = join(cacheFolder, `${await templateName()}-smaller.tar`);
  if (existsSync(file)) return file;
  const db = await openPglite({}, NEVER_MS);
  // Else the log's old files stay, to be written over.
  await db.pglite.exec("set wal_recycle = off");
  await db.inOwnSession(migrate);
  await seedReference(db);
  await makeSmall(db.pglite);
  const dump = new Uint8Array(await (await db.pglite.dumpDataDir("none")).arrayBuffer());
  await db.close();
  // Test files run side by side: the first one's stays, and nobody reads half a file.
  await mkdir(cacheFolder, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, dump);
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(draft);
  return file;
}

/** Leaves out what every start would copy, clear or replay and no test looks at. */
async function makeSmall(pglite: PGlite): Promise<void> {
  await pglite.exec("update pg_database set datistemplate = false");
  await pglite.exec("drop database template0");
  await pglite.exec("drop database template1");
  await pglite.exec("alter system set shared_buffers = '16MB'");
  await pglite.exec("vacuum analyze");
  // What no checkpoint covers, each start would replay.
  await pglite.exec("checkpoint");
}

/** Only what hangs takes as long; a busy machine does not. */
const patient: RequestTimeouts = {
  lock_timeout: 120_000,
  statement_timeout: 120_000,
  idle_in_transaction_session_timeout: 120_000,
};

async function postgresFromTemplate(
  url: string,
  { timeouts = patient, ...events }: DatabaseEvents & { timeouts?: RequestTimeouts },
): Promise<Database> {
  const template = `quotehaven_template_${await templateName()}`;
  const name = `quotehaven_test_${randomBytes(6).toString("hex")}`;
  const servers = await serversOf(url);
  await withAdmin(url, async (admin) => {
    // One test file at a time makes the template or copies it.
    await admin.query("select pg_advisory_lock(727202)");
    const known = await admin.query("select 1 from pg_database where datname = $1", [template]);
    if (known.rowCount === 0) await makeTemplate(servers, template);
    await onEach(servers, `create database "${name}" template "${template}"`);
  });
  const db = await openPostgres({
    url: withName(url, name),
    directUrl: null,
    maxConnections: 20,
    timeouts,
    ...events,
  });
  return {
    ...db,
    async close() {
      await db.close();
      await onEach(servers, `drop database if exists "${name}" with (force)`);
    },
  };
}

async function makeTemplate(servers: readonly string[], template: string): Promise<void> {
  const draft = `${template}_draft`;
  await onEach(
    servers,
    `drop database if exists "${draft}" with (force)`,
    `create database "${draft}"`,
  );
  await joinServers(servers.map((server) => withName(server, draft)));
  const url = withName(servers[0] ?? "", draft);
  const db = await openPostgres({ url, directUrl: null, maxConnections: 1 });
  await db.inOwnSession(migrate);
  await seedReference(db);
  await db.close();
  await onEach(
    servers,
    // Citus has a process in each database, and what is in use cannot be renamed or copied.
    `alter database "${draft}" allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${draft}'`,
    `alter database "${draft}" rename to "${template}"`,
  );
}

async function withAdmin(url: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function withName(url: string, database: string): string {
  const named = new URL(url);
  named.pathname = `/${database}`;
  return named.href;
}
