import {
  readerIn,
  REGISTRY_ELEMENT,
  type MenuEntry,
  type RegisteredRemote,
  type Registry as PageRegistry,
  type RemoteRelease,
  type RouteEntry,
} from "@quotehaven/contract/release";

export type {
  RegisteredRemote,
  RemoteRelease,
  RouteEntry,
  RouteRole,
} from "@quotehaven/contract/release";

/** What is known of the remotes. */
export type Registry = PageRegistry & {
  /** Whether a part of it could not be read: a path that nobody owns may belong to that part. */
  isDamaged?: boolean;
};

/** The registry of a page that came without one that can be read. */
const noRegistry: Registry = {
  revision: 0,
  shell: { version: "", contract: "", integrity: {} },
  overrideOrigins: [],
  remotes: [],
  isDamaged: true,
};

/** The registry that came with the page; one that knows nobody where that cannot be read. */
export function readRegistry(page: Document): Registry {
  const text = page.getElementById(REGISTRY_ELEMENT)?.textContent ?? "";
  return readable(() => parseRegistry(JSON.parse(text))) ?? noRegistry;
}

/**
 * A registry from what has its shape. What cannot be read of one remote concerns that remote alone.
 *
 * @throws where not even the shell or the list of remotes can be read
 */
export function parseRegistry(value: unknown): Registry {
  const registry = record(value, "registry");
  const shell = record(registry.shell, "shell");
  const listed = list(registry.remotes, "remotes");
  const remotes = listed.flatMap((each) => readable(() => parseRemote(each)) ?? []);
  const isWhole =
    remotes.length === listed.length &&
    remotes.every(({ routes }, index) => routes.length === routesIn(listed[index]).length);
  return {
    revision: number(registry.revision, "revision"),
    shell: {
      version: text(shell.version, "shell.version"),
      contract: text(shell.contract, "shell.contract"),
      integrity: texts(shell.integrity, "shell.integrity"),
    },
    overrideOrigins: readable(() => textList(registry.overrideOrigins, "overrideOrigins")) ?? [],
    remotes,
    ...(isWhole ? {} : { isDamaged: true }),
  };
}

/**
 * The address as a path of segments: no query, no fragment, no slash at the end. A trailing slash
 * is not a segment.
 */
export function plainPath(pathname: string): string {
  const path = pathname.replace(/[?#].*/s, "").replace(/(?<!\/)\/+$/, "");
  return path === "" ? "/" : path;
}

/** True where `path` lies at or below the route's prefix. */
export function ownsPath(route: Pick<RouteEntry, "prefix" | "exact">, path: string): boolean {
  const plain = plainPath(path);
  if (plain === route.prefix) return true;
  return !route.exact && plain.startsWith(route.prefix === "/" ? "/" : `${route.prefix}/`);
}

/** A remote and the one of its routes that a path lies at or below. */
export type Owner = { remote: RegisteredRemote; route: RouteEntry };

/** The remote and the route that own a path: the longest prefix wins. */
export function ownerOf(registry: Registry, path: string): Owner | null {
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
  const lastGood = readable(() => parseRelease(remote.lastGood));
  const menu = readable(() => list(remote.menu, "menu").map(parseEntry));
  return {
    name: text(remote.name, "name"),
    team: typeof remote.team === "string" ? remote.team : "",
    routes: routesIn(remote).flatMap((each) => readable(() => parseRoute(each)) ?? []),
    stable: readable(() => parseRelease(remote.stable)) ?? unreadableRelease,
    canary: readable(() => parseCanary(remote.canary)),
    ...(lastGood ? { lastGood } : {}),
    ...(menu ? { menu } : {}),
  };
}

/** What stands where a remote's routes should; something that is no list is one that is no route. */
function routesIn(remote: unknown): unknown[] {
  const routes: unknown = record(remote, "remote").routes;
  return Array.isArray(routes) ? routes : [routes];
}

const unreadableRelease: RemoteRelease = {
  version: "unreadable",
  entry: "",
  container: "",
  contract: "",
  integrity: {},
};

/** Whether a release can be loaded at all: what could not be read of the registry cannot. */
export function isReadable({ entry }: Pick<RemoteRelease, "entry">): boolean {
  return entry !== "";
}

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

function parseEntry(value: unknown): MenuEntry {
  const entry = record(value, "menu");
  const label = record(entry.label, "menu.label");
  return {
    to: text(entry.to, "menu.to"),
    icon: text(entry.icon, "menu.icon"),
    label: { en: text(label.en, "menu.label"), es: text(label.es, "menu.label") },
  };
}

function parseRelease(value: unknown): RemoteRelease {
  const release = record(value, "release");
  return {
    version: text(release.version, "version"),
    entry: text(release.entry, "entry"),
    container: text(release.container, "container"),
    contract: text(release.contract, "contract"),
    integrity: texts(release.integrity, "integrity"),
    ...(release.settings !== undefined && { settings: parseSettings(release.settings) }),
    ...(release.events !== undefined && { events: textList(release.events, "events") }),
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

function textList(value: unknown, what: string): string[] {
  return list(value, what).map((each) => text(each, what));
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
