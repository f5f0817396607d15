import { satisfiesContract, type FailureKind } from "@quotehaven/contract/release";
import { reportProblem } from "@quotehaven/platform";
import type { RemoteModule } from "@quotehaven/platform/shell";
import { matchRoutes } from "react-router-dom";
import { prefetchWhenIdle } from "../prefetchWhenIdle";
import { createFederationRuntime } from "./federationRuntime";
import { createLiveRegistry } from "./liveRegistry";
import { failOverride, readOverrides } from "./overrides";
import { ownerOf, type Registry } from "./registry";
import { asRemoteError, RemoteError } from "./RemoteError";
import { createRemoteLoader } from "./remoteLoader";
import { createStyleSheets } from "./styleSheets";
import { overrideTarget, releasedTargets, type RemoteTarget } from "./targets";
import { warmAllScreens, warmScreensAt } from "./warmScreens";

/** What became of a build in this tab: it was loaded, or it failed. */
export type RemoteEvent = { remote: string; target: RemoteTarget } & (
  { kind: "load" } | { kind: "failure"; failure: FailureKind }
);

/** Everything the shell knows and does about remotes in one tab. */
export type Federation = ReturnType<typeof startFederation>;

type Options = {
  /** Random id of this browser: decides who gets a canary. */
  visitorId: string;
  /** Whether a full page load would lose nothing that a person typed. */
  isSafeToSwitch: () => boolean;
  /** Loads the whole page anew, at its present address. */
  loadPage?: () => void;
};

