import { withDeadline } from "@quotehaven/platform";
import { RemoteError, asRemoteError } from "./RemoteError";
import type { RemoteTarget } from "./targets";

/** How long a person waits for a remote, with all attempts and other builds. */
const TOTAL_MS = 15_000;
const ATTEMPTS = 3;
/** The pause before the second attempt; it doubles, and half of it is random. */
const PAUSE_MS = 400;
const MOST_FAILURES = 10;

/** A remote's state in this tab. */
type RemoteState<Module> =
  | { status: "idle" }
  | { status: "loading" }
  | { status: "ready"; module: Module; target: RemoteTarget }
  | { status: "failed"; error: RemoteError };

/** One failed attempt, for `/__remotes`. */
type RemoteFailure = { at: Date; channel: RemoteTarget["channel"]; error: RemoteError };

/** What runs a build's entry and hands out its module. */
export type RemoteRuntime = {
  load(target: RemoteTarget, name: string): Promise<unknown>;
};

type LoaderOptions<Module> = {
  runtime: RemoteRuntime;
  /** Builds of a remote to try, best first. */
  targetsOf(name: string): Promise<RemoteTarget[]> | RemoteTarget[];
  /** Checks what came and makes it ready for its first render. */
  accept(name: string, module: unknown): Promise<Module>;
  /** Fetches what is live, after which there may be other targets; false where that is not known. */
  refresh?(): Promise<boolean>;
  /** Called for each build that was loaded (`null`), and for each that could not be. */
  onOutcome?(name: string, target: RemoteTarget, error: RemoteError | null): void;
};

/**
 * Loads the remotes of one tab once each, with deadlines and retries, and remembers how it went.
 *
 * `load` and `retry` resolve with the remote's module and reject with a {@link RemoteError}; the
 * same outcome is the remote's `state`, which `subscribe` tells about.
 */
export function createRemoteLoader<Module>(options: LoaderOptions<Module>) {
  type Ready = Extract<RemoteState<Module>, { status: "ready" }>;
  const { runtime, targetsOf, accept, refresh = async () => false, onOutcome } = options;
  const states = new Map<string, RemoteState<Module>>();
  const failures = new Map<string, readonly RemoteFailure[]>();
  const listeners = new Set<() => void>();
  const inFlight = new Map<string, Promise<Module>>();
  /** Entries of builds that failed in this tab and are not taken again by themselves. */
  const givenUp = new Map<string, RemoteTarget>();
  const idle: RemoteState<Module> = { status: "idle" };

  const stateOf = (name: string) => states.get(name) ?? idle;
  const failuresOf = (name: string) => failures.get(name) ?? [];

  function setState(name: string, state: RemoteState<Module>) {
    states.set(name, state);
    for (const listener of listeners) listener();
  }

  function addFailure(name: string, { channel }: RemoteTarget, error: RemoteError) {
    const all = [...failuresOf(name), { at: new Date(), channel, error }];
    failures.set(name, all.slice(-MOST_FAILURES));
  }

  const usableTargets = async (name: string) =>
    (await targetsOf(name)).filter(({ entry }) => !givenUp.has(entry));

  async function loadTarget(name: string, target: RemoteTarget, deadline: number): Promise<Ready> {
    // Another build follows all but the stable one, so one attempt at them is enough.
    const attempts = target.channel === "stable" ? ATTEMPTS : 1;
    const attempt = async () => accept(name, await runtime.load(target, name));
    for (let count = 1; ; count += 1) {
      try {
        const leftMs = Math.max(1, deadline - performance.now());
        const module = await withDeadline(
          attempt(),
          leftMs,
          () => new RemoteError("timeout", name, `${name} did not arrive within ${leftMs} ms.`),
        );
        onOutcome?.(name, target, null);
        return { status: "ready", module, target };
      } catch (cause) {
        const error = asRemoteError(name, cause);
        addFailure(name, target, error);
        const pause = PAUSE_MS * 2 ** (count - 1) * (0.5 + Math.random() / 2);
        const isOver = performance.now() + pause >= deadline;
        if (count === attempts || error.kind === "contract" || isOver) {
          if (target.channel !== "stable") givenUp.set(target.entry, target);
          onOutcome?.(name, target, error);
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  /** Loads the best build that works: those that the tab knows, then those that are live. */
  async function loadBest(name: string): Promise<Ready> {
    const deadline = performance.now() + TOTAL_MS;
    const tried = new Set<string>();
    let last = new RemoteError("missing", name, `The registry knows no remote named ${name}.`);
    let isRefreshed = false;
    for (;;) {
      const target = (await usableTargets(name)).find(({ entry }) => !tried.has(entry));
      if (target) {
        tried.add(target.entry);
        try {
          return await loadTarget(name, target, deadline);
        } catch (error) {
          last = asRemoteError(name, error);
        }
      } else {
        // Where a server hangs, its other files do, too; and the person has waited long enough.
        if (isRefreshed || last.kind === "timeout" || !(await refresh())) throw last;
        isRefreshed = true;
      }
    }
  }

  /** Starts to load a remote. `inPlace`: the running build stays until another one is ready. */
  function start(name: string, { inPlace = false, before = async () => {} } = {}): Promise<Module> {
    const already = inFlight.get(name);
    if (already) return already;
    const isShown = inPlace && stateOf(name).status === "ready";
    if (!isShown) setState(name, { status: "loading" });
    const loading = before()
      .then(() => loadBest(name))
      .then(
        (ready) => {
          setState(name, ready);
          return ready.module;
        },
        (error: RemoteError) => {
          if (!isShown) setState(name, { status: "failed", error });
          throw error;
        },
      )
      .finally(() => inFlight.delete(name));
    inFlight.set(name, loading);
    // A caller that only warms a remote up does not listen; the state keeps the failure.
    loading.catch(() => undefined);
    return loading;
  }

  /** Fetches what is live. A released build gets another chance; a canary or an override does not. */
  async function refreshBuilds(): Promise<void> {
    await refresh();
    for (const [entry, target] of givenUp) if (!isOnTrial(target)) givenUp.delete(entry);
  }

  return {
    /** The remote's module; loads it where that has not happened. */
    load(name: string): Promise<Module> {
      const state = stateOf(name);
      return state.status === "ready" ? Promise.resolve(state.module) : start(name);
    },
    /** Fetches what is live and loads that build, also one whose code came but failed. */
    retry: (name: string) => start(name, { before: refreshBuilds }),
    /** To be told that the running build failed. The next best takes its place, if there is one. */
    async leave(name: string, error: RemoteError): Promise<void> {
      const state = stateOf(name);
      if (state.status !== "ready") return;
      const { target } = state;
      addFailure(name, target, error);
      if (!isOnTrial(target) && !(await refresh())) return;
      givenUp.set(target.entry, target);
      if ((await usableTargets(name)).length === 0) return;
      await start(name, { inPlace: true }).catch(() => undefined);
    },
    /**
     * Fetches what is live and, where that is another build than the running one, loads it in its
     * place. False where the running build is the best there is.
     */
    async renew(name: string): Promise<boolean> {
      await refreshBuilds();
      const state = stateOf(name);
      const [best] = await usableTargets(name);
      if (!best || (state.status === "ready" && state.target.entry === best.entry)) return false;
      await start(name, { inPlace: true }).catch(() => undefined);
      return true;
    },
    /** A remote's state now; the same object until it changes. */
    state: stateOf,
    /** The last ten failures of a remote, oldest first. */
    failures: failuresOf,
    /** Calls back at every change of any remote; returns its own undo. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isOnTrial = ({ channel }: RemoteTarget) => channel === "canary" || channel === "override";
