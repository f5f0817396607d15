import { readBuild, type BuildRecord } from "./build";
import {
  assertFitsShell,
  assertGoodBuild,
  assertMayClaim,
  assertOwnName,
  assertWithinBudget,
  withClaims,
} from "./checks";
import { withCanary, withStable, type Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { originsOf } from "./securityHeaders";
import type { ReleaseStore } from "./store";

/** Looks at builds as they would be live, before they are, and may refuse them. */
export type TryOut = (store: ReleaseStore, next: Registry, builds: BuildRecord[]) => Promise<void>;

type PublishOptions = {
  /** For how many of the visitors; everybody unless given. */
  canaryPercent?: number;
  /** Null where the look was skipped on purpose, which the change says. */
  tryOut?: TryOut | null;
  /** Takes names over from other teams, and prefixes of apps that are not live. */
  takesOver?: boolean;
  /** Origins that pages may use from now on, because these builds ask for them. */
  allow?: readonly string[];
  /** From where builds may be tried out in a visitor's own tab; "loopback" is their own machine. */
  overrideOrigins?: readonly string[];
};

/**
 * Puts a finished build into the store and makes it live: for everybody, or as a canary for some
 * percent of visitors. Publishing what is live already changes nothing.
 *
 * @param folder the build's folder, or the app's folder with the build in `dist`
 * @throws ReleaseError where the build is not whole, claims what belongs to others, or would break
 *   a contract; the registry stays as it was
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

/** The same for several apps in one change: visitors see all of them or none. */
export async function publishTogether(
  store: ReleaseStore,
  folders: readonly string[],
  options: PublishOptions = {},
): Promise<BuildRecord[]> {
  const read = await Promise.all(folders.map(readBuild));
  const builds = read.map(({ build }) => build);
  const decide = (now: Registry) => decided(now, builds, options);
  decide(await store.registry());
  for (const { folder, build } of read) {
    await assertGoodBuild(folder, build);
    await store.keep(folder, build, (kept) => assertWithinBudget(kept, build));
  }
  const now = await store.registry();
  const next = decide(now);
  if (next === now) return builds;
  const { tryOut, canaryPercent } = options;
  if (tryOut) await tryOut(store, next, builds);
  const names = builds.map(({ name, version }) => `${name} ${version}`).join(", ");
  const share = canaryPercent === undefined ? "" : ` as canary for ${canaryPercent}%`;
  await store.change(decide, {
    did: `publish ${names}${share}${tryOut === null ? ", not tried in a browser" : ""}`,
    builds: Object.fromEntries(builds.map(({ name, version }) => [name, version])),
  });
  return builds;
}

/** The registry with these builds live; `now` itself where they are. @throws ReleaseError where they must not be */
function decided(now: Registry, builds: readonly BuildRecord[], options: PublishOptions): Registry {
  const { canaryPercent, takesOver = false } = options;
  let next = withOverrides(now, options);
  for (const build of builds) {
    if (!takesOver) assertOwnName(next, build);
    assertMayClaim(next, build, { takesOver });
    const isOwn = next.owners[build.name]?.team === build.team;
    if (canaryPercent === undefined && isLiveAlone(next, build) && isOwn) continue;
    const claimed = withClaims(next, build, { takesOver });
    next =
      canaryPercent === undefined
        ? withStable(claimed, build)
        : withCanary(claimed, build, canaryPercent);
  }
  assertFitsShell(now, next);
  return withAllowed(next, builds, options);
}

function isLiveAlone({ apps }: Registry, { name, version }: BuildRecord): boolean {
  return apps[name]?.stable.version === version && !apps[name]?.canary;
}

function withOverrides(now: Registry, { overrideOrigins }: PublishOptions): Registry {
  if (!overrideOrigins || overrideOrigins.join() === now.overrideOrigins.join()) return now;
  const strange = overrideOrigins.find(
    (each) => each !== "loopback" && !(URL.canParse(each) && new URL(each).origin === each),
  );
  if (strange === undefined) return { ...now, overrideOrigins: [...overrideOrigins] };
  throw new ReleaseError(`"${strange}" is no origin such as https://builds.example.com.`);
}

function withAllowed(
  next: Registry,
  builds: readonly BuildRecord[],
  { allow = [] }: PublishOptions,
): Registry {
  const strange = allow.find(
    (origin) => !builds.some((build) => originsOf(build).includes(origin)),
  );
  if (strange !== undefined) throw new ReleaseError(`None of these builds asks for ${strange}.`);
  let { allowed } = next;
  for (const build of builds) {
    const known = allowed[build.name] ?? [];
    const more = allow.filter((each) => originsOf(build).includes(each) && !known.includes(each));
    if (more.length > 0) allowed = { ...allowed, [build.name]: [...known, ...more] };
  }
  return allowed === next.allowed ? next : { ...next, allowed };
}