/** Makes the tab's federation from the page's registry; loads nothing yet. */
export function startFederation(
  registry: Registry,
  { visitorId, isSafeToSwitch, loadPage = () => window.location.reload() }: Options,
) {
  const live = createLiveRegistry(registry);
  const overrides = readOverrides(registry);
  const runtime = createFederationRuntime(() => live.current().shell.contract);
  const styleSheets = createStyleSheets();
  const untold: RemoteEvent[] = [];
  let tell: (event: RemoteEvent) => void = (event) => untold.push(event);
  // A screen that throws is reported by its error boundary and by the page.
  const told = new WeakSet<object>();
  /** Remotes with a screen whose code did not come. Try again must not wait for a prefetch of that. */
  const missingCode = new Set<string>();
  let area: string | null = null;

  const remoteOf = (name: string) => live.current().remotes.find((each) => each.name === name);

  function dropOverride(name: string, { message }: RemoteError) {
    failOverride(name, message);
    delete overrides[name];
  }

  const loader = createRemoteLoader<RemoteModule>({
    runtime: {
      async load(target, name) {
        styleSheets.claim(area);
        const module = await runtime.load(target, name);
        styleSheets.claim(name);
        return module;
      },
    },
    /** An override, then a canary, the stable build, and the one before it. */
    async targetsOf(name) {
      const remote = remoteOf(name);
      const released = remote ? releasedTargets(live.current(), remote, visitorId) : [];
      const address = overrides[name];
      if (address === undefined) return released;
      try {
        return [await overrideTarget(name, address), ...released];
      } catch (error) {
        dropOverride(name, asRemoteError(name, error));
        reportProblem(error, `the override build of ${name}`);
        return released;
      }
    },
    refresh: async () => (await live.refresh()) !== null,
    async accept(name, module) {
      const remote = asRemoteModule(name, module);
      await remote.prepare();
      return remote;
    },
    onOutcome(remote, target, error) {
      if (!error) {
        tell({ kind: "load", remote, target });
        return;
      }
      const isTransport = error.kind === "unreachable" || error.kind === "timeout";
      tell({ kind: "failure", remote, target, failure: isTransport ? "transport" : "start" });
      if (target.channel === "override") dropOverride(remote, error);
      reportProblem(error, `the ${target.channel} build of ${remote}`);
    },
  });

  /** Whether the live build needs the live shell, which only a page load brings, and nothing would be lost. */
  async function needsNewPage(name: string): Promise<boolean> {
    const shell = (await live.refresh())?.shell;
    const contract = remoteOf(name)?.stable.contract ?? "";
    return (
      shell !== undefined &&
      shell.version !== registry.shell.version &&
      !satisfiesContract(registry.shell.contract, contract) &&
      isSafeToSwitch()
    );
  }

  return {
    /** What is known to be live now; another object after it was read anew. */
    registry: live.current,
    /** Calls back when the registry was read anew; returns its own undo. */
    onRegistry: live.subscribe,
    loader,
    /** What this tab tries out in place of released builds. */
    overrides,
    /**
     * The remote's module, for a navigation to its area. A remote that failed is loaded again only by a
     * navigation from another area; inside it, there is Try again. Rejects where it does not come.
     */
    async load(name: string): Promise<RemoteModule> {
      const state = loader.state(name);
      if (state.status === "failed" && (area === null || area === name)) throw state.error;
      return loader.load(name);
    },
    /**
     * Loads the remote and the screen of a path before somebody goes there. Leaves a remote that failed
     * alone. Never rejects.
     */
    async prepare(path: string): Promise<void> {
      const owner = ownerOf(live.current(), path);
      if (!owner || loader.state(owner.remote.name).status === "failed") return;
      try {
        const remote = await loader.load(owner.remote.name);
        await warmScreensAt(remote.routes[owner.route.prefix] ?? [], owner.route.prefix, path);
      } catch {
        // The loader's state keeps the failure, and its slot shows it.
      }
    },
    /** To be called before a remote's area is painted. Returns what is to be called when it is left. */
    styleArea(name: string): () => void {
      styleSheets.show(name);
      return () => styleSheets.hide(name);
    },
    /**
     * To be called when a remote's area appears: fetches its other screens when there is time. Loads the
     * whole page anew where newer builds are live and nothing would be lost.
     */
    enterArea(name: string): void {
      const isOther = area !== null && area !== name;
      area = name;
      if (isOther && live.hasNewer() && isSafeToSwitch()) {
        loadPage();
        return;
      }
      void live.lookForNewer();
      const state = loader.state(name);
      if (state.status !== "ready") return;
      const areas = Object.values(state.module.routes);
      prefetchWhenIdle(async () => {
        if (!missingCode.has(name)) await warmAllScreens(areas.flat());
      });
    },
    /** To be told of a failure in a remote that had started. The next best build takes its place. */
    failed(name: string, failure: FailureKind, error: unknown): void {
      const state = loader.state(name);
      if (state.status !== "ready" || told.has(Object(error))) return;
      told.add(Object(error));
      if (failure === "chunk") missingCode.add(name);
      tell({ kind: "failure", remote: name, target: state.target, failure });
      // Nobody sees it, and another build would take away what was typed.
      if (failure === "unhandled") return;
      const reason = asRemoteError(name, error);
      if (state.target.channel === "override") dropOverride(name, reason);
      void loader.leave(name, reason);
    },
    /** For Try again at a remote that did not come. Never rejects. */
    async retry(name: string): Promise<void> {
      // The state keeps the outcome, and the slot shows it.
      await loader.retry(name).catch(async () => {
        if (await needsNewPage(name)) loadPage();
      });
    },
    /** For Try again at a screen of a running remote: `again` where its build is the best there is. */
    async retryScreen(name: string, again: () => Promise<void>): Promise<void> {
      missingCode.delete(name);
      if (await needsNewPage(name)) loadPage();
      else if (!(await loader.renew(name))) await again();
    },
    /** For Try again at a path that a damaged registry does not know. */
    async retryRegistry(): Promise<void> {
      await live.refresh();
    },
    /** Tells what became of builds, from the beginning. */
    listen(listener: (event: RemoteEvent) => void): void {
      tell = listener;
      for (const event of untold.splice(0)) listener(event);
    },
  };
}

/**
 * What a build exposes, where it is a remote made by `defineRemote` under its registered name, with
 * routes that a router takes.
 *
 * @throws RemoteError `broken` where it is something else
 */
function asRemoteModule(name: string, value: unknown): RemoteModule {
  const exposed: unknown = Object(value).default;
  if (!isRemoteModule(exposed) || exposed.name !== name) {
    throw new RemoteError("broken", name, `${name} exposes no remote of that name.`);
  }
  try {
    // It throws where a path leads out of its prefix, or an index route has children.
    for (const [path, children] of Object.entries(exposed.routes)) {
      matchRoutes([{ path, children }], path);
    }
  } catch (cause) {
    const error = cause instanceof Error ? cause.message : String(cause);
    throw new RemoteError("broken", name, `The routes of ${name} cannot be used: ${error}`, {
      cause,
    });
  }
  return exposed;
}

const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof Object(value).prepare === "function" && typeof Object(value).routes === "object";
