import type { ReactNode } from "react";
import type { RouteObject } from "react-router-dom";
import { RemoteSlot } from "./RemoteSlot";
import type { RegisteredRemote, Registry, RouteEntry } from "./registry";

/** Puts what decides about entry around a remote's slot. */
export type RouteGuard = (route: RouteEntry, slot: ReactNode) => ReactNode;

/**
 * One route for each prefix that the registry lists, each showing its remote's slot. The router
 * ranks them, so their order does not matter.
 */
export function remoteRoutes(
  registry: Registry,
  guard: RouteGuard = (_route, slot) => slot,
): RouteObject[] {
  return registry.remotes.flatMap((remote) =>
    remote.routes.map((route) => slotRoute(remote, route, guard)),
  );
}

function slotRoute(remote: RegisteredRemote, route: RouteEntry, guard: RouteGuard): RouteObject {
  const { prefix, exact } = route;
  const slot = <RemoteSlot key={prefix} name={remote.name} prefix={prefix} />;
  const own = { id: `${remote.name}:${prefix}`, element: guard(route, slot) };
  if (exact) return { path: prefix, children: [{ ...own, index: true }] };
  return { ...own, path: `${prefix === "/" ? "" : prefix}/*` };
}
