import {
  REGISTRY_ELEMENT,
  type RegisteredRemote,
  type Registry,
  type RemoteRelease,
  type RouteEntry,
} from "@quotehaven/contract/release";

export type {
  RegisteredRemote,
  Registry,
  RemoteRelease,
  RouteEntry,
  RouteRole,
} from "@quotehaven/contract/release";

/**
 * The registry that came with the page.
 *
 * @throws where the page holds none, or one that this shell cannot read
 */
export function readRegistry(page: Document): Registry {
  const element = page.getElementById(REGISTRY_ELEMENT);
  if (!element?.textContent) throw new Error("This page came without its registry of remotes.");
  return parseRegistry(JSON.parse(element.textContent));
}

/** Checks that what the page holds has the shape of a registry. */
export function parseRegistry(value: unknown): Registry {
  const registry = record(value, "registry");
  const shell = record(registry.shell, "shell");
  return {
    revision: number(registry.revision, "revision"),
    shell: {
      version: text(shell.version, "shell.version"),
      contract: text(shell.contract, "shell.contract"),
      integrity: texts(shell.integrity, "shell.integrity"),
    },
    overrideOrigins: list(registry.overrideOrigins, "overrideOrigins").map((each) =>
      text(each, "overrideOrigins"),
    ),
    remotes: list(registry.remotes, "remotes").map(parseRemote),
  };
}

/**
 * The address as a path of segments: no query, no fragment, no slash at the end. A trailing slash
 * is not a segment.
 */
export function plainPath(pathname: string): string {
  const path = pathname.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return path === "" ? "/" : path;
}

/** True where `path` lies at or below the route's prefix. */
export function ownsPath(route: Pick<RouteEntry, "prefix" | "exact">, path: string): boolean {
  const plain = plainPath(path);
  if (plain === route.prefix) return true;
  return !route.exact && plain.startsWith(route.prefix === "/" ? "/" : `${route.prefix}/`);
}

/** The remote and the route that own a path: the longest prefix wins. */
export function ownerOf(
  registry: Registry,
  path: string,
): { remote: RegisteredRemote; route: RouteEntry } | null {
  const owners = registry.remotes.flatMap((remote) =>
    remote.routes.filter((route) => ownsPath(route, path)).map((route) => ({ remote, route })),
  );
  owners.sort((a, b) => b.route.prefix.length - a.route.prefix.length);
  return owners[0] ?? null;
}

/** The path with one trailing segment removed: where an unknown path goes. */
export function parentPath(path: string): string {
  return plainPath(plainPath(path).replace(/\/[^/]*$/, ""));
}

function parseRemote(value: unknown): RegisteredRemote {
  const remote = record(value, "remote");
  const canary = readable(() => parseCanary(remote.canary));
  return {
    name: text(remote.name, "name"),
    team: text(remote.team, "team"),
    routes: list(remote.routes, "routes").map(parseRoute),
    stable: readable(() => parseRelease(remote.stable)) ?? unreadableRelease,
    canary,
  };
}

/** Asks for a contract that no shell keeps: none of its code runs, and its slot says so. */
const unreadableRelease: RemoteRelease = {
  version: "unreadable",
  entry: "",
  container: "",
  contract: "unreadable",
  integrity: {},
};

/** One remote's release that cannot be read must not take the others and the frame with it. */
function readable<Part>(parse: () => Part): Part | null {
  try {
    return parse();
  } catch {
    return null;
  }
}

function parseCanary(value: unknown): RegisteredRemote["canary"] {
  if (value == null) return null;
  const canary = record(value, "canary");
  return { ...parseRelease(canary), percent: number(canary.percent, "percent") };
}

function parseRoute(value: unknown): RouteEntry {
  const route = record(value, "route");
  return {
    prefix: text(route.prefix, "prefix"),
    exact: route.exact === true,
    role: readerIn(route.role) ?? "anyone",
    home: route.home === true,
    landingOf: readerIn(route.landingOf),
  };
}

function readerIn(value: unknown): "consumer" | "agent" | undefined {
  return value === "consumer" || value === "agent" ? value : undefined;
}

function parseRelease(value: unknown): RemoteRelease {
  const release = record(value, "release");
  return {
    version: text(release.version, "version"),
    entry: text(release.entry, "entry"),
    container: text(release.container, "container"),
    contract: text(release.contract, "contract"),
    integrity: texts(release.integrity, "integrity"),
  };
}

function record(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw unreadable(what);
  return Object.fromEntries(Object.entries(value));
}

function list(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw unreadable(what);
  return value;
}

function text(value: unknown, what: string): string {
  if (typeof value !== "string") throw unreadable(what);
  return value;
}

function number(value: unknown, what: string): number {
  if (typeof value !== "number") throw unreadable(what);
  return value;
}

function texts(value: unknown, what: string): Record<string, string> {
  const entries = Object.entries(record(value, what));
  return Object.fromEntries(entries.map(([key, each]) => [key, text(each, what)]));
}

function unreadable(what: string): Error {
  return new Error(`The registry of remotes cannot be read: ${what} is not as expected.`);
}
