import { assertMayGoLive } from "./checks";
import { wrongCopies } from "./copies";
import { liveDeprecations } from "./deprecations";
import { integrityOf } from "./files";
import { leftovers } from "./leftovers";
import { missingPages } from "./revisionPages";
import { isPublished } from "./readBuild";
import { emptyRegistry, liveBuilds, type BuildRecord } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { buildPath, keptVersions } from "./keptBuilds";
import { withEach } from "./storage";
import type { ReleaseStore } from "./store";

/** Something in the store that is not as it was published. */
export type Finding = { name: string; version: string; problem: string };

/**
 * Looks a store over: every file of every kept build has the hash it was published with, what is
 * live fits together, and the live pages are there. An empty list means all is well.
 */
export async function examine(store: ReleaseStore): Promise<Finding[]> {
  const { registry, findings } = await readForDoctor(store);
  for (const entry of Object.values(registry.apps)) {
    for (const build of liveBuilds(entry)) {
      try {
        assertMayGoLive(registry, build);
      } catch (error) {
        if (!(error instanceof ReleaseError)) throw error;
        findings.push({ name: build.name, version: build.version, problem: error.message });
      }
    }
    const live = liveBuilds(entry).map(({ version }) => version);
    const kept = await keptVersions(store.storage, entry.name);
    for (const version of new Set([...live, ...entry.previous, ...kept])) {
      findings.push(...(await examineBuild(store, entry.name, version)));
    }
  }
  const shown = { name: "pages", version: String(registry.revision) };
  for (const file of await missingPages(store.storage, registry)) {
    findings.push({ ...shown, problem: `${file} is missing; release repair writes them anew` });
  }
  for (const path of await leftovers(store.storage, registry)) {
    findings.push({
      name: path,
      version: "",
      problem: "was left behind; release repair removes it",
    });
  }
  return findings;
}

/** What live builds use that a shell will be without one day: nothing is wrong, and their teams should know. */
export async function whatGoes(store: ReleaseStore): Promise<string[]> {
  return liveDeprecations((await readForDoctor(store)).registry);
}

/** The registry, or what it last was where it cannot be read: the rest is looked at all the same. */
async function readForDoctor(store: ReleaseStore) {
  const stored = await store.read().catch(() => null);
  const registry = stored?.registry ?? (await store.history.lastGood()) ?? emptyRegistry;
  const revision = String(registry.revision);
  const mend = `cannot be read; release repair puts back what it was at revision ${revision}`;
  const findings: Finding[] = stored
    ? stored.unreadable.map((name) => ({ name, version: "", problem: `its entry ${mend}` }))
    : [{ name: "registry.json", version: "", problem: mend }];
  return { registry, findings };
}

async function examineBuild(store: ReleaseStore, name: string, version: string) {
  let build: BuildRecord;
  try {
    build = await store.record(name, version);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return [{ name, version, problem: "its record is missing" }];
  }
  const found = await hashesOf(store, build);
  const problems = Object.entries(build.files).flatMap(([file, hash]) => {
    if (!(file in found)) return [`${file} is missing`];
    return found[file] === hash ? [] : [`${file} is not what was published`];
  });
  const strange = Object.keys(found).filter((file) => !(file in build.files));
  const copies = await wrongCopies((file) => store.fileOf(build, file), Object.keys(build.files));
  return [
    ...problems,
    ...copies.map((copy) => `${copy} is not of its file; release repair makes it anew`),
    ...strange.map((file) => `${file} was never published`),
  ].map((problem) => ({
    name,
    version,
    problem,
  }));
}

/** The hash of every file of a build that the store holds, made as the published one was. */
async function hashesOf({ storage, fileOf }: ReleaseStore, build: BuildRecord) {
  const place = `${buildPath(build)}/`;
  const listed = (await storage.list(buildPath(build))).map(({ path }) => path.slice(place.length));
  // What a listing does not have yet may be there all the same.
  const names = [...new Set([...listed, ...Object.keys(build.files)])].filter(isPublished);
  const hashes: Record<string, string> = {};
  await withEach(names, async (name) => {
    const bytes = await fileOf(build, name);
    if (bytes) hashes[name] = integrityOf(bytes, build.files[name]?.split("-")[0]);
  });
  return hashes;
}
