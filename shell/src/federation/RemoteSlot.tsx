import { Suspense, useEffect, useSyncExternalStore } from "react";
import { Navigate, useLocation, useRoutes, type RouteObject } from "react-router-dom";
import { reportProblem, type RemoteModule } from "@quotehaven/platform";
import { LazyScreen } from "./LazyScreen";
import { SlotBoundary } from "./SlotBoundary";
import { SlotNotice, SlotSkeleton } from "./SlotNotice";
import { parentPath } from "./registry";
import { screenLazy } from "./screens";
import { useFederation } from "./FederationContext";

/**
 * The place of one remote's screens below one of its prefixes. Loads the remote, says so in words
 * when it does not come, and recovers in place.
 */
export function RemoteSlot({ name, prefix }: { name: string; prefix: string }) {
  const { loader, enterArea } = useFederation();
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(name));

  useEffect(() => {
    enterArea(name);
  }, [enterArea, name]);

  if (state.status === "failed") {
    return <SlotNotice kind={state.error.kind} onRetry={() => retry()} />;
  }
  if (state.status !== "ready") return <SlotSkeleton />;
  return (
    <SlotBoundary
      onError={(error) => reportProblem(error, `remote ${name}`)}
      onRetry={retry}
      fallback={(again) => <SlotNotice onRetry={again} />}
    >
      <Suspense fallback={<SlotSkeleton />}>
        <RemoteScreens routes={state.module.routes[prefix]} />
      </Suspense>
    </SlotBoundary>
  );

  function retry() {
    // The state keeps the outcome, and the slot shows it.
    loader.retry(name).catch(() => undefined);
  }
}

function RemoteScreens({ routes }: { routes: RemoteModule["routes"][string] | undefined }) {
  const { pathname } = useLocation();
  const screens = useRoutes(routes ? rendered(routes) : []);
  return screens ?? <Navigate to={parentPath(pathname)} replace />;
}

const renderedRoutes = new WeakMap<RouteObject[], RouteObject[]>();

/** The same routes with every lazy import as an element that can be tried again. */
function rendered(routes: RouteObject[]): RouteObject[] {
  const known = renderedRoutes.get(routes);
  if (known) return known;
  const made = routes.map(({ lazy: _, ...route }, index): RouteObject => {
    const source = routes[index];
    const lazy = source && screenLazy(source);
    const own = lazy ? { ...route, element: <LazyScreen lazy={lazy} /> } : route;
    if (own.index) return own;
    return { ...own, children: own.children && rendered(own.children) };
  });
  renderedRoutes.set(routes, made);
  return made;
}
