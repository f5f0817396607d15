import { SHELL, type BuildRecord, type ClaimedRoute } from "./build";

/** The page that a path shows: that of the longest path at or above it. */
export function pageOf<Page extends { path: string }>(
  pages: readonly Page[],
  path: string,
): Page | undefined {
  const owners = pages.filter(
    (page) => path === page.path || path.startsWith(page.path === "/" ? "/" : `${page.path}/`),
  );
  return owners.sort((a, b) => b.path.length - a.path.length)[0];
}

/** The paths of a route that get a page of their own: its prefix, and known paths below it. */
export function pathsOf({ prefix, screens, prerendered = {} }: ClaimedRoute): string[] {
  const known = [...Object.keys(screens), ...Object.keys(prerendered)];
  return [...new Set([prefix, ...known.map((path) => pathBelow(prefix, path))])];
}

/** A path below a prefix as an address. */
export function pathBelow(prefix: string, path: string): string {
  return `${prefix}/${path}`.replace(/\/+/g, "/").replace(/(.)\/$/, "$1");
}

/** A path that an app claims. */
export type ClaimedPath = { app: BuildRecord; route: ClaimedRoute; path: string };

/** The scripts of an app's own build that run before a path's first screen shows. */
export function ownFirstScripts(claimed: ClaimedPath): string[] {
  const { app } = claimed;
  const screens = firstSources(claimed).flatMap((source) => app.screens[source] ?? []);
  return [...new Set([...app.start, ...screens])];
}

/** All scripts that run before a path's first screen shows, beside those that start the shell. */
export function firstScripts(claimed: ClaimedPath, shell: BuildRecord): [BuildRecord, string][] {
  const { app, route } = claimed;
  const own = ownFirstScripts(claimed);
  if (app.name === SHELL) {
    return own.filter((file) => !app.start.includes(file)).map((file) => [app, file]);
  }
  const taken = firstSources(claimed)
    .flatMap((source) => app.needs[source] ?? [])
    .flatMap((share) => shell.shares[share] ?? []);
  const shells = new Set([...(route.role === "anyone" ? [] : shell.signedIn), ...taken]);
  return [
    ...[...shells].map((file): [BuildRecord, string] => [shell, file]),
    ...own.map((file): [BuildRecord, string] => [app, file]),
  ];
}

/** The source files of the lazy imports that a path's first screen is behind. */
function firstSources({ app, route, path }: ClaimedPath): string[] {
  const screens = Object.entries(route.screens).map(([below, files]) => ({
    path: pathBelow(route.prefix, below),
    files,
  }));
  return [
    "src/remote.tsx",
    ...Object.keys(app.screens).filter((source) => /(^|\/)messages\/en\.json$/.test(source)),
    ...(pageOf(screens, path)?.files ?? []),
  ];
}
