import { assertNoneStranded } from "./checks";
import { assertKeyOf, assertOperator } from "./keys";
import { buildPath, keptVersions, mapsPath, recordPath, type BuildId } from "./keptBuilds";
import { liveBuilds, SHELL } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { isShell, shellsIn } from "./shells";
import type { ReleaseStore } from "./store";

/**
 * Takes a remote out of the registry: its pages and its part of everybody else's are gone. Its name,
 * its prefixes and its builds stay its team's.
 *
 * @throws ReleaseError where there is none, it is the site's own shell, or a shell that live remotes need
 */
export async function retire(store: ReleaseStore, name: string): Promise<void> {
  await store.change(
    (now) => {
      const entry = Object.hasOwn(now.apps, name) ? now.apps[name] : undefined;
      if (!entry) throw new ReleaseError(`Nothing named ${name} is live.`);
      if (name === SHELL) throw new ReleaseError("Nothing is shown without the shell.");
      assertKeyOf(now, entry.team, store.author.key);
      const { [name]: _, ...apps } = now.apps;
      const next = { ...now, apps };
      if (isShell(name)) assertNoneStranded(next, shellsIn(next), `To retire ${name}`);
      return next;
    },
    { did: `retire ${name}` },
  );
}

/**
 * Removes the builds that are neither live nor to be gone back to, of apps in the registry: the last
 * twenty that were live stay, so that open tabs keep working.
 *
 * @returns what was removed
 */
export async function prune(store: ReleaseStore): Promise<BuildId[]> {
  const registry = await store.registry();
  assertOperator(registry, store.author.key);
  const removed: BuildId[] = [];
  for (const entry of Object.values(registry.apps)) {
    const kept = new Set([...liveBuilds(entry).map(({ version }) => version), ...entry.previous]);
    for (const version of await keptVersions(store.storage, entry.name)) {
      if (kept.has(version)) continue;
      const build = { name: entry.name, version };
      await remove(store, build);
      removed.push(build);
    }
  }
  return removed;
}

async function remove({ storage }: ReleaseStore, build: BuildId): Promise<void> {
  // First the record: a build without one is published anew, one without files would stay so.
  for (const path of [recordPath(build), buildPath(build), mapsPath(build)]) {
    await storage.remove(path);
  }
}
