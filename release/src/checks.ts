import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { Script } from "node:vm";
import { sourceHash } from "@quotehaven/contract/build/source-hash";
import {
  BUILD_FILE,
  CONTINUE_REGISTRATION,
  MAILED_LINKS,
  routeOf,
  satisfiesContract,
  STOP_LEAD_MAILS,
} from "@quotehaven/contract/release";
import { Type } from "typebox";
import { parsedAs, SHELL, type BuildRecord, type ClaimedRoute } from "./build";
import { readJsonFile } from "./files";
import { ownFirstScripts, pathsOf } from "./pagePaths";
import { liveBuilds, shellIn, type Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";

/** What a site answers itself, and what the shell answers, whether or not it was published yet. */
const ofTheSite = ["/api", "/assets"];
const ofTheShell = [
  "/verify",
  "/reset-password",
  "/__remotes",
  MAILED_LINKS,
  STOP_LEAD_MAILS,
  CONTINUE_REGISTRATION,
];

type Claims = {
  /** Takes a name over, and prefixes of apps that are not live. */
  takesOver?: boolean;
};

/** The team that a name belongs to, or will once this build is live. */
function teamOf({ owners }: Registry, build: BuildRecord, { takesOver }: Claims): string {
  const owner = Object.hasOwn(owners, build.name) ? owners[build.name]?.team : undefined;
  return takesOver ? build.team : (owner ?? build.team);
}

/**
 * Refuses a build whose name or prefixes belong to others, whose notifications lead to another live
 * remote, or which is the home or the landing of a role that has one already. A name and a prefix, with everything below it, belong to the team that published them
 * first.
 *
 * @throws ReleaseError which says whose they are
 */
export function assertMayClaim(registry: Registry, build: BuildRecord, claims: Claims = {}): void {
  const prefixes = build.routes.map(({ prefix }) => prefix);
  const twice = prefixes.find((prefix, index) => prefixes.indexOf(prefix) !== index);
  if (twice !== undefined) throw new ReleaseError(`${twice} is claimed twice by ${build.name}.`);
  for (const route of build.routes) {
    assertNotReserved(build.name, route);
    assertFree(registry, build, route, claims);
    assertKindsFree(registry, build.name, route);
    assertStartFree(registry, build.name, route);
  }
}

/**
 * Refuses a build of another team than the one that the name belongs to.
 *
 * @throws ReleaseError which says whose it is
 */
export function assertOwnName({ owners }: Registry, { name, team }: BuildRecord): void {
  const owner = Object.hasOwn(owners, name) ? owners[name]?.team : team;
  if (owner === team) return;
  throw new ReleaseError(
    `${name} belongs to ${owner}, and this build is of ${team}. Publish under another name, or, ` +
      `where ${owner} agrees, with --take-over.`,
  );
}

/** The registry in which a build's name and prefixes belong to its team. */
export function withClaims(registry: Registry, build: BuildRecord, claims: Claims = {}): Registry {
  const team = teamOf(registry, build, claims);
  const own = Object.hasOwn(registry.owners, build.name) ? registry.owners[build.name] : undefined;
  const claimed = Object.fromEntries(build.routes.map(({ prefix, exact }) => [prefix, exact]));
  const others = Object.entries(registry.owners).map(([name, owner]) => {
    const left = Object.entries(owner.prefixes).filter(
      ([prefix, exact]) =>
        !(prefix in claimed) &&
        (owner.team === team || build.routes.every((route) => !clashOf(route, { prefix, exact }))),
    );
    return [name, { ...owner, prefixes: Object.fromEntries(left) }];
  });
  const prefixes = { ...own?.prefixes, ...claimed };
  return {
    ...registry,
    owners: { ...Object.fromEntries(others), [build.name]: { team, prefixes } },
  };
}

function assertNotReserved(name: string, { prefix, exact }: ClaimedRoute): void {
  if (prefix === "/" && !exact) {
    throw new ReleaseError(`"/" would claim the whole site. Say "exact": true for its front page.`);
  }
  const isTaken = (path: string) => isWithin(prefix, path);
  if (ofTheSite.some(isTaken)) throw new ReleaseError(`${prefix} is kept for the site itself.`);
  if (name !== SHELL && ofTheShell.some(isTaken)) {
    throw new ReleaseError(`${prefix} is kept for the shell.`);
  }
}

function assertFree(registry: Registry, build: BuildRecord, route: ClaimedRoute, claims: Claims) {
  const team = teamOf(registry, build, claims);
  for (const [name, owner] of Object.entries(registry.owners)) {
    if (name === build.name) continue;
    const live = Object.hasOwn(registry.apps, name) ? registry.apps[name] : undefined;
    const isTeamsOwn = owner.team === team;
    if (claims.takesOver && !live) continue;
    const prefixes = isTeamsOwn
      ? (live ? liveBuilds(live) : []).flatMap(({ routes }) => routes)
      : Object.entries(owner.prefixes).map(([prefix, exact]) => ({ prefix, exact }));
    for (const other of prefixes) {
      if (isTeamsOwn && other.prefix !== route.prefix) continue;
      const clash = clashOf(route, other);
      if (clash === null) continue;
      throw new ReleaseError(
        `${clash} belongs to ${name} of ${owner.team}.` +
          (live ? "" : ` ${name} is not live: --take-over takes the prefix.`),
      );
    }
  }
}

/** A notification leads to one screen of its role. */
function assertKindsFree({ apps }: Registry, own: string, { role, notifications }: ClaimedRoute) {
  for (const { name, stable } of Object.values(apps)) {
    if (name === own) continue;
    const theirs = stable.routes.filter((route) => route.role === role);
    const kind = Object.keys(notifications ?? {}).find((each) =>
      theirs.some((route) => Object.hasOwn(route.notifications ?? {}, each)),
    );
    if (kind === undefined) continue;
    throw new ReleaseError(`Notifications of ${kind} lead to ${name} of ${stable.team} already.`);
  }
}

/** The area of a role starts in one place, and its sign-in is asked for on one page. */
function assertStartFree({ apps }: Registry, own: string, { prefix, ...route }: ClaimedRoute) {
  for (const { name, team, stable } of Object.values(apps)) {
    if (name === own) continue;
    const home = stable.routes.find(({ home, role }) => home && route.home && role === route.role);
    const landing = stable.routes.find(
      ({ landingOf }) => landingOf !== undefined && landingOf === route.landingOf,
    );
    if (home) {
      throw new ReleaseError(
        `${prefix} cannot be the home of ${route.role}: that is ${home.prefix} of ${name} of ${team}.`,
      );
    }
    if (landing) {
      throw new ReleaseError(
        `${prefix} cannot be the landing of ${route.landingOf}: that is ${landing.prefix} of ${name} of ${team}.`,
      );
    }
  }
}

type Claimed = Pick<ClaimedRoute, "prefix" | "exact">;

/** How two claims meet, in words; null where they do not. */
function clashOf({ prefix, exact }: Claimed, other: Claimed): string | null {
  if (prefix === other.prefix) return `${prefix} already`;
  if (!other.exact && isWithin(prefix, other.prefix)) {
    return `${prefix} lies below ${other.prefix}, and everything there`;
  }
  return !exact && isWithin(other.prefix, prefix)
    ? `${prefix} would claim ${other.prefix} as well ("exact": true claims the prefix alone), which`
    : null;
}

function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(prefix === "/" ? "/" : `${prefix}/`);
}

