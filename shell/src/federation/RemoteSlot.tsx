import { PartBoundary } from "@quotehaven/shared-ui";
import { useEffect, useSyncExternalStore } from "react";
import { Navigate, useLocation, useRoutes } from "react-router-dom";
import { reportProblem } from "@quotehaven/platform";
import { type RemoteModule } from "@quotehaven/platform/shell";
import { RemoteName } from "./RemoteName";
import { SlotNotice, SlotSkeleton } from "./SlotNotice";
import { parentPath } from "./registry";
import { rendered } from "./rendered";
import { useFederation } from "./FederationContext";

/**
 * The place of one remote's screens below one of its prefixes. Loads the remote, says so in words
 * when it does not come, and recovers in place.
 */
export function RemoteSlot({ name, prefix }: { name: string; prefix: string }) {
  const { loader, enterArea, failed, retry } = useFederation();
  const stateNow = () => loader.state(name);
  const state = useSyncExternalStore(loader.subscribe, stateNow, stateNow);

  useEffect(() => {
    enterArea(name);
  }, [enterArea, name]);

  if (state.status === "failed") {
    return <SlotNotice kind={state.error.kind} onRetry={() => void retry(name)} />;
  }
  if (state.status !== "ready") return <SlotSkeleton />;
  return (
    // Another build begins anew: nothing of the one before stays mounted.
    <PartBoundary
      key={state.target.entry}
      onError={(error) => {
        reportProblem(error, `remote ${name}`);
        failed(name, "render", error);
      }}
      onRetry={() => void retry(name)}
      fallback={(again) => <SlotNotice onRetry={again} />}
    >
      <RemoteName value={name}>
        <RemoteScreens routes={state.module.routes[prefix]} />
      </RemoteName>
    </PartBoundary>
  );
}

function RemoteScreens({ routes }: { routes: RemoteModule["routes"][string] | undefined }) {
  const { pathname } = useLocation();
  const screens = useRoutes(routes ? rendered(routes) : []);
  return screens ?? <Navigate to={parentPath(pathname)} replace />;
}
