import { useLocation } from "react-router-dom";
import { setPlaces } from "@quotehaven/platform/shell";
import { useEffect, useState } from "react";
import {
  GoToParent,
  LateRemote,
  ownerOf,
  SlotNotice,
  useFederation,
  useRegistry,
} from "../federation";
import { Guarded } from "./RequireRole";

/**
 * A path that the router has no route for. Where a remote owns it, its routes come late; while a
 * part of the registry cannot be read it may belong to that, which is said, with Try again; any
 * other leads to its parent.
 */
export function AnyOtherPath() {
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