/** What the live remotes miss in the live shell, a sentence each: a platform, or names that it shares. */
export function shellProblems(registry: Registry): string[] {
  const shell = shellIn(registry);
  if (!shell) return [];
  return Object.values(registry.apps)
    .filter(({ name }) => name !== SHELL)
    .flatMap(liveBuilds)
    .flatMap((build) => problemsWith(shell, build));
}

/** What a remote's build misses in a shell, a sentence each. */
export function problemsWith(shell: BuildRecord, build: BuildRecord): string[] {
  return [...contractProblems(shell, build), ...nameProblems(shell, build)];
}

function contractProblems({ provides }: BuildRecord, { name, version, contract }: BuildRecord) {
  if (satisfiesContract(provides ?? "", contract ?? "")) return [];
  return [`${name} ${version} needs platform ${contract}; the shell provides ${provides}.`];
}

/** In the page, a name that the shell does not give is undefined. */
function nameProblems({ gives }: BuildRecord, { name, version, takes }: BuildRecord): string[] {
  const missing = Object.entries(takes).flatMap(([module, names]) => {
    const given = Object.hasOwn(gives, module) ? gives[module] : undefined;
    return Object.entries(names)
      .filter(([each]) => !(each === "*" ? given : given?.includes(each)))
      .map(([each, file]) => `${each === "*" ? module : `${each} of ${module}`} (${file})`);
  });
  if (missing.length === 0) return [];
  return [`${name} ${version} takes what the shell does not give: ${missing.join(", ")}.`];
}

/**
 * Refuses a change after which a live remote would not find in the shell what it needs.
 *
 * @throws ReleaseError which names the remotes, and what they miss
 */
