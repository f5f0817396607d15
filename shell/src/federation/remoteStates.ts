import type { RemoteError } from "./RemoteError";
import type { RemoteTarget } from "./loadTarget";

/** A remote's state in this tab. */
export type RemoteState<Module> =
  | { status: "idle" }
  | { status: "loading" }
  | { status: "ready"; module: Module; target: RemoteTarget }
  | { status: "failed"; error: RemoteError };

/** One failed attempt, for the page that shows what is running. */
export type RemoteFailure = { at: Date; channel: RemoteTarget["channel"]; error: RemoteError };

const MOST_FAILURES = 10;

/** Remembers the state of each remote of the tab, and what failed on the way there. */
export function createRemoteStates<Module>() {
  const states = new Map<string, RemoteState<Module>>();
  const failures = new Map<string, RemoteFailure[]>();
  const listeners = new Set<() => void>();
  const idle: RemoteState<Module> = { status: "idle" };
  const failuresOf = (name: string): readonly RemoteFailure[] => failures.get(name) ?? [];

  return {
    /** A remote's state now; the same object until it changes. */
    stateOf: (name: string): RemoteState<Module> => states.get(name) ?? idle,
    setState(name: string, state: RemoteState<Module>) {
      states.set(name, state);
      for (const listener of listeners) listener();
    },
    /** The last ten failures of a remote, oldest first. */
    failuresOf,
    addFailure(name: string, { channel }: RemoteTarget, error: RemoteError) {
      const all = [...failuresOf(name), { at: new Date(), channel, error }];
      failures.set(name, all.slice(-MOST_FAILURES));
    },
    /** Calls back at every change of any remote; returns its own undo. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
