import { isPublished, type BuildRecord } from "./build";
import { assertMayClaim, shellProblems } from "./checks";
import { copiesOf, isCopyOf } from "./compress";
import { integrityOf } from "./files";
import { emptyRegistry, liveBuilds, type Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { missingPages } from "./revisionPages";
import {
  buildPath,
  keptVersions,
  mapsPath,
  recordPath,
  type BuildId,
  type ReleaseStore,
} from "./store";
import { withEach, type ListedFile } from "./storage";

/** A publisher that is still alive is done with what it began within this time. */
const ABANDONED_MS = 60_000;

/** Something in the store that is not as it was published. */
export type Finding = { name: string; version: string; problem: string };

/**
 * Checks a store: every file of every kept build has the hash that it was published with, what is
 * live fits together, and its pages are there. An empty list means all is well.
 */
export async function examine(store: ReleaseStore): Promise<Finding[]> {
  const stored = await store.read().catch(() => null);
  const registry = stored?.registry ?? (await store.lastGood()) ?? emptyRegistry;
  const revision = String(registry.revision);
  const of = (name: string, problem: string, version = "") => ({ name, version, problem });
  const findings: Finding[] = (stored ? stored.unreadable : ["registry.json"]).map((name) =>
    of(name, `cannot be read; doctor --fix puts back what it was at revision ${revision}`),
  );
  findings.push(...shellProblems(registry).map((problem) => of("shell", problem)));
  for (const entry of Object.values(registry.apps)) {
    for (const build of liveBuilds(entry)) {
      const problem = claimProblem(registry, build);
      if (problem) findings.push(of(build.name, problem, build.version));
    }
  }
  for (const { name, version } of await kept(store, registry)) {
    for (const problem of await buildProblems(store, { name, version }))
      findings.push(of(name, problem, version));
  }
  for (const file of await missingPages(store.storage, registry)) {
    findings.push(of("pages", `${file} is missing; doctor --fix writes it again`, revision));
  }
  for (const path of await leftovers(store, registry)) {
    findings.push(of(path, "was left behind; doctor --fix removes it"));
  }
  return findings;
}

/**
 * Repairs what needs no decision: the registry and its pages, compressed copies, what killed
 * publishers left, and builds that nobody can go back to. A build whose own files changed stays, for
 * `examine` to name: publish it again.
 *
 * @returns what was done, in words
 * @throws ReleaseError where neither the registry nor its history can be read
 */
export async function fix(store: ReleaseStore): Promise<string[]> {
  const { storage } = store;
  const done = await store.mend();
  const registry = await store.registry();
  for (const { name, version } of await kept(store, registry)) {
    done.push(...(await mendCopies(store, { name, version })));
  }
  for (const path of await leftovers(store, registry)) {
    await storage.remove(path);
    done.push(`${path} was left behind, and is removed`);
  }
  for (const build of await unreachable(store, registry)) {
    // First the record: a build without one is published again, one without files would stay so.
    for (const path of [recordPath(build), buildPath(build), mapsPath(build)]) {
      await storage.remove(path);
    }
    done.push(`${build.name} ${build.version} can no longer be gone back to, and is removed`);
  }
  return done;
}

/** Every build of an app in the registry that the store holds, or that the registry names. */
async function kept({ storage }: ReleaseStore, { apps }: Registry): Promise<BuildId[]> {
  const builds = Object.values(apps).map(async (entry) => {
    const named = [...liveBuilds(entry).map(({ version }) => version), ...entry.previous];
    const versions = new Set([...named, ...(await keptVersions(storage, entry.name))]);
    return [...versions].map((version) => ({ name: entry.name, version }));
  });
  return (await Promise.all(builds)).flat();
}

function claimProblem(registry: Registry, build: BuildRecord): string | null {
  try {
    assertMayClaim(registry, build);
    return null;
  } catch (error) {
    if (error instanceof ReleaseError) return error.message;
    throw error;
  }
}

async function buildProblems(store: ReleaseStore, id: BuildId): Promise<string[]> {
  const build = await store.record(id.name, id.version).catch(() => null);
  if (!build) return ["its record is missing"];
  const place = `${buildPath(id)}/`;
  const listed = (await store.storage.list(buildPath(id))).map(({ path }) =>
    path.slice(place.length),
  );
  const strange = listed.filter((file) => isPublished(file) && !(file in build.files));
  const problems = strange.map((file) => `${file} was never published`);
  await withEach(Object.entries(build.files), async ([file, hash]) => {
    const bytes = await store.fileOf(id, file);
    if (!bytes) problems.push(`${file} is missing`);
    else if (integrityOf(bytes) !== hash) problems.push(`${file} is not what was published`);
  });
  const copies = await wrongCopies(store, build);
  return [
    ...problems.sort(),
    ...copies.map((copy) => `${copy} is no copy of its file; doctor --fix makes it again`),
  ];
}

/** The compressed copies that are not of the file beside them. */
async function wrongCopies(store: ReleaseStore, build: BuildRecord): Promise<string[]> {
  const wrong: string[] = [];
  await withEach(Object.keys(build.files), async (file) => {
    const bytes = await store.fileOf(build, file);
    for (const ending of ["br", "gz"] as const) {
      const copy = await store.fileOf(build, `${file}.${ending}`);
      if (bytes && copy && !(await isCopyOf(bytes, copy, ending))) wrong.push(`${file}.${ending}`);
    }
  });
  return wrong.sort();
}

async function mendCopies(store: ReleaseStore, { name, version }: BuildId): Promise<string[]> {
  const build = await store.record(name, version).catch(() => null);
  const wrong = build ? await wrongCopies(store, build) : [];
  for (const copy of wrong) {
    const file = copy.replace(/\.(br|gz)$/, "");
    const bytes = await store.fileOf({ name, version }, file);
    const copies = bytes ? await copiesOf(file, bytes) : {};
    const made = copies[copy];
    if (made) await store.storage.write(`${buildPath({ name, version })}/${copy}`, made);
  }
  return wrong.map((copy) => `${name} ${version}: ${copy} is made again`);
}

/** Builds of live apps that are neither live nor to be gone back to, nor part of a recent change. */
async function unreachable(store: ReleaseStore, registry: Registry): Promise<BuildId[]> {
  const { apps, changes } = registry;
  return (await kept(store, registry)).filter(
    ({ name, version }) =>
      !isNamed(apps, { name, version }) && !changes.some(({ builds }) => builds[name] === version),
  );
}

function isNamed(apps: Registry["apps"], { name, version }: BuildId): boolean {
  const entry = Object.hasOwn(apps, name) ? apps[name] : undefined;
  if (!entry) return false;
  return (
    entry.previous.includes(version) || liveBuilds(entry).some((build) => build.version === version)
  );
}

/**
 * What killed publishers left: temporary files, and builds and source maps without the record that
 * is written last. A build that the registry names has lost its record, and is none of them.
 */
async function leftovers({ storage }: ReleaseStore, { apps }: Registry): Promise<string[]> {
  const newest = new Map<string, number>();
  for (const { path, changedAt } of await storage.list("")) {
    const place = placeOf({ path, changedAt });
    if (place) newest.set(place, Math.max(changedAt, newest.get(place) ?? 0));
  }
  const left: string[] = [];
  for (const [place, changedAt] of newest) {
    const [, name = "", version = ""] = place.split("/");
    const isBuild = !place.endsWith(".tmp");
    const isWhole =
      isBuild &&
      (isNamed(apps, { name, version }) ||
        // Asked for itself, because a listing may not have it yet.
        (await storage.tagOf(recordPath({ name, version }))) !== null);
    if (!isWhole && Date.now() - changedAt > ABANDONED_MS) left.push(place);
  }
  return left.sort();
}

/** The temporary file, or the folder of a build or of its maps, that a file belongs to. */
function placeOf({ path }: ListedFile): string | undefined {
  const temporary = path.endsWith(".tmp") ? path : undefined;
  return temporary ?? /^(?:builds|maps)(?:\/[^/]+){2}(?=\/)/.exec(path)?.[0];
}
