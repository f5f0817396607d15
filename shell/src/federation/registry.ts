import {
  plainPath,
  REGISTRY_ELEMENT,
  routeOf,
  type RegisteredRemote,
  type Registry as PageRegistry,
  type RemoteRelease,
  type RouteEntry,
} from "@quotehaven/contract/release";

export { plainPath } from "@quotehaven/contract/release";
export type { RegisteredRemote, RemoteRelease, RouteEntry } from "@quotehaven/contract/release";

/** What is known of the remotes. */
export type Registry = PageRegistry & {
  /** True where a part of it could not be read. A path without an owner may belong to that part. */
  isDamaged?: boolean;
};

/** The registry of a page whose own cannot be read. */
const noRegistry: Registry = {
  revision: 0,
  shell: { version: "", contract: "", integrity: {} },
  overrideOrigins: [],
  remotes: [],
  isDamaged: true,
};

/** The registry that came with the page; an empty one where it cannot be read. */
export function readRegistry(page: Document): Registry {
  try {
    return parseRegistry(JSON.parse(page.getElementById(REGISTRY_ELEMENT)?.textContent ?? ""));
  } catch {
    return noRegistry;
  }
}

/**
 * Takes data for a registry. A remote that cannot be read is left out, and the others stay.
 *
 * The release tool wrote it, so only what the shell cannot do without is checked.
 *
 * @throws where it is no registry
 */
export function parseRegistry(value: unknown): Registry {
  if (!isRegistry(value)) throw new Error("The registry of remotes cannot be read.");
  const remotes = value.remotes.filter(isRemote);
  const isDamaged = remotes.length < value.remotes.length;
  return { ...value, remotes, ...(isDamaged && { isDamaged }) };
}

/** A remote and the one of its routes that a path lies at or below. */
export type Owner = { remote: RegisteredRemote; route: RouteEntry };

/** The remote and the route that own a path: the longest prefix wins. */
export function ownerOf({ remotes }: Pick<Registry, "remotes">, path: string): Owner | null {
  const route = routeOf(
    remotes.flatMap(({ routes }) => routes),
    path,
  );
  const remote = route && remotes.find(({ routes }) => routes.includes(route));
  return remote ? { remote, route } : null;
}

/** The path without its last segment: where an unknown path goes. */
export function parentPath(path: string): string {
  return plainPath(plainPath(path).replace(/\/[^/]*$/, ""));
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const hasTexts = (value: unknown, ...names: string[]): value is Fields =>
  isObject(value) && names.every((name) => typeof value[name] === "string");

function isRegistry(
  value: unknown,
): value is Omit<PageRegistry, "remotes"> & { remotes: unknown[] } {
  return (
    isObject(value) &&
    typeof value.revision === "number" &&
    hasTexts(value.shell, "version", "contract") &&
    isObject(value.shell.integrity) &&
    Array.isArray(value.overrideOrigins) &&
    Array.isArray(value.remotes)
  );
}

function isRemote(value: unknown): value is RegisteredRemote {
  return (
    hasTexts(value, "name", "team") &&
    Array.isArray(value.routes) &&
    value.routes.every((route) => hasTexts(route, "prefix", "role")) &&
    isRelease(value.stable) &&
    [value.canary, value.lastGood].every((release) => release == null || isRelease(release))
  );
}

const isRelease = (value: unknown): value is RemoteRelease =>
  hasTexts(value, "version", "entry", "container", "contract") && isObject(value.integrity);
