import { pageOf, pathBelow } from "./pagePaths";
import { SHELL, type BuildRecord, type ClaimedRoute } from "./registry";

/** A path that an app claims. */
export type ClaimedPath = { app: BuildRecord; route: ClaimedRoute; path: string };

/** What an app's own build runs before a path's first screen shows: entry, remote, texts, screens. */
export function ownFirstScripts(claimed: ClaimedPath): string[] {
  const { app } = claimed;
  return [
    ...new Set([...app.start, ...firstSources(claimed).flatMap((each) => app.screens[each] ?? [])]),
  ];
}

/** Everything that runs before a path's first screen shows: that, and what it takes from the shell. */
export function firstScripts(claimed: ClaimedPath, shell: BuildRecord): [BuildRecord, string][] {
  const { app, route } = claimed;
  if (app.name === SHELL) {
    const own = ownFirstScripts(claimed).filter((file) => !app.start.includes(file));
    return own.map((file) => [app, file]);
  }
  const taken = firstSources(claimed)
    .flatMap((source) => app.needs?.[source] ?? [])
    .flatMap((share) => shell.shares?.[share] ?? []);
  const ofSignedIn = route.role === "anyone" ? [] : (shell.signedIn ?? []);
  const shells = [...ofSignedIn, ...taken];
  return [
    ...[...new Set(shells)].map((file): [BuildRecord, string] => [shell, file]),
    ...ownFirstScripts(claimed).map((file): [BuildRecord, string] => [app, file]),
  ];
}

/** The source files of the lazy imports that a path's first screen is behind. */
function firstSources({ app, route, path }: ClaimedPath): string[] {
  const screens = Object.entries(route.screens ?? {}).map(([below, files]) => ({
    path: pathBelow(route.prefix, below),
    files,
  }));
  return [
    "src/remote.tsx",
    ...Object.keys(app.screens).filter((source) => /(^|\/)messages\/en\.json$/.test(source)),
    ...(pageOf(screens, path)?.files ?? []),
  ];
}
