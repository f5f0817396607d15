import { satisfiesContract } from "@quotehaven/contract/release";
import { RemoteError, asRemoteError } from "./RemoteError";
import type { RemoteRelease, Registry } from "./registry";

/** A build that a remote may be loaded from, in the order in which they are tried. */
export type RemoteTarget = Pick<RemoteRelease, "entry" | "container" | "version" | "contract"> & {
  channel: "override" | "canary" | "stable";
};

/** Where a remote stands in this tab. */
export type RemoteState<Module> =
  | { status: "idle" }
  | { status: "loading" }
  | { status: "ready"; module: Module; target: RemoteTarget }
  | { status: "failed"; error: RemoteError };

/** One failed attempt, for the page that shows what is running. */
export type RemoteFailure = { at: Date; channel: RemoteTarget["channel"]; error: RemoteError };

/** What runs a build's entry and hands out its module. */
export type RemoteRuntime = {
  load(target: RemoteTarget, options: { again: boolean }): Promise<unknown>;
};

/** How long a remote may take, and how often it is tried again. */
export type RemoteTiming = {
  attemptMs: number;
  totalMs: number;
  attempts: number;
  /** Waits before the n-th further attempt; half of it is random. */
  pauseMs: number;
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
  /** Told when a build that was tried out or rolled out failed and the next one is taken. */
  onPassedOver?(name: string, target: RemoteTarget, error: RemoteError): void;
  /** Told once when every attempt at a remote has failed. */
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
  const { registry, runtime, targetsOf, accept, onPassedOver, onFailed } = options;
  const { timing = remoteTiming, random = Math.random } = options;
  const states = new Map<string, RemoteState<Module>>();
  const running = new Map<string, Promise<Module>>();
  const failures = new Map<string, RemoteFailure[]>();
  const started = new Set<string>();
  const listeners = new Set<() => void>();
  const idle: RemoteState<Module> = { status: "idle" };

  function become(name: string, state: RemoteState<Module>) {
    states.set(name, state);
    for (const listener of listeners) listener();
  }

  function note(name: string, target: RemoteTarget, error: RemoteError) {
    const known = failures.get(name) ?? [];
    failures.set(name, [...known, { at: new Date(), channel: target.channel, error }].slice(-10));
  }

  async function attempt(name: string, target: RemoteTarget): Promise<Module> {
    // The verdict comes before any of its code runs.
    if (!satisfiesContract(registry.shell.contract, target.contract)) {
      const made = `made for platform ${target.contract}, this is ${registry.shell.contract}`;
      throw new RemoteError("contract", name, `${name} ${target.version} was ${made}`);
    }
    const again = started.has(name);
    started.add(name);
    const loading = runtime.load(target, { again });
    return accept(name, await withDeadline(loading, timing.attemptMs, name));
  }

  async function run(name: string): Promise<Module> {
    const deadline = performance.now() + timing.totalMs;
    const targets = await targetsOf(name);
    let last = new RemoteError("missing", name, `The registry knows no remote named ${name}.`);
    for (const target of targets) {
      const isLast = target === targets.at(-1);
      const attempts = isLast ? timing.attempts : 1;
      for (let count = 1; count <= attempts; count += 1) {
        try {
          const module = await withDeadline(
            attempt(name, target),
            Math.max(1, deadline - performance.now()),
            name,
          );
          become(name, { status: "ready", module, target });
          return module;
        } catch (cause) {
          last = asRemoteError(name, cause);
          note(name, target, last);
          const pause = timing.pauseMs * 2 ** (count - 1) * (0.5 + random() / 2);
          const goesOn = count < attempts && last.kind !== "contract";
          if (!goesOn || performance.now() + pause >= deadline) break;
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
      if (!isLast) onPassedOver?.(name, target, last);
    }
    become(name, { status: "failed", error: last });
    onFailed?.(name, last);
    throw last;
  }

  function start(name: string): Promise<Module> {
    const already = running.get(name);
    if (already) return already;
    become(name, { status: "loading" });
    const loading = run(name).finally(() => running.delete(name));
    running.set(name, loading);
    // Whoever only warms a remote up does not listen; the state keeps the failure.
    loading.catch(() => undefined);
    return loading;
  }

  return {
    /** The remote's module; loads it where that has not happened. */
    load(name: string): Promise<Module> {
      const state = states.get(name) ?? idle;
      if (state.status === "ready") return Promise.resolve(state.module);
      return start(name);
    },
    /** Loads a remote anew, also one whose code came but failed. */
    retry: start,
    /** Where a remote stands now; the same object until it changes. */
    state: (name: string): RemoteState<Module> => states.get(name) ?? idle,
    /** The last ten failures of a remote, oldest first. */
    failures: (name: string): readonly RemoteFailure[] => failures.get(name) ?? [],
    /** Calls back at every change of any remote; returns its own undo. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function withDeadline<T>(work: Promise<T>, ms: number, name: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteError("timeout", name, `${name} did not arrive within ${ms} ms.`)),
      ms,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
