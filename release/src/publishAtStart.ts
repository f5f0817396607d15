import { readBuild, type BuildRecord } from "./build";
import { publishTogether } from "./publish";
import type { Registry } from "./registry";
import type { ReleaseStore } from "./store";

/** Who a local start is, in the changes of a store. */
export const LOCAL_START = "npm start";

/**
 * Publishes what was built, in one change, for a site that starts. It undoes no rollback, canary or
 * retirement: a build that the store knows stays as somebody released it.
 *
 * @returns why builds were left alone, a sentence each
 * @throws ReleaseError where one must not go live; nothing is published then
 */
export async function publishAtStart(
  store: ReleaseStore,
  folders: readonly string[],
): Promise<string[]> {
  const registry = await store.registry();
  const wanted: string[] = [];
  const left: string[] = [];
  for (const folder of folders) {
    const { build } = await readBuild(folder);
    const entry = registry.apps[build.name];
    if (entry?.stable.version === build.version && !entry.canary) continue;
    const released = await releasedSince(store, registry, build);
    if (released) left.push(`${build.name} is left as it was released: ${released}.`);
    else wanted.push(folder);
  }
  await publishTogether(store, wanted);
  return left;
}

/** What somebody did with an app since this build of it was first there; null where it is new. */
async function releasedSince(
  store: ReleaseStore,
  { changes }: Registry,
  { name, version }: BuildRecord,
): Promise<string | null> {
  const own = changes.filter(({ builds }) => Object.hasOwn(builds, name));
  const [last] = own;
  if (!last || last.who === LOCAL_START) return null;
  const isKept = store.record(name, version).then(
    () => true,
    () => false,
  );
  const isKnown = own.some(({ builds }) => builds[name] === version) || (await isKept);
  const isRetired = last.builds[name] === null;
  return isKnown || isRetired ? `${last.did}, by ${last.who}` : null;
}
