import { access, constants } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { lockFolder } from "@quotehaven/release/lock";
import { Kysely, PostgresDialect } from "kysely";
import type { Database } from "./database";
import { isNearlyFull } from "./diskRoom";
import { FolderInUse } from "./FolderInUse";
import { logOf, type DatabaseEvents } from "./databaseEvents";
import { keepPrivate } from "./keepPrivate";
import { insideTransaction, pglitePool } from "./pglitePool";
import type { DB } from "./tables";
import { runTransaction } from "./transaction";

/** Where an embedded database keeps its data. */
export type PgliteSource =
  | { folder: string }
  /** In memory, from a dump made by `dumpDataDir`, or empty. */
  | { template?: Blob };

/**
 * Opens PGlite; in a folder only after taking it for this process alone. While the folder's disk
 * is nearly full it is only read, and `onError` hears of it.
 *
 * @throws FolderInUse; EROFS or EACCES where the folder cannot be written to.
 */
export async function openPglite(
  source: PgliteSource,
  vacuumEveryMs: number,
  { onError = () => {}, ...events }: DatabaseEvents = {},
): Promise<Database & { pglite: PGlite }> {
  const isFull = () => "folder" in source && isNearlyFull(source.folder);
  const unlock = "folder" in source ? await takeFolder(source.folder) : async () => {};
  let pglite: PGlite;
  try {
    // PGlite itself would not say what is wrong with a folder that it cannot write to.
    if ("folder" in source) await access(source.folder, constants.W_OK);
    pglite = await PGlite.create({
      ...("folder" in source
        ? { dataDir: join(source.folder, "pglite") }
        : // What is in memory is copied whole at each start: its log keeps little.
          { loadDataDir: source.template, initDbStartParams: ["--wal-segsize=1"] }),
      // The same JavaScript values as from `pg`: days stay text, counts are numbers.
      parsers: { [types.DATE]: (text: string) => text, [types.INT8]: Number },
    });
    if ("folder" in source) {
      await keepPrivate(source.folder).catch((cause: unknown) =>
        onError(new Error("The data files may be readable by others.", { cause })),
      );
    }
  } catch (error) {
    await unlock();
    throw error;
  }
  let isReading = false;
  async function readOnlyWhileFull(): Promise<void> {
    const isNowFull = isFull();
    if (isNowFull === isReading) return;
    await pglite.exec(`set default_transaction_read_only = ${isNowFull ? "on" : "off"}`);
    isReading = isNowFull;
    if (isReading) onError(new Error("The disk is nearly full: only reading."));
  }
  const query = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: pglitePool(pglite, readOnlyWhileFull) }),
    log: logOf(events),
  });

  // PGlite has no autovacuum: without this, dead rows and stale statistics slow every query.
  const vacuum = setInterval(() => {
    if (isFull()) return;
    void pglite.exec("vacuum analyze").catch(() => {
      // A transaction was open: the next turn does it.
    });
  }, vacuumEveryMs);
  vacuum.unref();

  return {
    kind: "pglite",
    pglite,
    query,
    transaction: (work) => runTransaction(query, (tx) => insideTransaction(() => work(tx))),
    connections: () => null,
    inOwnSession: (work) => query.connection().execute(work),
    isReady: async () => pglite.ready && !pglite.closed,
    async close() {
      clearInterval(vacuum);
      await query.destroy();
      // Kysely closes only what it was asked something through.
      if (!pglite.closed) await pglite.close();
      await unlock();
    },
  };
}

async function takeFolder(folder: string): Promise<() => Promise<void>> {
  const unlock = await lockFolder(folder);
  if (!unlock) throw new FolderInUse(folder);
  return unlock;
}
