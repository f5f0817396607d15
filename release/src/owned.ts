import { CONTINUE_REGISTRATION, MAILED_LINKS, STOP_LEAD_MAILS } from "@quotehaven/contract/release";
import {
  liveBuilds,
  SHELL,
  type BuildRecord,
  type ClaimedRoute,
  type Owned,
  type Registry,
} from "./registry";
import { ReleaseError } from "./ReleaseError";
import { isShell } from "./shells";

/** What a site answers itself, whatever is published. */
const reserved = ["/api", "/assets"];

/** What the shell answers, also in a store that it was not published to yet. */
const shellsOwn = [
  "/verify",
  "/reset-password",
  "/__remotes",
  MAILED_LINKS,
  STOP_LEAD_MAILS,
  CONTINUE_REGISTRATION,
];

/** The team that owns a name; undefined where nobody published under it. */
export function ownerOf({ owned }: Pick<Registry, "owned">, name: string): string | undefined {
  return Object.hasOwn(owned.names, name) ? owned.names[name] : undefined;
}

/**
 * Refuses a build that claims what is somebody else's: a name and a prefix, with everything below
 * it, belong to a team from its first publish on.
 *
 * @throws ReleaseError which says whose it is
 */
export function assertOwned(registry: Registry, build: BuildRecord): void {
  const team = ownerOf(registry, build.name) ?? build.team;
  for (const [index, route] of build.routes.entries()) {
    assertNotReserved(build.name, route);
    for (const other of build.routes.slice(0, index)) {
      if (other.prefix === route.prefix) {
        throw new ReleaseError(`${route.prefix} is claimed twice by ${build.name}.`);
      }
    }
    assertNoTeamsElse(registry.owned, route, team);
    assertNoOtherApps(registry, route, build.name);
  }
}

/**
 * Refuses a build whose team is not the one that its name belongs to.
 *
 * @throws ReleaseError which says whose it is, and what can be done
 */
export function assertOwnName(registry: Registry, { name, team }: BuildRecord): void {
  assertMayBeShell(registry, name, team);
  const owner = ownerOf(registry, name);
  if (owner === undefined || owner === team) return;
  throw new ReleaseError(
    `${name} belongs to ${owner}; this build says that it is ${team}'s. Publish under another ` +
      `name, or let ${owner} hand it over: release transfer ${name} "${team}".`,
  );
}

/** Of a shell beside the site's own, pages of other teams are composed. */
function assertMayBeShell(registry: Registry, name: string, team: string): void {
  if (!isShell(name) || name === SHELL) return;
  const owner = ownerOf(registry, SHELL);
  if (owner === team) return;
  throw new ReleaseError(
    `${name} would be a shell beside the site's own, ` +
      (owner
        ? `which belongs to ${owner}: publish under another name.`
        : "which is not there yet."),
  );
}

/** The registry in which a build's name and prefixes are its team's. */
export function withOwned(registry: Registry, build: BuildRecord): Registry {
  const { names, prefixes } = registry.owned;
  const team = ownerOf(registry, build.name) ?? build.team;
  const claimed = build.routes.map(
    ({ prefix, exact = false }): [string, Owned["prefixes"][string]] => [
      prefix,
      { team, app: build.name, exact },
    ],
  );
  const owned = {
    names: { ...names, [build.name]: team },
    prefixes: { ...prefixes, ...Object.fromEntries(claimed) },
  };
  return { ...registry, owned };
}

/** What the live builds of a registry own that was written before owners were kept. */
export function ownedByLive(apps: Registry["apps"]): Owned {
  const owned: Owned = { names: {}, prefixes: {} };
  for (const entry of Object.values(apps)) {
    owned.names[entry.name] = entry.team;
    for (const { prefix, exact = false } of liveBuilds(entry).flatMap(({ routes }) => routes)) {
      owned.prefixes[prefix] = { team: entry.team, app: entry.name, exact };
    }
  }
  return owned;
}

function assertNotReserved(name: string, { prefix, exact = false }: ClaimedRoute): void {
  if (prefix === "/" && !exact) {
    throw new ReleaseError(`"/" would claim the whole site. Say "exact": true for its front page.`);
  }
  const own = name === SHELL ? [] : shellsOwn;
  const taken = [...reserved, ...own].find((path) => isWithin(prefix, path));
  if (taken === undefined) return;
  const whose = reserved.includes(taken) ? "the site itself" : "the shell";
  throw new ReleaseError(`${prefix} is kept for ${whose}.`);
}

function assertNoTeamsElse(
  { prefixes }: Owned,
  { prefix, exact = false }: ClaimedRoute,
  team: string,
) {
  for (const [other, owner] of Object.entries(prefixes)) {
    if (owner.team === team) continue;
    if (other === prefix) {
      throw new ReleaseError(`${prefix} already belongs to ${owner.app} of ${owner.team}.`);
    }
    if (!owner.exact && isWithin(prefix, other)) {
      throw new ReleaseError(
        `${prefix} lies below ${other}, and everything there belongs to ${owner.app} of ${owner.team}.`,
      );
    }
    if (!exact && isWithin(other, prefix)) {
      throw new ReleaseError(
        `${prefix} would claim ${other} as well, which belongs to ${owner.app} of ${owner.team}. ` +
          `Say "exact": true for ${prefix} alone, or take another prefix.`,
      );
    }
  }
}

/** Two apps of one team share no prefix either. */
function assertNoOtherApps({ apps }: Registry, { prefix }: ClaimedRoute, name: string): void {
  for (const entry of Object.values(apps)) {
    if (entry.name === name) continue;
    const claimed = liveBuilds(entry).flatMap(({ routes }) => routes);
    if (claimed.some((route) => route.prefix === prefix)) {
      throw new ReleaseError(`${prefix} already belongs to ${entry.name} of ${entry.team}.`);
    }
  }
}

function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(prefix === "/" ? "/" : `${prefix}/`);
}
