import type { FailureKind } from "@quotehaven/contract/release";
import { reportProblem } from "@quotehaven/platform";
import type { RemoteModule } from "@quotehaven/platform/shell";
import { createFederationRuntime } from "./federationRuntime";
import type { LiveRegistry } from "./liveRegistry";
import { clearOverride, type Overrides } from "./overrides";
import type { RemoteError } from "./RemoteError";
import { createRemoteLoader, type RemoteLoader } from "./remoteLoader";
import type { createRemoteLog } from "./remoteLog";
import { asRemoteModule } from "./remoteModule";
import { overrideTarget, registered, releasedTargets } from "./targets";

type Options = {
  live: LiveRegistry;
  overrides: Overrides;
  /** Random id of this browser: decides who gets a canary. */
  visitorId: string;
  log: ReturnType<typeof createRemoteLog>;
};

/** The tab's loader: an override before a canary before the stable build, before the one before that. */
export function tabLoader({
  live,
  overrides,
  visitorId,
  log,
}: Options): RemoteLoader<RemoteModule> {
  function dropOverride(name: string, error: unknown) {
    clearOverride(name);
    delete overrides[name];
    reportProblem(error, `the build of ${name} that was tried out`);
  }

  return createRemoteLoader<RemoteModule>({
    runtime: createFederationRuntime(() => live.current().shell.contract),
    async targetsOf(name) {
      const remote = registered(live.current(), name);
      const released = remote ? releasedTargets(live.current(), remote, visitorId) : [];
      const address = overrides[name];
      if (address === undefined) return released;
      try {
        return [await overrideTarget(name, address), ...released];
      } catch (error) {
        dropOverride(name, error);
        return released;
      }
    },
    refresh: async () => (await live.refresh()) !== null,
    async accept(name, module) {
      const remote = asRemoteModule(name, module);
      await remote.prepare();
      return remote;
    },
    onFallback(name, { channel }, error) {
      if (channel === "override") dropOverride(name, error);
      else reportProblem(error, `the ${channel} build of ${name}`);
    },
    onFailed: (name, error) => reportProblem(error, `remote ${name}`),
    onOutcome(remote, target, error) {
      if (error) log.add({ kind: "failure", remote, target, failure: failureOf(error) });
      else log.add({ kind: "load", remote, target });
    },
  });
}

function failureOf({ kind }: RemoteError): FailureKind {
  return kind === "unreachable" || kind === "timeout" ? "transport" : "start";
}
