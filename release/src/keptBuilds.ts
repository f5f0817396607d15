import { cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compressFiles } from "./compress";
import { filesBelow } from "./files";
import { isName } from "./readBuild";
import { parseRecord } from "./readRegistry";
import type { BuildRecord } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { asJson, readJson, withEach, type Storage } from "./storage";

/** A build by its name and version. */
export type BuildId = Pick<BuildRecord, "name" | "version">;

/** Below which path the files of a build are. */
export const buildPath = ({ name, version }: BuildId) => `builds/${name}/${version}`;

/** Where a store keeps what a build said of itself: written last, so that a build with one is whole. */
export const recordPath = ({ name, version }: BuildId) => `records/${name}/${version}.json`;

/** Where the source maps of a build are. */
export const mapsPath = ({ name, version }: BuildId) => `maps/${name}/${version}`;

/** The immutable builds of a store: their files, and what they say of themselves. */
export function keptBuilds(storage: Storage) {
  const putAll = (from: string, files: readonly string[], to: string) =>
    withEach(files, async (file) =>
      storage.write(`${to}/${file}`, await readFile(join(from, file))),
    );

  return {
    /** A file of a build; null where there is no such file. */
    async fileOf(build: BuildId, file: string): Promise<Buffer | null> {
      return (await storage.read(`${buildPath(build)}/${file}`))?.bytes ?? null;
    },
    /** @throws ReleaseError where the store holds no such build */
    async record(name: string, version: string): Promise<BuildRecord> {
      const path = recordPath({ name, version });
      const stored = isName(name) && isVersion(version) ? await readJson(storage, path) : null;
      if (stored === null) throw new ReleaseError(`The store holds no ${name} ${version}.`);
      return parseRecord(stored, path);
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
      if ((await storage.tagOf(recordPath(build))) !== null) return;
      const folder = await mkdtemp(join(tmpdir(), "quotehaven-build-"));
      try {
        await copyFiles(from, folder, Object.keys(build.files));
        await compressFiles(folder, Object.keys(build.files));
        await examine(folder);
        const maps = (await readdir(from)).filter((file) => file.endsWith(".map"));
        await putAll(from, maps, mapsPath(build));
        await putAll(folder, await filesBelow(folder), buildPath(build));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
      await storage.create(recordPath(build), asJson(build, 1));
    },
  };
}

/** Every version of an app that the store holds. */
export async function keptVersions(storage: Storage, name: string): Promise<string[]> {
  const records = await storage.list(`records/${name}`);
  return records.flatMap(({ path }) => /\/([^/]+)\.json$/.exec(path)?.[1] ?? []).sort();
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
