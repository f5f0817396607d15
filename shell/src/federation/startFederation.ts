import { reportProblem } from "@quotehaven/platform";
import { type RemoteModule } from "@quotehaven/platform/shell";
import { prefetchWhenIdle } from "../prefetchWhenIdle";
import { federationRuntime } from "./federationRuntime";
import { fetchLiveVersions, watchVersions } from "./newVersions";
import { clearOverride, readOverrides, type Overrides } from "./overrides";
import { ownerOf, type Registry } from "./registry";
import { createRemoteLoader, type RemoteLoader } from "./remoteLoader";
import { asRemoteModule } from "./remoteModule";
import { scriptGuard } from "./scriptGuard";
import { loadAllScreens, loadScreensAt } from "./screens";
import { overrideTarget, registered, releasedTargets } from "./targets";

/** Everything the shell knows and does about remotes in one tab. */
export type Federation = {
  registry: Registry;
  loader: RemoteLoader<RemoteModule>;
  /** What this tab tries out in place of released builds. */
  overrides: Overrides;
  /** Loads the remote and the screen that a path shows. Never rejects: the slot tells. */
  prepare(path: string): Promise<void>;
  /**
   * To be called when a remote's slot appears: loads the remote. Where newer builds are live and
   * nothing would be lost, loads the whole page anew instead, at its present address.
   */
  enterArea(name: string): void;
};

type Options = {
  /** Random id of this browser: decides who gets a canary. */
  visitorId: string;
  /** Whether a full page load would lose nothing that a person typed. */
  isSafeToSwitch: () => boolean;
};

/** The tab's loader: an override before a canary before the stable build. */
function overridableLoader(registry: Registry, overrides: Overrides, visitorId: string) {
  function dropOverride(name: string, error: unknown) {
    clearOverride(name);
    delete overrides[name];
    reportProblem(error, `the build of ${name} that was tried out`);
  }

  return createRemoteLoader<RemoteModule>({
    registry,
    runtime: federationRuntime,
    async targetsOf(name) {
      const remote = registered(registry, name);
      const released = remote ? releasedTargets(remote, visitorId) : [];
      const address = overrides[name];
      if (address === undefined) return released;
      try {
        return [await overrideTarget(name, address), ...released];
      } catch (error) {
        dropOverride(name, error);
        return released;
      }
    },
    async accept(name, module) {
      const remote = asRemoteModule(name, module);
      await remote.prepare();
      return remote;
    },
    onFallback(name, { channel }, error) {
      if (channel === "override") dropOverride(name, error);
      else reportProblem(error, `the canary of ${name}`);
    },
    onFailed: (name, error) => reportProblem(error, `remote ${name}`),
  });
}

/** Makes the tab's federation from the page's registry; loads nothing yet. */
export function startFederation(
  registry: Registry,
  { visitorId, isSafeToSwitch }: Options,
): Federation {
  window.quotehavenScript = scriptGuard(registry, document.baseURI);
  const overrides = readOverrides(registry);
  const versions = watchVersions({ revision: registry.revision, fetchLive: fetchLiveVersions });
  const loader = overridableLoader(registry, overrides, visitorId);
  let area: string | null = null;

  return {
    registry,
    loader,
    overrides,
    async prepare(path) {
      const owner = ownerOf(registry, path);
      if (!owner) return;
      try {
        const remote = await loader.load(owner.remote.name);
        await loadScreensAt(remote.routes[owner.route.prefix] ?? [], owner.route.prefix, path);
      } catch {
        // The loader's state keeps the failure, and the slot shows it.
      }
    },
    enterArea(name) {
      const isFirst = area === null;
      const isOther = !isFirst && area !== name;
      area = name;
      if (isOther && versions.hasNewer() && isSafeToSwitch()) {
        window.location.reload();
        return;
      }
      void versions.ask();
      // It failed while the page was starting: the person sees that, and does not wait once more.
      if (isFirst && loader.state(name).status === "failed") return;
      loader.load(name).then(
        (remote) => prefetchWhenIdle(() => warmScreens(remote)),
        () => undefined,
      );
    },
  };
}

/** Fetches an area's other screens, so that the next one opens at once. */
async function warmScreens(remote: RemoteModule) {
  for (const routes of Object.values(remote.routes)) await loadAllScreens(routes);
}
