import { liveBuilds, type Registry } from "./registry";
import type { ListedFile, Storage } from "./storage";

/** A publisher that lives is done with what it began, or goes on with it, within this time. */
const ABANDONED_MS = 60_000;

/** What publishers that were ended left in a store: paths of files, and of folders with all in them. */
export async function leftovers(storage: Storage, registry: Registry): Promise<string[]> {
  const files = await storage.list("");
  const builds = await unfinished(storage, registry, files);
  const young = new Set<string>();
  const all = new Set<string>();
  for (const { path, changedAt } of files) {
    const place = temporaryIn(path) ?? builds.find((build) => path.startsWith(`${build}/`));
    if (place === undefined) continue;
    all.add(place);
    if (Date.now() - changedAt <= ABANDONED_MS) young.add(place);
  }
  return [...all].filter((place) => !young.has(place)).sort();
}

/** The file or folder that was to be renamed, where a path is that or lies in it. */
function temporaryIn(path: string): string | undefined {
  return /^(?:.*?\.tmp)(?=\/|$)/.exec(path)?.[0];
}

/**
 * Builds and source maps without the record that a publisher writes last: it is at work, or was ended.
 * What the registry names is none of them: that has lost its record, and is not to be removed.
 */
async function unfinished(
  storage: Storage,
  { apps }: Registry,
  files: readonly ListedFile[],
): Promise<string[]> {
  const places = files.flatMap(
    ({ path }) => /^(?:builds|maps)(?:\/[^/]+){2}(?=\/)/.exec(path)?.[0] ?? [],
  );
  const found = [...new Set(places)].map(async (path) => {
    const [, name = "", version = ""] = path.split("/");
    const entry = Object.hasOwn(apps, name) ? apps[name] : undefined;
    const named = entry
      ? [...liveBuilds(entry).map((build) => build.version), ...entry.previous]
      : [];
    if (named.includes(version)) return [];
    // Asked for itself: a listing may not have it yet.
    const isRecorded = (await storage.tagOf(`records/${name}/${version}.json`)) !== null;
    return isRecorded ? [] : [path];
  });
  return (await Promise.all(found)).flat();
}
