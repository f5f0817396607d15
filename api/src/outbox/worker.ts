import type { Deps } from "../deps";

/** Delivers what the outbox holds. */
export interface OutboxWorker {
  /** Delivers everything that is due now; answers how many rows it handled. */
  runDue(): Promise<number>;
}

/** Creates the worker; it does nothing by itself until asked. */
export function createOutboxWorker(_deps: Deps): OutboxWorker {
  return { runDue: async () => 0 };
}
