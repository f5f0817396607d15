import { RemoteError, asRemoteError } from "./RemoteError";
import {
  loadWithRetries,
  requireContract,
  type RemoteTarget,
  type RemoteTiming,
} from "./loadTarget";
import type { Registry } from "./registry";
import { createRemoteStates } from "./remoteStates";
import { withDeadline } from "./withDeadline";

/** What runs a build's entry and hands out its module. */
export type RemoteRuntime = {
  load(target: RemoteTarget, options: { again: boolean }): Promise<unknown>;
};

/** Deadlines that people meet. */
export const remoteTiming: RemoteTiming = {
  attemptMs: 10_000,
  totalMs: 15_000,
  attempts: 3,
  pauseMs: 400,
};

type LoaderOptions<Module> = {
  registry: Registry;
  runtime: RemoteRuntime;
  /** Builds of a remote to try, best first. */
  targetsOf(name: string): Promise<RemoteTarget[]> | RemoteTarget[];
  /** Checks what came and makes it ready for its first render. */
  accept(name: string, module: unknown): Promise<Module> | Module;
  /** Called when a build that was tried out or rolled out failed and the next one is taken. */
  onFallback?(name: string, failed: RemoteTarget, error: RemoteError): void;
  /** Called once when every attempt at a remote has failed. */
  onFailed?(name: string, error: RemoteError): void;
  timing?: RemoteTiming;
  random?: () => number;
};

/** Loads remotes once each, with deadlines and retries, and remembers how it went. */
export type RemoteLoader<Module> = ReturnType<typeof createRemoteLoader<Module>>;

/**
 * Makes the loader of one tab.
 *
 * `load` and `retry` resolve with the remote's module and reject with a {@link RemoteError}; the
 * same outcome is the remote's `state`, which `subscribe` tells about.
 */
export function createRemoteLoader<Module>(options: LoaderOptions<Module>) {
  const states = createRemoteStates<Module>();
  const inFlight = new Map<string, Promise<Module>>();
  const loadRemote = remoteLoading(options, states);

  function start(name: string): Promise<Module> {
    const already = inFlight.get(name);
    if (already) return already;
    states.setState(name, { status: "loading" });
    const loading = loadRemote(name).finally(() => inFlight.delete(name));
    inFlight.set(name, loading);
    // Whoever only warms a remote up does not listen; the state keeps the failure.
    loading.catch(() => undefined);
    return loading;
  }

  return {
    /** The remote's module; loads it where that has not happened. */
    load(name: string): Promise<Module> {
      const state = states.stateOf(name);
      return state.status === "ready" ? Promise.resolve(state.module) : start(name);
    },
    /** Loads a remote anew, also one whose code came but failed. */
    retry: start,
    /** A remote's state now; the same object until it changes. */
    state: states.stateOf,
    /** The last ten failures of a remote, oldest first. */
    failures: states.failuresOf,
    /** Calls back at every change of any remote; returns its own undo. */
    subscribe: states.subscribe,
  };
}

/** Gives the function that loads a remote from the best of its builds that works. */
function remoteLoading<Module>(
  { registry, runtime, targetsOf, accept, onFallback, onFailed, ...rest }: LoaderOptions<Module>,
  states: ReturnType<typeof createRemoteStates<Module>>,
) {
  const { timing = remoteTiming, random = Math.random } = rest;
  const started = new Set<string>();

  async function attempt(name: string, target: RemoteTarget): Promise<Module> {
    requireContract(name, target, registry.shell.contract);
    const again = started.has(name);
    started.add(name);
    const loading = runtime.load(target, { again });
    return accept(name, await withDeadline(loading, timing.attemptMs, name));
  }

  return async (name: string): Promise<Module> => {
    const deadline = performance.now() + timing.totalMs;
    const targets = await targetsOf(name);
    let last = new RemoteError("missing", name, `The registry knows no remote named ${name}.`);
    for (const target of targets) {
      const isLast = target === targets.at(-1);
      try {
        const module = await loadWithRetries({
          name,
          attempt: () => attempt(name, target),
          // A build that is only tried out gets one attempt: the released one follows it.
          timing: isLast ? timing : { ...timing, attempts: 1 },
          deadline,
          onFailure: (error) => states.addFailure(name, target, error),
          random,
        });
        states.setState(name, { status: "ready", module, target });
        return module;
      } catch (cause) {
        last = asRemoteError(name, cause);
        if (!isLast) onFallback?.(name, target, last);
      }
    }
    states.setState(name, { status: "failed", error: last });
    onFailed?.(name, last);
    throw last;
  };
}
