import { SHELL, type BuildRecord } from "./build";
import { assertFitsShell, assertMayClaim } from "./checks";
import {
  entryOf,
  withCanary,
  withEntry,
  withStable,
  type Registry,
  type RegistryEntry,
} from "./registry";
import { ReleaseError } from "./ReleaseError";
import type { ReleaseStore } from "./store";

/**
 * Makes a version live for everybody: the canary, or any version that the store holds.
 *
 * @throws ReleaseError where there is no such version, or it must not go live
 */
export function promote(store: ReleaseStore, name: string, version?: string): Promise<BuildRecord> {
  return goTo(store, { verb: "promote", name, version }, (now, entry, build) =>
    build.version === entry.stable.version && !entry.canary ? now : withStable(now, build),
  );
}

/**
 * Goes back to the version that was live before, or to a given one. A canary ends.
 *
 * @throws ReleaseError where there is nothing to go back to, or the live shell does not satisfy it
 */
export function rollback(
  store: ReleaseStore,
  name: string,
  version?: string,
): Promise<BuildRecord> {
  return goTo(store, { verb: "rollback", name, version }, (now, entry, stable) => {
    // The version that is left does not become one to go back to.
    const previous = entry.previous.filter((each) => each !== stable.version);
    return withEntry(now, { ...entry, stable, canary: null, previous });
  });
}

/**
 * Gives a version that the store holds to some percent of visitors; 0 ends the canary.
 *
 * @throws ReleaseError where there is no such version, or it must not go live
 */
export async function canary(
  store: ReleaseStore,
  name: string,
  percent: number,
  version?: string,
): Promise<void> {
  if (percent !== 0) {
    await goTo(store, { verb: "canary", name, version, percent }, (now, _entry, build) =>
      withCanary(now, build, percent),
    );
    return;
  }
  const { stable } = entryOf(await store.registry(), name);
  await store.change((now) => withEntry(now, { ...entryOf(now, name), canary: null }), {
    did: `canary ${name} 0`,
    builds: { [name]: stable.version },
  });
}

/**
 * Takes a remote out of the site. Its name, its prefixes and its builds stay its team's.
 *
 * @throws ReleaseError where nothing of it is live, or it is the shell
 */
export async function retire(store: ReleaseStore, name: string): Promise<void> {
  if (name === SHELL) throw new ReleaseError("Nothing is shown without the shell.");
  await store.change(
    (now) => {
      entryOf(now, name);
      const { [name]: _, ...apps } = now.apps;
      return { ...now, apps };
    },
    { did: `retire ${name}`, builds: { [name]: null } },
  );
}

type Wanted = {
  verb: "promote" | "rollback" | "canary";
  name: string;
  version: string | undefined;
  percent?: number;
};

async function goTo(
  store: ReleaseStore,
  { verb, name, version, percent }: Wanted,
  decide: (now: Registry, entry: RegistryEntry, build: BuildRecord) => Registry,
): Promise<BuildRecord> {
  const wantedIn = (now: Registry): string => {
    const { canary: tried, previous } = entryOf(now, name);
    const wanted = version ?? (verb === "rollback" ? previous[0] : tried?.build.version);
    if (wanted) return wanted;
    throw new ReleaseError(
      verb === "rollback"
        ? `${name} has no version to go back to.`
        : `${name} has no canary. Name a version.`,
    );
  };
  let build = await store.record(name, wantedIn(await store.registry()));
  const words = [verb, name, percent, version].filter((each) => each !== undefined);
  await store.change(
    async (now) => {
      build = await store.record(name, wantedIn(now));
      assertMayClaim(now, build);
      const next = decide(now, entryOf(now, name), build);
      assertFitsShell(now, next);
      return next;
    },
    { did: words.join(" "), builds: { [name]: build.version } },
  );
  return build;
}
