import type { FailureKind } from "@quotehaven/contract/release";
import type { RemoteTarget } from "./loadTarget";

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
