import { useRoutes } from "react-router-dom";
import { setMenus, setNotificationWords, setPlaces } from "@quotehaven/platform/shell";
import { useEffect, useState } from "react";
import { remoteRoutes, SlotNotice, useFederation, useRegistry } from "../federation";
import { GoToParent } from "./GoToParent";
import { guarded } from "./RequireRole";

/**
 * A path that the page's registry gives to nobody. A remote that became known since then may own
 * it; while a part of the registry cannot be read it may belong to that, which is said, with Try
 * again; any other leads to its parent.
 */
export function UnknownPath() {
  const registry = useRegistry();
  const { retryRegistry } = useFederation();
  const [isAsking, setAsking] = useState(false);
  const screen = useRoutes(remoteRoutes(registry, guarded));
  useEffect(() => {
    setPlaces(registry.remotes.flatMap(({ routes }) => routes));
    setMenus(registry.remotes.flatMap(({ menu = [] }) => menu));
    setNotificationWords(registry.remotes.flatMap(({ notifications = [] }) => notifications));
  }, [registry]);
  if (screen) return screen;
  if (!registry.isDamaged) return <GoToParent />;
  const retry = () => {
    setAsking(true);
    void retryRegistry().finally(() => setAsking(false));
  };
  return <SlotNotice busy={isAsking} onRetry={retry} />;
}
