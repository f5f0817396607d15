import { EventEmitter } from "node:events";
import { afterCommit, type Queries } from "../database";
import type { Lane } from "./priorities";

/** Tells the worker of this process that something was queued; those of others look every two seconds. */
const wakeUps = new EventEmitter<{ queued: [lanes: readonly Lane[]] }>();

/** Wakes the worker of these lanes once the transaction has committed. */
export function wakeWorker(queries: Queries, lanes: readonly Lane[]): void {
  afterCommit(queries, () => wakeUps.emit("queued", lanes));
}

/** Calls back whenever something was queued in this process. Returns its own undo. */
export function onQueued(listener: (lanes: readonly Lane[]) => void): () => void {
  wakeUps.on("queued", listener);
  return () => wakeUps.off("queued", listener);
}
