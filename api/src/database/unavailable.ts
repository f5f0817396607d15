import { types } from "node:util";
import { DatabaseRefused } from "./DatabaseRefused";

/**
 * Lost connections, no room, starting up, shutting down, only to be read; cancelled or out of time, a lock
 * that did not come, and two transactions in each other's way.
 */
const UNAVAILABLE =
  /^(08...|53...|57014|57P0[123]|25006|25P03|40001|40P01|55P03|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)$/;
/** What `pg`, and Citus of a machine that it lost in a transaction, say of these without such a code. */
const LOST =
  /^(timeout exceeded when trying to connect|Connection terminated|Client .* is not queryable|failure on connection marked as essential)/;

/** Whether an error only says that the database cannot do it now, and will later. */
export function isUnavailable(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  if (error instanceof DatabaseRefused) return false;
  const code = "code" in error ? String(error.code) : "";
  return UNAVAILABLE.test(code) || LOST.test(error.message) || isUnavailable(error.cause);
}

/** Work that may as well not be done: an answer does not wait for its effect. */
export async function ignoreUnavailable(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}
