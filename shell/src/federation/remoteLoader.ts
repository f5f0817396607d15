import { RemoteError, asRemoteError } from "./RemoteError";
import { loadWithRetries, type RemoteTarget, type RemoteTiming } from "./loadTarget";
import { createRemoteStates, type RemoteState } from "./remoteStates";

/** What runs a build's entry and hands out its module. */
export type RemoteRuntime = {
  load(target: RemoteTarget, name: string): Promise<unknown>;
};

/** Deadlines that people meet. */
export const remoteTiming: RemoteTiming = {
  totalMs: 15_000,
  attempts: 3,
  pauseMs: 400,
};

type LoaderOptions<Module> = {
  runtime: RemoteRuntime;
  /** Builds of a remote to try, best first. */
  targetsOf(name: string): Promise<RemoteTarget[]> | RemoteTarget[];
  /** Asks what is live now, after which there may be other targets; false where that is not known. */
  refresh?(): Promise<boolean>;
  /** Checks what came and makes it ready for its first render. */
  accept(name: string, module: unknown): Promise<Module> | Module;
  /** Called when a build failed and the next one is taken. */
  onFallback?(name: string, failed: RemoteTarget, error: RemoteError): void;
  /** Called once when every attempt at a remote has failed. */
  onFailed?(name: string, error: RemoteError): void;
  /** Told of each build that was loaded, and of each that could not be. */
  onOutcome?(name: string, target: RemoteTarget, error: RemoteError | null): void;
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
  const givenUp = createGivenUp();
  const best = bestOf({ ...options, givenUp }, states);

  /** `inPlace`: what is shown stays until another build is ready, also where none is. */
  function start(name: string, { inPlace = false, before = async () => {} } = {}): Promise<Module> {
    const already = inFlight.get(name);
    if (already) return already;
    const isShown = inPlace && states.stateOf(name).status === "ready";
    if (!isShown) states.setState(name, { status: "loading" });
    const loading = before()
      .then(() => best(name))
      .then(
        (ready) => {
          states.setState(name, ready);
          return ready.module;
        },
        (error: RemoteError) => {
          if (!isShown) states.setState(name, { status: "failed", error });
          options.onFailed?.(name, error);
          throw error;
        },
      )
      .finally(() => inFlight.delete(name));
    inFlight.set(name, loading);
    // Whoever only warms a remote up does not listen; the state keeps the failure.
    loading.catch(() => undefined);
    return loading;
  }

  async function anew(): Promise<void> {
    await options.refresh?.();
    givenUp.forgive();
  }

  return {
    /** The remote's module; loads it where that has not happened. */
    load(name: string): Promise<Module> {
      const state = states.stateOf(name);
      return state.status === "ready" ? Promise.resolve(state.module) : start(name);
    },
    /** Asks what is live and loads that build anew, also one whose code came but failed. */
    retry: (name: string) => start(name, { before: anew }),
    /**
     * To be told that the running build failed: takes the next best that is live, in place. Where
     * there is none, what is shown stays.
     */
    async leave(name: string, error: RemoteError): Promise<void> {
      const state = states.stateOf(name);
      if (state.status !== "ready") return;
      const { target } = state;
      states.addFailure(name, target, error);
      const isOnTrial = target.channel === "canary" || target.channel === "override";
      if (!isOnTrial && !(await options.refresh?.())) return;
      givenUp.add(target);
      const others = (await options.targetsOf(name)).filter((each) => !givenUp.has(each));
      if (others.length === 0) return;
      options.onFallback?.(name, target, error);
      await start(name, { inPlace: true }).catch(() => undefined);
    },
    /**
     * Asks what is live and, where that is another build than the running one, loads it in place.
     * False where the running build is the best there is.
     */
    async renew(name: string): Promise<boolean> {
      await anew();
      const state = states.stateOf(name);
      const [wanted] = (await options.targetsOf(name)).filter((each) => !givenUp.has(each));
      if (!wanted || (state.status === "ready" && state.target.entry === wanted.entry))
        return false;
      await start(name, { inPlace: true }).catch(() => undefined);
      return true;
    },
    /** A remote's state now; the same object until it changes. */
    state: states.stateOf,
    /** The last ten failures of a remote, oldest first. */
    failures: states.failuresOf,
    /** Calls back at every change of any remote; returns its own undo. */
    subscribe: states.subscribe,
  };
}

/** Builds that failed in this tab and are not taken again by themselves. */
function createGivenUp() {
  const channels = new Map<string, RemoteTarget["channel"]>();
  return {
    add: ({ entry, channel }: RemoteTarget) => channels.set(entry, channel),
    has: ({ entry }: RemoteTarget) => channels.has(entry),
    /** What is for everybody gets another chance when the person asks for it; a canary does not. */
    forgive() {
      for (const [entry, channel] of channels) {
        if (channel === "stable" || channel === "last-good") channels.delete(entry);
      }
    },
  };
}

type GivenUp = ReturnType<typeof createGivenUp>;
type Ready<Module> = Extract<RemoteState<Module>, { status: "ready" }>;

/** Gives the function that loads a remote from the best of its builds that works. */
function bestOf<Module>(
  options: LoaderOptions<Module> & { givenUp: GivenUp },
  states: ReturnType<typeof createRemoteStates<Module>>,
) {
  const { runtime, targetsOf, accept, onFallback, onOutcome, givenUp } = options;
  const { timing = remoteTiming, random = Math.random } = options;
  async function loadOne(
    name: string,
    target: RemoteTarget,
    deadline: number,
  ): Promise<Ready<Module> | RemoteError> {
    try {
      const module = await loadWithRetries({
        name,
        attempt: async () => accept(name, await runtime.load(target, name)),
        // Another build follows all but the stable one, so one attempt at them is enough.
        timing: target.channel === "stable" ? timing : { ...timing, attempts: 1 },
        deadline,
        onFailure: (error) => states.addFailure(name, target, error),
        random,
      });
      onOutcome?.(name, target, null);
      return { status: "ready", module, target };
    } catch (cause) {
      const error = asRemoteError(name, cause);
      onOutcome?.(name, target, error);
      if (target.channel !== "stable") givenUp.add(target);
      return error;
    }
  }

  return async (name: string): Promise<Ready<Module>> => {
    const deadline = performance.now() + timing.totalMs;
    const tried = new Set<string>();
    const next = async () =>
      (await targetsOf(name)).find((each) => !tried.has(each.entry) && !givenUp.has(each));
    let last = new RemoteError("missing", name, `The registry knows no remote named ${name}.`);
    let failed: RemoteTarget | null = null;
    let isAsked = false;
    for (;;) {
      let target = await next();
      if (!target && !isAsked) {
        // Where a server hangs, its other files do, too; and the person has waited long enough.
        if (last.kind === "timeout" || !(await options.refresh?.())) throw last;
        isAsked = true;
        target = await next();
      }
      if (!target) throw last;
      if (failed) onFallback?.(name, failed, last);
      tried.add(target.entry);
      const outcome = await loadOne(name, target, deadline);
      if (!(outcome instanceof RemoteError)) return outcome;
      last = outcome;
      failed = target;
    }
  };
}
