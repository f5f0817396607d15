import { assertKeyOf } from "./keys";
import { withOwned } from "./owned";
import type { BuildRecord, Registry, RegistryEntry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { shellFor, shellsIn } from "./shells";
import type { ReleaseStore } from "./store";

const PREVIOUS_KEPT = 20;

/** The entry of an app whose team's key was given. @throws ReleaseError where it was not */
export function ownEntryOf(
  registry: Registry,
  name: string,
  { author }: ReleaseStore,
): RegistryEntry {
  const entry = entryOf(registry, name);
  assertKeyOf(registry, entry.team, author.key);
  return entry;
}

/** What is live of an app. @throws ReleaseError where nothing is */
export function entryOf(registry: Registry, name: string): RegistryEntry {
  const entry = Object.hasOwn(registry.apps, name) ? registry.apps[name] : undefined;
  if (!entry) throw new ReleaseError(`Nothing named ${name} was published.`);
  return entry;
}

/** The part of an entry that says what is live. */
export const live = (build: BuildRecord) => ({ stable: build, canary: null });

/** The registry with another entry of an app. */
export function withEntry(registry: Registry, entry: RegistryEntry): Registry {
  return { ...registry, apps: { ...registry.apps, [entry.name]: entry } };
}

/** The registry in which a build is live for everybody, whatever it asks of the others. */
export function withStable(registry: Registry, build: BuildRecord): Registry {
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

/** The registry in which a build is live for some percent of visitors, whatever it asks of the others. */
export function withCanary(registry: Registry, build: BuildRecord, percent: number): Registry {
  if (!(percent > 0 && percent <= 100)) {
    throw new ReleaseError("A canary goes to more than 0 and at most 100 percent of visitors.");
  }
  if (build.provides !== null) throw new ReleaseError("The shell has no canary.");
  if (!Object.hasOwn(registry.apps, build.name)) {
    throw new ReleaseError(
      `Nothing of ${build.name} is live yet: whoever does not get the canary, and whoever's canary ` +
        `fails, would find nothing there. Publish it for everybody first.`,
    );
  }
  const entry = entryOf(registry, build.name);
  assertOnSamePage(registry, entry.stable, build);
  return withEntry(withOwned(registry, build), { ...entry, canary: { percent, build } });
}

/** A canary runs on the page of the stable build, which one shell is composed into. */
function assertOnSamePage(registry: Registry, stable: BuildRecord, canary: BuildRecord): void {
  const [shell, wanted] = [stable, canary].map((build) => shellFor(shellsIn(registry), build));
  if (!shell || !wanted || shell.name === wanted.name) return;
  throw new ReleaseError(
    `${canary.name} ${canary.version} is made for ${wanted.name}, and its pages are composed of ` +
      `${shell.name}: a canary has no pages of its own. Publish it for everybody.`,
  );
}
