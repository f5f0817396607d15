import { useEffect, useSyncExternalStore } from "react";
import { matchRoutes, useLocation, useRevalidator } from "react-router-dom";
import { useFederation } from "./FederationContext";
import { GoToParent } from "./GoToParent";
import type { Owner } from "./registry";
import { SlotNotice, SlotSkeleton } from "./SlotNotice";

/**
 * What a path shows that the router has no route of its remote for: a notice with Try again where
 * the remote did not come, a skeleton until its routes are there, the parent's screen where it has
 * no such path.
 */
export function LateRemote({ owner: { remote, route } }: { owner: Owner }) {
  const { name } = remote;
  const { loader, enterArea, retry } = useFederation();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(name));
  const isFailed = state.status === "failed";
  const isUnknown =
    state.status === "ready" &&
    !matchRoutes(state.module.routes[route.prefix] ?? [], pathname, route.prefix);

  useEffect(() => enterArea(name), [enterArea, name]);
  useEffect(() => {
    // The router asks for the routes of this path again.
    if (!isFailed && !isUnknown) void revalidate();
  }, [isFailed, isUnknown, revalidate]);

  if (isFailed) return <SlotNotice kind={state.error.kind} onRetry={() => void retry(name)} />;
  return isUnknown ? <GoToParent /> : <SlotSkeleton />;
}
