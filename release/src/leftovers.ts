import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** A publisher that lives is done with what it began, or goes on with it, within this time. */
const ABANDONED_MS = 60_000;

/** What publishers that were ended left in a store: files and folders, relative to it. */
export async function leftovers(root: string): Promise<string[]> {
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
  const all = (await Promise.all(found)).flat();
  const ages = await Promise.all(all.map((path) => ageOf(join(root, path))));
  return all.filter((_, index) => (ages[index] ?? 0) > ABANDONED_MS);
}

async function foldersIn(root: string, place: string): Promise<string[]> {
  if (!existsSync(join(root, place))) return [];
  return (await readdir(join(root, place))).map((name) => join(place, name));
}

async function ageOf(path: string): Promise<number> {
  const { mtimeMs } = await stat(path);
  return Date.now() - mtimeMs;
}
