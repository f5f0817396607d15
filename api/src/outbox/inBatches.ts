import type { Tx } from "../database";
import type { Deps } from "../deps";
import { waitForRequests, type OutboxHandler } from "./handleRow";
import { holdRow, keepProgress, removeRow } from "./outboxRows";
import { inSpan } from "../server/tracing/tracing";

/** Does the next batch of what a row asks for; answers what the row says of the rest, or null at the end. */
type NextBatch = (
  tx: Tx,
  payload: Record<string, unknown>,
  deps: Deps,
) => Promise<Record<string, unknown> | null>;

/**
 * Handles a row batch after batch, each in a transaction of its own that keeps in the row how far it
 * came: another worker goes on where this one is stopped, or was. Requests are answered in between.
 */
export const inBatches =
  (name: string, doNext: NextBatch): OutboxHandler =>
  async (deps, row, isStopping) => {
    const { db, clock } = deps;
    let rest: Record<string, unknown> | null = row.payload;
    while (rest) {
      const payload = rest;
      rest = await inSpan(name, {}, () =>
        db.transaction(async (tx) => {
          if (!(await holdRow(tx, row))) return null;
          const next = await doNext(tx, payload, deps);
          if (next === null) {
            await removeRow(tx, row.id);
            return null;
          }
          const goesOn = !isStopping();
          await keepProgress(tx, row.id, next, { now: clock.now(), goesOn });
          return goesOn ? next : null;
        }),
      );
      if (rest) await waitForRequests(deps);
    }
    return "kept";
  };
