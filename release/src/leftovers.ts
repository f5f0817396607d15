import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { liveBuilds, type Registry } from "./registry";

/** A publisher that lives is done with what it began, or goes on with it, within this time. */
const ABANDONED_MS = 60_000;

/** What publishers that were ended left in a store: files and folders, relative to it. */
export async function leftovers(root: string, registry: Registry): Promise<string[]> {
  const places = [
    "",
    "history",
    ...(await foldersIn(root, "builds")),
    ...(await foldersIn(root, "records")),
  ];
  const found = places.map(async (place) => {
    const names = existsSync(join(root, place)) ? await readdir(join(root, place)) : [];
    return names.filter((name) => name.endsWith(".tmp")).map((name) => join(place, name));
  });
  const all = [...(await Promise.all(found)).flat(), ...(await unfinished(root, registry))];
  const ages = await Promise.all(all.map((path) => ageOf(join(root, path))));
  return all.filter((_, index) => (ages[index] ?? 0) > ABANDONED_MS);
}

/**
 * Builds and source maps without the record that a publisher writes last: it is at work, or was ended.
 * What the registry names is none of them: that has lost its record, and is not to be removed.
 */
export async function unfinished(root: string, { apps }: Registry): Promise<string[]> {
  const places = [...(await foldersIn(root, "builds")), ...(await foldersIn(root, "maps"))];
  const found = await Promise.all(places.map((place) => foldersIn(root, place)));
  return found.flat().filter((path) => {
    const [, name = "", version = ""] = path.split(sep);
    const entry = Object.hasOwn(apps, name) ? apps[name] : undefined;
    const named = entry
      ? [...liveBuilds(entry).map((build) => build.version), ...entry.previous]
      : [];
    const isRecorded = existsSync(join(root, "records", name, `${version}.json`));
    return !isRecorded && !named.includes(version) && !version.endsWith(".tmp");
  });
}

async function foldersIn(root: string, place: string): Promise<string[]> {
  if (!existsSync(join(root, place))) return [];
  return (await readdir(join(root, place))).map((name) => join(place, name));
}

async function ageOf(path: string): Promise<number> {
  const { mtimeMs } = await stat(path);
  return Date.now() - mtimeMs;
}