export function assertFitsShell(now: Registry, next: Registry): void {
  const before = shellProblems(now);
  const broken = shellProblems(next).filter((problem) => !before.includes(problem));
  if (broken.length === 0) return;
  const isOfShell = shellIn(now)?.version !== shellIn(next)?.version;
  const advice = isOfShell
    ? "First publish or roll back remotes that fit both shells, or publish shell and remotes together."
    : "Wait until such a shell is live, publish both together, or build the remote without it.";
  throw new ReleaseError(`${broken.join(" ")} ${advice}`);
}

const Sources = Type.Object({
  sources: Type.Optional(
    Type.Object({ root: Type.String(), paths: Type.Array(Type.String()), hash: Type.String() }),
  ),
});

/**
 * Refuses a build that is older than the sources beside it, or does not fit together.
 *
 * @param folder the folder with the build's files
 * @throws ReleaseError which says what is to be done
 */
export async function assertGoodBuild(folder: string, build: BuildRecord): Promise<void> {
  const { name } = build;
  const { sources } = parsedAs(Sources, await readJsonFile(join(folder, BUILD_FILE)), BUILD_FILE);
  const app = join(folder, "..");
  const isBesideSources = sources && existsSync(join(app, "src"));
  if (isBesideSources && sourceHash(join(app, sources.root), sources.paths) !== sources.hash) {
    throw new ReleaseError(`The sources of ${name} changed since it was built. Build it again.`);
  }
  for (const file of Object.keys(build.files).filter((each) => each.endsWith(".js"))) {
    assertWholeScript(build, file, await readFile(join(folder, file), "utf8"));
  }
  assertFitsTogether(build);
  if (name !== SHELL) await assertContainer(folder, build);
}

/** A truncated file, or a page in its place that says "not found", does not parse. */
function assertWholeScript({ name }: BuildRecord, file: string, code: string): void {
  try {
    new Script(code, { filename: file });
  } catch (cause) {
    throw new ReleaseError(
      `${file} of ${name} is no whole script (${String(cause)}). Build it again.`,
      { cause },
    );
  }
}

function assertFitsTogether({ name, routes, screens, menu }: BuildRecord): void {
  for (const { prefix, role, home, screens: shown } of routes) {
    if (home && role === "anyone") throw new ReleaseError(`${prefix} is the home of nobody.`);
    const strange = Object.values(shown)
      .flat()
      .find((screen) => !Object.hasOwn(screens, screen));
    if (strange) throw new ReleaseError(`${prefix} shows ${strange}, which ${name} does not have.`);
  }
  const away = menu.find(({ to }) => !routeOf(routes, to));
  if (away)
    throw new ReleaseError(`The menu of ${name} leads to ${away.to}, which is not its own.`);
  const isIn = (language: string) =>
    Object.keys(screens).some((source) => source.endsWith(`messages/${language}.json`));
  // The shell brings its English texts in its start scripts.
  if (name !== SHELL && isIn("en") !== isIn("es"))
    throw new ReleaseError(`${name} has texts in one language alone.`);
}

async function assertContainer(folder: string, { name, container, start }: BuildRecord) {
  const expected = `quotehaven_${name.replaceAll("-", "_")}`;
  const [entry = ""] = start;
  const code = await readFile(join(folder, entry), "utf8");
  if (container === expected && code.includes(expected)) return;
  throw new ReleaseError(
    `${entry} of ${name} does not define "${expected}", which the shell loads.`,
  );
}

/**
 * Refuses a build with a first screen that needs more script of the app than its package.json allows,
 * as it goes over the wire (brotli).
 *
 * @param folder its files with their compressed copies
 * @throws ReleaseError which names every such path, the heaviest first
 */
export async function assertWithinBudget(folder: string, app: BuildRecord): Promise<void> {
  const { scriptBudgetBytes: budget, routes } = app;
  if (budget === undefined) return;
  const claimed = routes.flatMap((route) => pathsOf(route).map((path) => ({ app, route, path })));
  const weighed = claimed.map(async (each) => {
    const sizes = ownFirstScripts(each).map((file) => bytesOnTheWire(join(folder, file)));
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return { path: each.path, bytes };
  });
  const over = (await Promise.all(weighed))
    .filter(({ bytes }) => bytes > budget)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${path} needs ${bytes}`);
  if (over.length === 0) return;
  throw new ReleaseError(
    `${app.name} may need ${budget} bytes of its own script before a screen shows: ` +
      `${over.join(", ")}. Load less at first, or raise quotehaven.scriptBudgetBytes in package.json.`,
  );
}

/** A file too small to be compressed goes as it is. */
async function bytesOnTheWire(file: string): Promise<number> {
  const copy = `${file}.br`;
  return (await stat(existsSync(copy) ? copy : file)).size;
}
