import type { ClaimedRoute } from "./registry";

/** The page that a path shows: that of the longest path at or above it. */
export function pageOf<Page extends { path: string }>(
  pages: readonly Page[],
  path: string,
): Page | undefined {
  let found: Page | undefined;
  for (const page of pages) {
    const below = page.path === "/" ? "/" : `${page.path}/`;
    const owns = path === page.path || path.startsWith(below);
    if (owns && page.path.length >= (found?.path.length ?? 0)) found = page;
  }
  return found;
}

/** The paths of a route that get a page of their own: its prefix, and what is known to lie below it. */
export function pathsOf(route: ClaimedRoute): string[] {
  const known = [...Object.keys(route.screens ?? {}), ...Object.keys(route.prerendered ?? {})];
  const below = known.map((path) => pathBelow(route.prefix, path));
  return [...new Set([route.prefix, ...below])];
}

/** A path below a prefix as an address. */
export function pathBelow(prefix: string, path: string): string {
  return `${prefix}/${path}`.replace(/\/+/g, "/").replace(/(.)\/$/, "$1");
}
