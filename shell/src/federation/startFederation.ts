import { satisfiesContract, type FailureKind } from "@quotehaven/contract/release";
import { type RemoteModule } from "@quotehaven/platform/shell";
import { prefetchWhenIdle } from "../prefetchWhenIdle";
import { createLiveRegistry } from "./liveRegistry";
import { fetchLiveVersions, watchVersions } from "./newVersions";
import { readOverrides, type Overrides } from "./overrides";
import { ownerOf, type Registry } from "./registry";
import { asRemoteError } from "./RemoteError";
import type { RemoteLoader } from "./remoteLoader";
import { createRemoteLog, type RemoteEvent } from "./remoteLog";
import { tabLoader } from "./tabLoader";
import { needsOtherShell, registered } from "./targets";
import { warmAllScreens, warmScreensAt } from "./warmScreens";

/** Everything the shell knows and does about remotes in one tab. */
export type Federation = {
  /** What is known to be live now; another object after it was read anew. */
  registry(): Registry;
  /** Calls back when the registry was read anew; returns its own undo. */
  onRegistry(listener: () => void): () => void;
  loader: RemoteLoader<RemoteModule>;
  /** What this tab tries out in place of released builds. */
  overrides: Overrides;
  /**
   * The remote's module, for whoever goes to its area. One that failed is asked for again only by who
   * comes from another area; who is in it presses Try again. Rejects where it does not come.
   */
  load(name: string): Promise<RemoteModule>;
  /**
   * Loads the remote and the screen that a path shows before somebody goes there. Leaves a remote that
   * failed alone. Never rejects.
   */
  prepare(path: string): Promise<void>;
  /**
   * To be called when a remote's area appears: fetches its other screens when there is time. Where
   * the remote is made for another shell, or newer builds are live and nothing would be lost, loads
   * the whole page anew instead, at its present address.
   */
  enterArea(name: string): void;
  /**
   * To be told of what failed in a remote that had started. The next best build takes over in its
   * place where there is one.
   */
  failed(name: string, failure: FailureKind, error: unknown): void;
  /** What Try again does: asks what is live, and loads the remote anew. Never rejects. */
  retry(name: string): Promise<void>;
  /** What Try again does at a screen of a running remote: `again` where its build is the best there is. */
  retryScreen(name: string, again: () => Promise<void>): Promise<void>;
  /** What Try again does at a path that a damaged registry does not know. */
  retryRegistry(): Promise<void>;
  /** Tells what became of builds, from the beginning. */
  listen(told: (event: RemoteEvent) => void): void;
};

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
): Federation {
  const live = createLiveRegistry(registry);
  const overrides = readOverrides(registry);
  const versions = watchVersions({ revision: registry.revision, fetchLive: fetchLiveVersions });
  const log = createRemoteLog();
  const loader = tabLoader({ live, overrides, visitorId, log });
  // What the page itself was composed for is not looked for on another: a cache may have kept the page.
  const first = ownerOf(registry, window.location.pathname)?.remote.name;
  // A screen that throws is heard of by its place and by the page.
  const told = new WeakSet<object>();
  let area: string | null = null;

  return {
    registry: live.current,
    onRegistry: live.subscribe,
    loader,
    overrides,
    async load(name) {
      const state = loader.state(name);
      if (state.status === "failed" && (area === null || area === name)) throw state.error;
      if (name !== first && isElsewhere(name))
        throw new Error(`${name} is made for another shell.`);
      return loader.load(name);
    },
    async prepare(path) {
      const owner = ownerOf(live.current(), path);
      if (!owner || needsOtherShell(live.current(), owner.remote)) return;
      if (loader.state(owner.remote.name).status === "failed") return;
      try {
        const remote = await loader.load(owner.remote.name);
        await warmScreensAt(remote.routes[owner.route.prefix] ?? [], owner.route.prefix, path);
      } catch {
        // The loader's state keeps the failure, and its place shows it.
      }
    },
    enterArea(name) {
      const isOther = area !== null && area !== name;
      area = name;
      if (name !== first && isElsewhere(name)) {
        // Whoever has something unsaved was asked when they left it.
        loadPage();
        return;
      }
      if (isOther && versions.hasNewer() && isSafeToSwitch()) {
        loadPage();
        return;
      }
      void versions.ask();
      const state = loader.state(name);
      if (state.status === "ready") prefetchWhenIdle(() => warmScreens(state.module));
    },
    failed(name, failure, error) {
      const state = loader.state(name);
      if (state.status !== "ready" || told.has(Object(error))) return;
      told.add(Object(error));
      log.add({ kind: "failure", remote: name, target: state.target, failure });
      // Nobody sees it, and what takes the place of a screen takes along what was typed there.
      if (failure !== "unhandled") void loader.leave(name, asRemoteError(name, error));
    },
    async retry(name) {
      // The state keeps the outcome, and the slot shows it.
      await loader.retry(name).catch(async () => {
        if (await needsNewPage(name)) loadPage();
      });
    },
    async retryScreen(name, again) {
      if (await needsNewPage(name)) loadPage();
      else if (!(await loader.renew(name))) await again();
    },
    async retryRegistry() {
      await live.refresh();
    },
    listen: log.listen,
  };

  /** Whether what is live needs the shell of now, which comes with a page load alone, and nothing would be lost. */
  async function needsNewPage(name: string): Promise<boolean> {
    const told = await live.refresh();
    const remote = told && registered(told, name);
    if (!remote || (told.shell.version === registry.shell.version && !isElsewhere(name))) {
      return false;
    }
    return !satisfiesContract(registry.shell.contract, remote.stable.contract) && isSafeToSwitch();
  }

  function isElsewhere(name: string): boolean {
    const remote = registered(live.current(), name);
    return remote !== null && needsOtherShell(live.current(), remote);
  }
}

/** Fetches an area's other screens, so that the next one opens at once. */
async function warmScreens(remote: RemoteModule) {
  for (const routes of Object.values(remote.routes)) await warmAllScreens(routes);
}
