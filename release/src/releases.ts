import { assertMayGoLive } from "./checks";
import { assertGoodBuild, assertWithinBudget } from "./gates";
import { commitOf } from "./change";
import { assertKeyOf, assertOperator } from "./keys";
import { assertOwnName, withOwned } from "./owned";
import { readBuild } from "./readBuild";
import type { BuildRecord, Registry, RegistryEntry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import type { ReleaseStore } from "./store";

const PREVIOUS_KEPT = 20;

/**
 * Puts a finished build into the store and makes it live: for everybody, or as a canary for some
 * percent of visitors. Publishing what is live already changes nothing.
 *
 * @param folder the build's folder, or the app's folder with the build in `dist`
 * @throws ReleaseError where the build is not whole, claims what belongs to others, or would break
 *   a contract; the store's registry is as it was
 */
export async function publish(
  store: ReleaseStore,
  folder: string,
  { canaryPercent }: { canaryPercent?: number } = {},
): Promise<BuildRecord> {
  const { folder: from, build } = await readBuild(folder);
  assertMayPublish(store, await store.registry(), build);
  await assertGoodBuild(from, build);
  await store.keep(from, build, (kept) => assertWithinBudget(kept, build));
  const share = canaryPercent === undefined ? "" : ` as canary for ${canaryPercent} %`;
  await store.change(
    (now) => {
      assertMayPublish(store, now, build);
      if (canaryPercent !== undefined) return withCanary(now, build, canaryPercent);
      const entry = now.apps[build.name];
      if (entry?.stable.version === build.version && !entry.canary) return now;
      return withStable(now, build);
    },
    { did: `publish ${build.name} ${build.version}${share}`, commit: await commitOf(folder) },
  );
  return build;
}

/**
 * Makes a version live for everybody: the canary, or any version that the store holds.
 *
 * @throws ReleaseError where there is no such version, or it must not go live
 */
export async function promote(
  store: ReleaseStore,
  name: string,
  version?: string,
): Promise<BuildRecord> {
  const did = `promote ${name}${version ? ` ${version}` : ""}`;
  const next = await store.change(
    async (now) => {
      const entry = ownEntryOf(now, name, store);
      const wanted = version ?? entry.canary?.build.version;
      if (!wanted) throw new ReleaseError(`${name} has no canary. Name the version to promote.`);
      if (wanted === entry.stable.version && !entry.canary) return now;
      return withStable(now, await store.record(name, wanted));
    },
    { did },
  );
  return entryOf(next, name).stable;
}

/**
 * Goes back to the version that was live before, or to a given one. A canary ends.
 *
 * @throws ReleaseError where there is nothing to go back to, or the live shell no longer suffices
 */
export async function rollback(
  store: ReleaseStore,
  name: string,
  version?: string,
): Promise<BuildRecord> {
  const did = `rollback ${name}${version ? ` ${version}` : ""}`;
  const next = await store.change(
    async (now) => {
      const entry = ownEntryOf(now, name, store);
      const wanted = version ?? entry.previous[0];
      if (!wanted) throw new ReleaseError(`${name} has no version to go back to.`);
      const build = await store.record(name, wanted);
      assertMayGoLive(now, build);
      // What is left behind does not become a version to go back to: it is why we go.
      const previous = entry.previous.filter((each) => each !== wanted);
      return withEntry(now, { ...entry, ...live(build), previous });
    },
    { did },
  );
  return entryOf(next, name).stable;
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
  const did = `canary ${name} ${percent}${version ? ` ${version}` : ""}`;
  await store.change(
    async (now) => {
      const entry = ownEntryOf(now, name, store);
      if (percent === 0) return withEntry(now, { ...entry, canary: null });
      const wanted = version ?? entry.canary?.build.version;
      if (!wanted) throw new ReleaseError(`${name} has no canary. Name its version.`);
      return withCanary(now, await store.record(name, wanted), percent);
    },
    { did },
  );
}

/**
 * Says from where builds may be tried out in a visitor's own tab. `loopback` means the
 * visitor's own machine; an empty list shuts it off.
 */
export async function allowOverrides(store: ReleaseStore, origins: string[]): Promise<void> {
  for (const origin of origins) {
    const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin;
    if (origin !== "loopback" && !isOrigin) {
      throw new ReleaseError(`"${origin}" is no origin such as https://builds.example.com.`);
    }
  }
  await store.change(
    (now) => {
      assertOperator(now, store.author.key);
      return { ...now, overrideOrigins: origins };
    },
    { did: `overrides ${origins.join(" ") || "off"}` },
  );
}

/** What a build claims is its team's, whose key was given; and it goes with what is live. */
function assertMayPublish(store: ReleaseStore, registry: Registry, build: BuildRecord): void {
  assertOwnName(registry, build);
  assertMayGoLive(registry, build);
  assertKeyOf(registry, build.team, store.author.key);
}

/** The entry of an app whose team's key was given. */
function ownEntryOf(registry: Registry, name: string, { author }: ReleaseStore): RegistryEntry {
  const entry = entryOf(registry, name);
  assertKeyOf(registry, entry.team, author.key);
  return entry;
}

function entryOf(registry: Registry, name: string): RegistryEntry {
  const entry = Object.hasOwn(registry.apps, name) ? registry.apps[name] : undefined;
  if (!entry) throw new ReleaseError(`Nothing named ${name} was published.`);
  return entry;
}

const live = (build: BuildRecord) => ({ stable: build, canary: null });

function withEntry(registry: Registry, entry: RegistryEntry): Registry {
  return { ...registry, apps: { ...registry.apps, [entry.name]: entry } };
}

function withStable(registry: Registry, build: BuildRecord): Registry {
  assertMayGoLive(registry, build);
  const entry = registry.apps[build.name];
  const before = entry ? [entry.stable.version, ...entry.previous] : [];
  const previous = [...new Set(before)].filter((version) => version !== build.version);
  return withEntry(withOwned(registry, build), {
    name: build.name,
    team: entry?.team ?? build.team,
    ...live(build),
    previous: previous.slice(0, PREVIOUS_KEPT),
  });
}

function withCanary(registry: Registry, build: BuildRecord, percent: number): Registry {
  if (!(percent > 0 && percent <= 100)) {
    throw new ReleaseError("A canary goes to more than 0 and at most 100 percent of visitors.");
  }
  if (build.provides !== null) throw new ReleaseError("The shell has no canary.");
  assertMayGoLive(registry, build);
  const entry = entryOf(registry, build.name);
  return withEntry(withOwned(registry, build), { ...entry, canary: { percent, build } });
}
