import { existsSync } from "node:fs";
import { join } from "node:path";
import { assertMayGoLive } from "./checks";
import { hashFiles } from "./readBuild";
import { liveBuilds, SHELL, type BuildRecord } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { keptVersions } from "./keptBuilds";
import type { ReleaseStore } from "./store";

/** Something in the store that is not as it was published. */
export type Finding = { name: string; version: string; problem: string };

/**
 * Looks a store over: every file of every kept build has the hash it was published with, what is
 * live fits together, and the live pages are there. An empty list means all is well.
 */
export async function examine(store: ReleaseStore): Promise<Finding[]> {
  const registry = await store.registry();
  const findings: Finding[] = [];
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
    const kept = await keptVersions(store, entry.name);
    for (const version of new Set([...live, ...entry.previous, ...kept])) {
      findings.push(...(await examineBuild(store, entry.name, version)));
    }
  }
  const pages = join(store.root, "pages", String(registry.revision), "pages.json");
  const shell = registry.apps[SHELL];
  if (shell && !existsSync(pages)) {
    findings.push({ name: SHELL, version: shell.stable.version, problem: "its pages are missing" });
  }
  return findings;
}

async function examineBuild(store: ReleaseStore, name: string, version: string) {
  let build: BuildRecord;
  try {
    build = await store.record(name, version);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return [{ name, version, problem: "its record is missing" }];
  }
  const folder = store.buildFolder(build);
  const found = existsSync(folder) ? await hashFiles(folder, build.files) : {};
  const problems = Object.entries(build.files).flatMap(([file, hash]) => {
    if (!(file in found)) return [`${file} is missing`];
    return found[file] === hash ? [] : [`${file} is not what was published`];
  });
  const strange = Object.keys(found).filter((file) => !(file in build.files));
  return [...problems, ...strange.map((file) => `${file} was never published`)].map((problem) => ({
    name,
    version,
    problem,
  }));
}
