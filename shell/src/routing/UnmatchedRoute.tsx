import { setPlaces } from "@quotehaven/platform/shell";
import { useEffect, useState, useSyncExternalStore } from "react";
import { matchRoutes, useLocation, useRevalidator } from "react-router-dom";
import {
  GoToParent,
  ownerOf,
  SlotNotice,
  SlotSkeleton,
  useFederation,
  useRegistry,
  type Owner,
} from "../federation";
import { Guarded } from "./RequireRole";

/**
 * A path that the router has no route for. Where a remote owns it, its routes come late. While a part
 * of the registry cannot be read, the path may belong to that: a notice with Try again. Any other
 * leads to its parent.
 */
export function UnmatchedRoute() {
  const registry = useRegistry();
  const { retryRegistry } = useFederation();
  const { pathname } = useLocation();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    setPlaces(registry.remotes.flatMap(({ routes }) => routes));
  }, [registry]);
  const owner = ownerOf(registry, pathname);
  if (owner) {
    return (
      <Guarded key={owner.route.prefix} role={owner.route.role}>
        <LateRemote owner={owner} />
      </Guarded>
    );
  }
  if (!registry.isDamaged) return <GoToParent />;
  const retry = () => {
    setAsking(true);
    void retryRegistry().finally(() => setAsking(false));
  };
  return <SlotNotice busy={isAsking} onRetry={retry} />;
}

/**
 * A path of a remote whose routes the router does not have: a notice with Try again where the remote
 * did not come, a skeleton until its routes are there, the parent's screen where it has no such path.
 */
function LateRemote({ owner: { remote, route } }: { owner: Owner }) {
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
