import type { Kysely, Transaction } from "kysely";

const RETRYABLE = new Set(["40001", "40P01"]);

/** The SQLSTATE of a database error, or undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}

/** Citus names what was violated in its message alone, with the number of the shard. */
const OF_A_SHARD = /"([a-z_]+)_\d+"/;

/** Which constraint or index a database error names, if it does. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("constraint" in error && typeof error.constraint === "string" && error.constraint !== "")
    return error.constraint;
  return sqlState(error)?.startsWith("23") ? OF_A_SHARD.exec(error.message)?.[1] : undefined;
}

const afterCommits = new WeakMap<object, (() => void)[]>();

/** Calls back once the open transaction has committed, or at once outside of one. */
export function afterCommit(queries: object, callback: () => void): void {
  const callbacks = afterCommits.get(queries);
  if (callbacks) callbacks.push(callback);
  else callback();
}

/** Runs work in a transaction, again when the database asks for it (deadlock, serialization). */
export async function runTransaction<DB, T>(
  db: Kysely<DB>,
  work: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const callbacks: (() => void)[] = [];
    try {
      const result = await db.transaction().execute((tx) => {
        afterCommits.set(tx, callbacks);
        return work(tx);
      });
      for (const callback of callbacks) callback();
      return result;
    } catch (error) {
      if (attempt >= 3 || !RETRYABLE.has(sqlState(error) ?? "")) throw error;
    }
  }
}
