import type { MenuEntry } from "@quotehaven/contract/release";
import type { Area, RemoteRoute } from "./RemoteDefinition";

/** The menu entries of a remote, in the order of its routes. */
export function menuOf(areas: readonly Area[]): MenuEntry[] {
  return areas.flatMap(({ prefix, routes }) => entriesIn(routes, prefix));
}

function entriesIn(routes: readonly RemoteRoute[], path: string): MenuEntry[] {
  return routes.flatMap(({ path: own = "", handle, children = [] }) => {
    const to = joinPaths(path, own);
    return [...(handle?.menu ? [{ to, ...handle.menu }] : []), ...entriesIn(children, to)];
  });
}

/** A path below another one. */
export function joinPaths(path: string, below: string): string {
  return `${path}/${below}`.replace(/\/+/g, "/").replace(/(.)\/$/, "$1");
}
