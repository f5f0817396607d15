import { AsyncLocalStorage } from "node:async_hooks";
import { sql, type Kysely, type Transaction } from "kysely";

const insideTransaction = new AsyncLocalStorage<true>();
const RETRYABLE = new Set(["40001", "40P01"]);

/** True in code that a transaction is waiting for. */
export function isInsideTransaction(): boolean {
  return insideTransaction.getStore() === true;
}

/** The SQLSTATE of a database error, or undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}

/** Which constraint or index a database error names, if it does. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof Error &&
    "constraint" in error &&
    typeof error.constraint === "string" &&
    error.constraint !== ""
    ? error.constraint
    : undefined;
}

/** Runs work in a transaction, again when the database asks for it (deadlock, serialization). */
export async function runTransaction<DB, T>(
  db: Kysely<DB>,
  work: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute((tx) => insideTransaction.run(true, () => work(tx)));
    } catch (error) {
      if (attempt >= 3 || !RETRYABLE.has(sqlState(error) ?? "")) throw error;
    }
  }
}

/** `pg_notify`, heard by listeners when the surrounding transaction commits. */
export async function notifyChannel<DB>(
  queries: Kysely<DB>,
  channel: string,
  payload: string,
): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(queries);
}
