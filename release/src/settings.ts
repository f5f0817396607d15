import type { Settings } from "@quotehaven/contract/release";
import { assertKeyOf, assertOperator, isOpen, teamOf } from "./keys";
import { ownerOf } from "./owned";
import {
  configValue,
  isPolicyOrigin,
  noPoints,
  policyKinds,
  takenBy,
  type ConfigField,
  type RemotePoints,
} from "./points";
import { liveBuilds, type BuildRecord, type Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";

/** Where a build touches what is not its own. */
export const pointsOf = ({ points }: Pick<BuildRecord, "points">): RemotePoints =>
  points ?? noPoints;

/** Flags and configuration of a build as they are in this store: what was set, else its defaults. */
export function settingsOf({ settings }: Registry, build: BuildRecord): Settings {
  const { flags, config } = pointsOf(build);
  const set = settings[build.name] ?? {};
  const ofFlags = Object.entries(flags).map(([key, flag]): [string, boolean] => [
    key,
    set[key] === undefined ? flag.default : set[key] === "on",
  ]);
  const ofConfig = Object.entries(config).flatMap(([key, field]): [string, Settings[string]][] => {
    const value = set[key] === undefined ? field.default : configValue(field, set[key]);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries([...ofFlags, ...ofConfig]);
}

/**
 * Refuses a build to which this store does not say what it must know.
 *
 * @throws ReleaseError which says how it is told
 */
export function assertConfigured(registry: Registry, build: BuildRecord): void {
  const known = settingsOf(registry, build);
  const missing = Object.entries(pointsOf(build).config).find(([key]) => !(key in known));
  if (!missing) return;
  const [key, field] = missing;
  const said = registry.settings[build.name]?.[key];
  if (said !== undefined) assertTaken(build.name, key, field, said);
  throw new ReleaseError(
    `${build.name} needs its ${key} in this store (${field.what}): ` +
      `release config ${build.name} ${key} VALUE.`,
  );
}

type Change = { name: string; key: string; value: string | null; by: string | null };

/**
 * The registry with a flag switched; null lets the build's own default count again.
 *
 * @param change.by the key of the remote's team, or of the one that operates the store
 * @throws ReleaseError where there is no such flag, or somebody else asks
 */
export function withFlag(registry: Registry, change: Change): Registry {
  const { name, key, value } = change;
  assertMaySet(registry, change);
  const flags = pointsLive(registry, name).flatMap((points) => Object.keys(points.flags));
  if (flags.length === 0) throw new ReleaseError(`${name} has no flags.`);
  if (!flags.includes(key)) {
    throw new ReleaseError(`${name} has no flag ${key}; it has ${listed(flags)}.`);
  }
  if (value !== null && value !== "on" && value !== "off") {
    throw new ReleaseError(`A flag is on, off or default, not ${JSON.stringify(value)}.`);
  }
  return withSetting(registry, change);
}

/**
 * The registry with a value of a remote's configuration; null lets its own default count again.
 * What is not live yet may be told before; the value is checked as it is published.
 *
 * @throws ReleaseError where a live build cannot take it, or somebody else asks
 */
export function withConfig(registry: Registry, change: Change): Registry {
  const { name, key, value } = change;
  assertMaySet(registry, change);
  const live = pointsLive(registry, name).map(({ config }) => config);
  const known = live.flatMap((config) => Object.keys(config));
  if (live.length > 0 && !known.includes(key)) {
    throw new ReleaseError(`${name} has no value ${key}; it has ${listed(known) || "none"}.`);
  }
  for (const config of live) {
    const field = config[key];
    if (field && value !== null) assertTaken(name, key, field, value);
    if (field && value === null && field.default === undefined) {
      throw new ReleaseError(`${name} needs its ${key}: it has no default.`);
    }
  }
  return withSetting(registry, change);
}

/**
 * The registry in which pages may use an origin as a remote asks for it, or may no longer.
 *
 * @throws ReleaseError where that is no origin, or somebody else asks than who operates the store
 */
export function withAllowed(
  registry: Registry,
  { name, kind, origin, isTaken }: { name: string; kind: string; origin: string; isTaken: boolean },
  by: string | null,
): Registry {
  assertOperator(registry, by);
  if (!policyKinds.some((each) => each === kind)) {
    throw new ReleaseError(`A page's policy has ${policyKinds.join(", ")}, and no ${kind}.`);
  }
  if (!isPolicyOrigin(origin)) {
    throw new ReleaseError(`"${origin}" is no origin such as https://status.example.com.`);
  }
  const wanted = `${kind} ${origin}`;
  const others = (registry.allowed[name] ?? []).filter((each) => each !== wanted);
  const own = isTaken ? others : [...others, wanted];
  return { ...registry, allowed: { ...registry.allowed, [name]: own } };
}

/** What a live or coming build asks the page's policy to hold and nobody confirmed yet, in words. */
export function unconfirmed({ allowed }: Registry, build: BuildRecord): string[] {
  const { name } = build;
  const open = pointsOf(build).policy.filter((each) => !allowed[name]?.includes(each));
  return open.map(
    (each) =>
      `${name} asks for ${each} in the policy of pages, which does not hold it until who operates ` +
      `this store confirms it: release allow ${name} ${each}.`,
  );
}

function assertTaken(name: string, key: string, field: ConfigField, said: string): void {
  if (configValue(field, said) !== undefined) return;
  throw new ReleaseError(
    `${key} of ${name} (${field.what}) takes ${takenBy(field)}, not ${JSON.stringify(said)}.`,
  );
}

function withSetting(registry: Registry, { name, key, value }: Change): Registry {
  const { [key]: _, ...others } = registry.settings[name] ?? {};
  const own = value === null ? others : { ...others, [key]: value };
  return { ...registry, settings: { ...registry.settings, [name]: own } };
}

/** Whose remote it is, and whoever operates the store. */
function assertMaySet(registry: Registry, { name, by }: Change): void {
  if (isOpen(registry)) return;
  const owner = ownerOf(registry, name);
  if (owner !== undefined && teamOf(registry, by) === owner) return;
  if (by === null && owner !== undefined) assertKeyOf(registry, owner, by);
  assertOperator(registry, by);
}

function pointsLive({ apps }: Registry, name: string): RemotePoints[] {
  const entry = Object.hasOwn(apps, name) ? apps[name] : undefined;
  return entry ? liveBuilds(entry).map(pointsOf) : [];
}

const listed = (names: string[]) => [...new Set(names)].sort().join(", ");
