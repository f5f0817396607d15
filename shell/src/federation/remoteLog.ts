import type { RemoteTarget } from "./loadTarget";

/**
 * How a remote failed.
 *
 * - `transport`: its entry did not come, or not what was released
 * - `chunk`: a screen's code did not come
 * - `start`: it came and could not be started
 * - `render`: a screen threw while it rendered, or in an effect
 * - `unhandled`: something threw later, with nobody to catch it
 */
export type FailureKind = "transport" | "chunk" | "start" | "render" | "unhandled";

/** What became of a build in this tab: it was loaded, or it failed. */
export type RemoteEvent = { remote: string; target: RemoteTarget } & (
  { kind: "load" } | { kind: "failure"; failure: FailureKind }
);

const MOST_KEPT = 50;

/** Keeps what became of builds until somebody listens, who may come late and is told all of it. */
export function createRemoteLog() {
  const kept: RemoteEvent[] = [];
  let listener: ((event: RemoteEvent) => void) | null = null;
  return {
    add(event: RemoteEvent) {
      if (listener) listener(event);
      else if (kept.length < MOST_KEPT) kept.push(event);
    },
    /** Tells everything so far, and what follows. */
    listen(told: (event: RemoteEvent) => void) {
      listener = told;
      for (const event of kept.splice(0)) told(event);
    },
  };
}
