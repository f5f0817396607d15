import type { Role } from "@quotehaven/contract/rules";
import { landingOf, type RouteEntry } from "@quotehaven/contract/release";
import { Type, type Static } from "typebox";
import { BuildRecord, isName, parsedAs, SHELL } from "./build";
import { ReleaseError } from "./ReleaseError";

const PREVIOUS_KEPT = 20;

/** One app in the registry: what is live of it, and what it can go back to. */
const Entry = Type.Object({
  name: Type.String(),
  team: Type.String(),
  stable: BuildRecord,
  canary: Type.Union([Type.Null(), Type.Object({ percent: Type.Number(), build: BuildRecord })]),
  /** Versions that were live before, newest first. */
  previous: Type.Array(Type.String()),
});
export type RegistryEntry = Static<typeof Entry>;

const NullableText = Type.Union([Type.Null(), Type.String()]);

/** One change of a store. */
const Change = Type.Object({
  id: Type.String(),
  revision: Type.Integer(),
  /** When, in UTC. */
  at: Type.String(),
  /** What was done, in the words of the command line. */
  did: Type.String(),
  /** Name of an app → the version that this change was about; null where it was retired. */
  builds: Type.Record(Type.String(), NullableText),
  who: Type.String(),
  why: NullableText,
});
export type Change = Static<typeof Change>;

/** The team of a name and the prefixes that were published under it, whatever is live now. */
const Owner = Type.Object({
  team: Type.String(),
  /** Prefix → whether the prefix alone belongs to the name, and not what lies below it. */
  prefixes: Type.Record(Type.String(), Type.Boolean()),
});

const Head = Type.Object({
  /** Grows with every change; each has its own folder of composed pages. */
  revision: Type.Integer(),
  /** Origins that builds may be tried out from; "loopback" means the visitor's own machine. */
  overrideOrigins: Type.Array(Type.String(), { default: [] }),
  owners: Type.Record(Type.String(), Owner, { default: {} }),
  /** Name of an app → origins that the page's policy may name, because an operator confirmed them. */
  allowed: Type.Record(Type.String(), Type.Array(Type.String()), { default: {} }),
  /** The last changes, newest first. */
  changes: Type.Array(Change, { default: [] }),
});

/** The one mutable file of the store. */
export type Registry = Static<typeof Head> & { apps: Record<string, RegistryEntry> };

/** The registry of a store that nothing was published to. */
export const emptyRegistry: Registry = {
  revision: 0,
  overrideOrigins: [],
  owners: {},
  allowed: {},
  changes: [],
  apps: {},
};

/**
 * Reads what a registry file holds. An entry that cannot be read concerns its app alone: it is left
 * out and named.
 *
 * @throws ReleaseError where it is no registry at all
 */
export function parseRegistry(value: unknown, file: string) {
  const whole = Type.Object({ apps: Type.Record(Type.String(), Type.Unknown()) });
  const entries = parsedAs(whole, value, file).apps;
  const registry: Registry = { ...parsedAs(Head, value, file), apps: {} };
  const unreadable: string[] = [];
  for (const [name, entry] of Object.entries(entries)) {
    try {
      const parsed = parsedAs(Entry, entry, name);
      if (!isName(name) || parsed.name !== name) throw new ReleaseError(`${name}: another name.`);
      registry.apps[name] = parsed;
    } catch {
      unreadable.push(name);
    }
  }
  return { registry, unreadable };
}

/** What is live of an app. @throws ReleaseError where nothing is */
export function entryOf({ apps }: Registry, name: string): RegistryEntry {
  const entry = Object.hasOwn(apps, name) ? apps[name] : undefined;
  if (!entry) throw new ReleaseError(`Nothing named ${name} is live.`);
  return entry;
}

/** The live shell; undefined where there is none yet. */
export const shellIn = ({ apps }: Registry): BuildRecord | undefined => apps[SHELL]?.stable;

/** The live builds of an app: stable first, then the canary. */
export function liveBuilds(entry: RegistryEntry): BuildRecord[] {
  return entry.canary ? [entry.stable, entry.canary.build] : [entry.stable];
}

/** The registry with another entry of an app. */
export function withEntry(registry: Registry, entry: RegistryEntry): Registry {
  return { ...registry, apps: { ...registry.apps, [entry.name]: entry } };
}

/** The registry with a build live for everybody. */
export function withStable(registry: Registry, build: BuildRecord): Registry {
  const entry = registry.apps[build.name];
  const before = entry ? [entry.stable.version, ...entry.previous] : [];
  const previous = [...new Set(before)].filter((version) => version !== build.version);
  return withEntry(registry, {
    name: build.name,
    team: registry.owners[build.name]?.team ?? build.team,
    stable: build,
    canary: null,
    previous: previous.slice(0, PREVIOUS_KEPT),
  });
}

/** The registry with a build live for some percent of visitors. */
export function withCanary(registry: Registry, build: BuildRecord, percent: number): Registry {
  if (!(percent > 0 && percent <= 100)) {
    throw new ReleaseError("A canary goes to more than 0 and at most 100 percent of visitors.");
  }
  if (build.name === SHELL) throw new ReleaseError("The shell has no canary.");
  if (!Object.hasOwn(registry.apps, build.name)) {
    throw new ReleaseError(`Nothing of ${build.name} is live. Publish it for everybody first.`);
  }
  return withEntry(registry, {
    ...entryOf(registry, build.name),
    canary: { percent, build },
  });
}

/** What pages are told of the prefixes of a build. */
export function routeEntries({ routes }: Pick<BuildRecord, "routes">): RouteEntry[] {
  return routes.map(({ prefix, exact, role, home, landingOf, notifications }) => ({
    prefix,
    exact,
    role,
    home,
    landingOf,
    notifications,
  }));
}

/** The page on which a role signs in, by what is live. */
export function landingIn({ apps }: Registry, role: Role): string {
  return landingOf(
    Object.values(apps).flatMap(({ stable }) => routeEntries(stable)),
    role,
  );
}
