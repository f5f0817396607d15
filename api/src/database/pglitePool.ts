import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import type { PostgresPool, PostgresPoolClient } from "kysely";

const transactions = new AsyncLocalStorage<true>();

/** Runs a transaction's work. A query outside of the transaction would wait for ever: here it throws. */
export function insideTransaction<T>(work: () => T): T {
  return transactions.run(true, work);
}

/**
 * PGlite as a pool of one connection for Kysely's dialect of PostgreSQL: whoever takes it keeps it until
 * the end of the transaction, and others wait. `prepare` runs before each use.
 */
export function pglitePool(pglite: PGlite, prepare: () => Promise<unknown>): PostgresPool {
  let lastUse = Promise.resolve();

  async function query(text: string, values: readonly unknown[]) {
    // Only the simple protocol takes several statements at once, which migrations need.
    const result =
      values.length === 0
        ? (await pglite.exec(text)).at(-1)
        : await pglite.query(text, [...values]);
    // PGlite does not say which command it was. Kysely passes the count on for those that change rows.
    return { command: "UPDATE", rowCount: result?.affectedRows ?? 0, rows: result?.rows ?? [] };
  }

  async function connect(): Promise<PostgresPoolClient> {
    if (transactions.getStore()) {
      throw new Error(
        "Inside a transaction use its own handle: another query would wait for ever.",
      );
    }
    const before = lastUse;
    let release = () => {};
    lastUse = new Promise((resolve) => (release = resolve));
    await before;
    try {
      await prepare();
    } catch (error) {
      release();
      throw error;
    }
    // Kysely's type has an overload for cursors, which are not used here.
    return { query, release } as unknown as PostgresPoolClient;
  }

  return { connect, end: () => pglite.close() };
}
