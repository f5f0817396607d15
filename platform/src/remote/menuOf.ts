import type { MenuEntry } from "@quotehaven/contract/release";
import type { Area, RemoteRoute } from "./RemoteDefinition";

/**
 * The menu entries of a remote, in the order of its routes. An index screen, and one above another
 * entry, is current at its own path alone.
 */
export function menuOf(areas: readonly Area[]): MenuEntry[] {
  const entries = areas.flatMap(({ prefix, routes }) => entriesIn(routes, prefix));
  const isAbove = (to: string) => entries.some((other) => other.to.startsWith(`${to}/`));
  return entries.map((entry) => (isAbove(entry.to) ? { ...entry, end: true } : entry));
}

function entriesIn(routes: readonly RemoteRoute[], path: string): MenuEntry[] {
  return routes.flatMap(({ path: own = "", index, handle, children = [] }) => {
    const to = joinPaths(path, own);
    return [
      ...(handle?.menu ? [{ to, ...handle.menu, ...(index && { end: true }) }] : []),
      ...entriesIn(children, to),
    ];
  });
}

/** A path below another one. */
export function joinPaths(path: string, below: string): string {
  return `${path}/${below}`.replace(/\/+/g, "/").replace(/(.)\/$/, "$1");
}
