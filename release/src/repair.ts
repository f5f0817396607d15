import { rm } from "node:fs/promises";
import { join } from "node:path";
import { compressFiles } from "./compress";
import { wrongCopies } from "./copies";
import { keptVersions } from "./keptBuilds";
import { leftovers } from "./leftovers";
import { assertOperator } from "./keys";
import { emptyRegistry } from "./registry";
import type { ReleaseStore } from "./store";

/**
 * Mends what needs nobody's decision: a registry that cannot be read is as it last was, pages that
 * are missing are written, wrong compressed copies are made anew, and what ended publishers left is
 * removed. What was changed in a build itself stays so, for the doctor to name: publish it again.
 *
 * @returns what was done, in words
 * @throws ReleaseError where neither the registry nor any revision of the history can be read
 */
export async function repair(store: ReleaseStore): Promise<string[]> {
  const done = await store.mend((registry) => assertOperator(registry, store.author.key));
  // Of a registry that cannot be read, nothing is known until it is put back.
  const registry = store.isDryRun
    ? await store.registry().catch(() => emptyRegistry)
    : await store.registry();
  for (const name of Object.keys(registry.apps)) {
    for (const version of await keptVersions(store, name)) {
      done.push(...(await mendCopies(store, name, version)));
    }
  }
  for (const path of await leftovers(store.root, registry)) {
    if (!store.isDryRun) await rm(join(store.root, path), { recursive: true, force: true });
    done.push(`${path} was left behind, and is gone`);
  }
  return done;
}

async function mendCopies(store: ReleaseStore, name: string, version: string): Promise<string[]> {
  const build = await store.record(name, version).catch(() => null);
  if (!build) return [];
  const folder = store.buildFolder(build);
  const wrong = await wrongCopies(folder, Object.keys(build.files));
  const files = [...new Set(wrong.map((copy) => copy.replace(/\.(br|gz)$/, "")))];
  if (!store.isDryRun) await compressFiles(folder, files);
  return files.map((file) => `${name} ${version}: the compressed copies of ${file} are new`);
}
