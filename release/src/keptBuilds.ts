import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compressFiles } from "./compress";
import { isMissing, readJsonFile, writeAtomically } from "./files";
import { isName, isPublished } from "./readBuild";
import { parseRecord } from "./readRegistry";
import type { BuildRecord } from "./registry";
import { ReleaseError } from "./ReleaseError";

type BuildId = Pick<BuildRecord, "name" | "version">;

/**
 * The immutable builds of a store: their folders, and what they say of themselves.
 *
 * @param dryRunIn where builds are put instead, so that the store stays as it is
 */
export function keptBuilds(root: string, dryRunIn: string | null = null) {
  const to = dryRunIn ?? root;
  const recordFile = ({ name, version }: BuildId) => join(root, "records", name, `${version}.json`);
  const folderIn = (place: string, { name, version }: BuildId) =>
    join(place, "builds", name, version);
  const buildFolder = (build: BuildId) =>
    existsSync(folderIn(to, build)) ? folderIn(to, build) : folderIn(root, build);

  return {
    buildFolder,
    /** @throws ReleaseError where the store holds no such build */
    async record(name: string, version: string): Promise<BuildRecord> {
      const file = recordFile({ name, version });
      const stored = isName(name) && isVersion(version) ? await readJsonFile(file) : null;
      if (stored === null) throw new ReleaseError(`The store holds no ${name} ${version}.`);
      return parseRecord(stored, file);
    },
    /**
     * Puts a build into the store; a build that is there already stays as it is.
     *
     * @param examine looks at the folder before it becomes part of the store, and may refuse it
     */
    async keep(
      from: string,
      build: BuildRecord,
      examine: (folder: string) => Promise<void> = async () => {},
    ): Promise<void> {
      if (existsSync(recordFile(build))) return;
      const folder = folderIn(to, build);
      const temporary = `${folder}.${randomUUID()}.tmp`;
      try {
        await copyFiles(from, temporary, Object.keys(build.files));
        await compressFiles(temporary, Object.keys(build.files));
        await examine(temporary);
        await copyMaps(from, join(to, "maps", build.name, build.version));
        await rm(folder, { recursive: true, force: true });
        await rename(temporary, folder);
      } finally {
        await rm(temporary, { recursive: true, force: true });
      }
      if (dryRunIn !== null) return;
      await mkdir(dirname(recordFile(build)), { recursive: true });
      await writeAtomically(recordFile(build), `${JSON.stringify(build, null, 1)}\n`);
    },
  };
}

/** Every version of an app that the store holds. */
export async function keptVersions({ root }: { root: string }, name: string): Promise<string[]> {
  try {
    const names = await readdir(join(root, "builds", name));
    return names.filter((each) => !each.endsWith(".tmp") && isPublished(each)).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function copyMaps(from: string, to: string): Promise<void> {
  const maps = (await readdir(from)).filter((file) => file.endsWith(".map"));
  if (maps.length > 0) await copyFiles(from, to, maps);
}

async function copyFiles(from: string, to: string, names: string[]): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await cp(join(from, name), join(to, name));
  }
}

/** What a command names must not lead out of the store. */
function isVersion(version: string): boolean {
  return /^[0-9A-Za-z.-]+$/.test(version) && !version.startsWith(".");
}
