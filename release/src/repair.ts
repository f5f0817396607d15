import { copiesOf } from "./compress";
import { wrongCopies } from "./copies";
import { buildPath, keptVersions } from "./keptBuilds";
import { leftovers } from "./leftovers";
import { assertOperator } from "./keys";
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
  const registry = await store.registry();
  for (const name of Object.keys(registry.apps)) {
    for (const version of await keptVersions(store.storage, name)) {
      done.push(...(await mendCopies(store, name, version)));
    }
  }
  for (const path of await leftovers(store.storage, registry)) {
    await store.storage.remove(path);
    done.push(`${path} was left behind, and is gone`);
  }
  return done;
}

async function mendCopies(store: ReleaseStore, name: string, version: string): Promise<string[]> {
  const build = await store.record(name, version).catch(() => null);
  if (!build) return [];
  const read = (file: string) => store.fileOf(build, file);
  const wrong = await wrongCopies(read, Object.keys(build.files));
  const files = [...new Set(wrong.map((copy) => copy.replace(/\.(br|gz)$/, "")))];
  for (const file of files) {
    const bytes = await read(file);
    for (const [copy, packed] of Object.entries(bytes ? await copiesOf(file, bytes) : {})) {
      await store.storage.write(`${buildPath(build)}/${copy}`, packed);
    }
  }
  return files.map((file) => `${name} ${version}: the compressed copies of ${file} are new`);
}
