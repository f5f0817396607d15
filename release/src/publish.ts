import { commitOf } from "./change";
import { assertContracts } from "./checks";
import { withCanary, withStable } from "./entries";
import { assertGoodBuild, assertWithinBudget } from "./gates";
import { assertKeyOf } from "./keys";
import { assertFitsNeighbours, assertKeepsEvents } from "./neighbours";
import { assertOwned, assertOwnName } from "./owned";
import { readBuild } from "./readBuild";
import type { BuildRecord, Registry } from "./registry";
import type { ReleaseStore } from "./store";

/** Looks at builds as they would be live, before they are, and may refuse them. */
export type TryOut = (store: ReleaseStore, next: Registry, builds: BuildRecord[]) => Promise<void>;

type PublishOptions = {
  /** For how many of the visitors; everybody unless given. */
  canaryPercent?: number;
  /** Null where somebody wants no look, which the history says. */
  tryOut?: TryOut | null;
};

/** A build on its way into the store. */
type Read = Awaited<ReturnType<typeof readBuild>>;

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
  options: PublishOptions = {},
): Promise<BuildRecord> {
  const [build] = await publishTogether(store, [folder], options);
  if (!build) throw new Error("Nothing was published.");
  return build;
}

/**
 * The same for several apps in one change: visitors see all of them or none. A shell and the remotes
 * that need it go live together so, in whatever order they are named.
 */
export async function publishTogether(
  store: ReleaseStore,
  folders: readonly string[],
  { canaryPercent, tryOut }: PublishOptions = {},
): Promise<BuildRecord[]> {
  const read = await Promise.all(folders.map(readBuild));
  const builds = read.map(({ build }) => build);
  const decide = (now: Registry) => decided(store, now, builds, canaryPercent);
  decide(await store.registry());
  for (const each of read) await keepGood(store, each);
  const now = await store.registry();
  const next = decide(now);
  if (next === now) return builds;
  if (tryOut) await tryOut(store, next, builds);
  const names = builds.map(({ name, version }) => `${name} ${version}`).join(", ");
  const share = canaryPercent === undefined ? "" : ` as canary for ${canaryPercent}%`;
  const untried = tryOut === null ? ", not tried in a browser" : "";
  await store.change(decide, {
    did: `publish ${names}${share}${untried}`,
    commit: await commitOf(folders[0] ?? "."),
  });
  return builds;
}

async function keepGood(store: ReleaseStore, { folder, build }: Read): Promise<void> {
  await assertGoodBuild(folder, build);
  await store.keep(folder, build, (kept) => assertWithinBudget(kept, build));
}

/** The registry with these builds live. @throws ReleaseError where they must not be */
function decided(
  store: ReleaseStore,
  now: Registry,
  builds: readonly BuildRecord[],
  canaryPercent: number | undefined,
): Registry {
  let next = now;
  for (const build of builds) {
    assertOwnName(next, build);
    assertOwned(next, build);
    assertKeyOf(next, build.team, store.author.key);
    if (canaryPercent !== undefined) next = withCanary(next, build, canaryPercent);
    else if (!isLiveAlone(next, build)) next = withStable(next, build);
  }
  for (const build of builds) {
    assertContracts(next, build);
    assertFitsNeighbours(next, build);
    assertKeepsEvents(now, next, build);
  }
  return next;
}

function isLiveAlone({ apps }: Registry, { name, version }: BuildRecord): boolean {
  return apps[name]?.stable.version === version && !apps[name]?.canary;
}
