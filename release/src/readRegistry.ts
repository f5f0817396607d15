import type { Change } from "./change";
import { parseDeprecations } from "./announced";
import { ownedByLive } from "./owned";
import { assertPoints } from "./points";
import { isName } from "./readBuild";
import type { BuildRecord, Owned, Registry, RegistryEntry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { shapeOf } from "./shape";

/**
 * Reads what a registry file holds. An entry that cannot be read concerns its app alone: it is named
 * and left out.
 *
 * @throws ReleaseError where it is no registry at all
 */
export function parseRegistry(
  value: unknown,
  file: string,
): { registry: Registry; unreadable: string[] } {
  if (!isRegistry(value)) throw new ReleaseError(`${file} is no registry.`);
  const apps: Registry["apps"] = {};
  const unreadable: string[] = [];
  for (const [name, entry] of Object.entries(value.apps)) {
    const read = readable(() => parseEntry(entry, name));
    if (read) apps[name] = read;
    else unreadable.push(name);
  }
  const { text, texts, list, map, record } = shapeOf(file);
  const registry: Registry = {
    revision: value.revision,
    overrideOrigins: readable(() => shapeOf(file).texts(value.overrideOrigins, "origins")) ?? [],
    apps,
    owned: value.owned === undefined ? ownedByLive(apps) : parseOwned(value.owned, file),
    keys: list(value.keys ?? [], "keys").map((each) => {
      const { team, hash } = record(each, "key");
      return { team: text(team, "team"), hash: text(hash, "hash") };
    }),
    offers: map(value.offers, "offers", text),
    settings: map(value.settings, "settings", (each, what) => map(each, what, text)),
    allowed: map(value.allowed, "allowed", texts),
    notifiers: map(value.notifiers, "notifiers", text),
    change: parseChange(value.change),
  };
  return { registry, unreadable };
}

/**
 * What a build said of itself when it was published.
 *
 * @throws ReleaseError where it is no such thing
 */
export function parseRecord(value: unknown, file: string): BuildRecord {
  const { record, text, texts, list, map } = shapeOf(file);
  const build = record(value, "it");
  for (const each of ["name", "team", "version", "container"]) text(build[each], each);
  for (const each of ["start", "preloadFonts"]) texts(build[each], each);
  for (const each of ["assets", "integrity", "files"]) map(build[each], each, text);
  for (const each of ["screens", "needs", "shares"]) map(build[each], each, texts);
  for (const each of list(build.routes, "routes")) {
    const route = record(each, "route");
    for (const word of ["prefix", "role", "title", "description"]) text(route[word], word);
    map(route.screens, "screens", texts);
  }
  if (build.points !== undefined) assertPoints(build.points);
  if (build.deprecated !== undefined) parseDeprecations(build.deprecated);
  if (isBuildRecord(build)) return build;
  throw new ReleaseError(`${file} says of no build what it is.`);
}

function parseEntry(value: unknown, name: string): RegistryEntry {
  const { record, text, texts, refuse } = shapeOf(name);
  const entry = record(value, "it");
  if (!isName(name) || entry.name !== name) throw refuse("is no app's entry.");
  const canary = entry.canary === null ? null : record(entry.canary, "canary");
  if (canary && typeof canary.percent !== "number") throw refuse("goes to nobody.");
  return {
    name,
    team: text(entry.team, "team"),
    stable: parseRecord(entry.stable, name),
    canary: canary && {
      percent: Number(canary.percent),
      build: parseRecord(canary.build, name),
    },
    previous: texts(entry.previous, "previous"),
  };
}

/** Who owns what is never guessed: where that cannot be read, nothing of the registry is. */
function parseOwned(value: unknown, file: string): Owned {
  const { record, text, map } = shapeOf(file);
  const owned = record(value, "owned");
  return {
    names: map(owned.names, "names", text),
    prefixes: map(owned.prefixes, "prefixes", (each, prefix) => {
      const { team, app, exact } = record(each, prefix);
      return { team: text(team, "team"), app: text(app, "app"), exact: exact === true };
    }),
  };
}

/** Who made a revision, when and why; null where that cannot be read, which stops nothing. */
export function parseChange(value: unknown): Change | null {
  return readable(() => {
    const { record, text } = shapeOf("change");
    const change = record(value, "it");
    const orNull = (each: unknown) => (typeof each === "string" ? each : null);
    return {
      revision: Number(change.revision),
      at: text(change.at, "at"),
      did: text(change.did, "did"),
      who: text(change.who, "who"),
      team: orNull(change.team),
      commit: orNull(change.commit),
      why: orNull(change.why),
    };
  });
}

function readable<Part>(read: () => Part): Part | null {
  try {
    return read();
  } catch {
    return null;
  }
}

type Stored = Partial<Record<keyof Registry, unknown>> & { revision: number; apps: object };

function isRegistry(value: unknown): value is Stored {
  return (
    typeof value === "object" &&
    value !== null &&
    "revision" in value &&
    Number.isSafeInteger(value.revision) &&
    "apps" in value &&
    typeof value.apps === "object" &&
    value.apps !== null
  );
}

/** Its parts were looked at one by one; what remains are words that the compiler alone knows. */
function isBuildRecord(value: object): value is BuildRecord {
  return "contract" in value && "provides" in value;
}
