import { randomUUID } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { hostname, tmpdir, userInfo } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { bucketStorage } from "./bucketStorage";
import { BuildRecord, isName, parsedAs } from "./build";
import { compressFiles } from "./compress";
import { filesBelow } from "./files";
import { folderStorage } from "./folderStorage";
import { emptyRegistry, parseRegistry, type Change, type Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { missingPages, pagesOf } from "./revisionPages";
import { asJson, dryRunOf, readJson, withEach, type Storage } from "./storage";

const REGISTRY = "registry.json";
const HISTORY_KEPT = 20;
const CHANGES_KEPT = 100;
/** In a bucket, writers that meet decide again; this many times in a row is given up. */
const MOST_TRIES = 20;

/** Who changes a store, and why. */
type Author = { who: string; why: string | null };

type StoreOptions = {
  /** Where people find the site; without it there is no sitemap. */
  origin?: string | null;
  author?: Author;
  /** A folder for what would be written: nothing in the store itself is changed. */
  dryRunIn?: string | null;
};

/** What a change does, and to which versions. */
type Deed = Pick<Change, "did" | "builds">;

/** A build by its name and version. */
export type BuildId = Pick<BuildRecord, "name" | "version">;

export const buildPath = ({ name, version }: BuildId) => `builds/${name}/${version}`;
/** Written last, so that a build with a record is whole. */
export const recordPath = ({ name, version }: BuildId) => `records/${name}/${version}.json`;
export const mapsPath = ({ name, version }: BuildId) => `maps/${name}/${version}`;

/** An opened release store. */
export type ReleaseStore = ReturnType<typeof openStore>;

/**
 * A release store: immutable builds, one registry that says which are live, and the pages composed
 * from it, in a folder or a bucket. docs/remotes.md lists its files.
 *
 * @param address a folder, or s3://bucket/prefix
 */
export function openStore(
  address: string,
  { origin = null, author = authorIn({}), dryRunIn = null }: StoreOptions = {},
) {
  const isBucket = address.startsWith("s3://");
  const real = isBucket ? bucketStorage(address) : folderStorage(resolve(address));
  const storage = dryRunIn === null ? real : dryRunOf(real, folderStorage(dryRunIn));
  const file = `${storage.address}/${REGISTRY}`;
  const pages = (next: Registry) => pagesOf({ origin, fileOf, record }, next);

  /** A file of a build; null where there is no such file. */
  async function fileOf(build: BuildId, name: string): Promise<Buffer | null> {
    return (await storage.read(`${buildPath(build)}/${name}`))?.bytes ?? null;
  }

  /** @throws ReleaseError where the store holds no such build */
  async function record(name: string, version: string): Promise<BuildRecord> {
    // The names must not lead out of the store.
    const isPlain = isName(name) && /^[0-9A-Za-z][0-9A-Za-z.-]*$/.test(version);
    const path = recordPath({ name, version });
    const stored = isPlain ? await readJson(storage, path) : null;
    if (stored === null) throw new ReleaseError(`The store holds no ${name} ${version}.`);
    return parsedAs(BuildRecord, stored, path);
  }

  /** What is live. An entry that cannot be read is as the history has it, and is named. */
  async function read() {
    const stored = await storage.read(REGISTRY);
    if (!stored) return { registry: emptyRegistry, unreadable: [], tag: null };
    const { registry, unreadable } = parseRegistry(parsed(stored.bytes), file);
    const before = unreadable.length > 0 ? await lastGood() : null;
    for (const name of unreadable) {
      const entry = before?.apps[name];
      if (entry) registry.apps[name] = entry;
    }
    return { registry, unreadable, tag: stored.tag };
  }

  function parsed(bytes: Buffer): unknown {
    try {
      const value: unknown = JSON.parse(bytes.toString("utf8"));
      return value;
    } catch (cause) {
      throw new ReleaseError(
        `${file} cannot be read. What was live stays so; doctor --fix puts back what it was.`,
        { cause },
      );
    }
  }

  /** The newest revision of the history that can be read as a whole; null where there is none. */
  async function lastGood(): Promise<Registry | null> {
    const paths = (await storage.list("history")).map(({ path }) => path);
    const revisions = paths.map((path) => Number(/^history\/(\d+)\.json$/.exec(path)?.[1] ?? 0));
    for (const revision of revisions.sort((a, b) => b - a)) {
      const path = historyPath(revision);
      try {
        const { registry, unreadable } = parseRegistry(await readJson(storage, path), path);
        if (unreadable.length === 0) return registry;
      } catch {
        // An older one may be whole.
      }
    }
    return null;
  }

  /**
   * Changes the registry. Pages are composed first; replacing the registry is the moment at which
   * everything changes together. Where somebody else was faster, it is decided again.
   *
   * @returns the registry as it was where `decide` gives that back
   */
  async function change(
    decide: (now: Registry) => Promise<Registry> | Registry,
    deed: Deed,
  ): Promise<Registry> {
    return storage.locked(async () => {
      for (let tried = 0; tried < MOST_TRIES; tried += 1) {
        const { registry: now, tag } = await read();
        const decided = await decide(now);
        if (decided === now) return now;
        const next = revised(now, decided, deed, author);
        if (await put(now, next, tag)) return next;
        await pause(Math.random() * 20 * (tried + 1));
      }
      throw new ReleaseError(`Somebody else is publishing (${file}). Please try again.`);
    });
  }

  /** @returns false where another registry is live by now */
  async function put(now: Registry, next: Registry, tag: string | null): Promise<boolean> {
    // A publisher that was killed after its change did not write this.
    await keepRevision(now);
    const files = await pages(next);
    await storage.stagePages(next.revision, files);
    const isReplaced = await storage.replace(REGISTRY, asJson(next), tag);
    // The answer to a write may get lost; then its change stands in the registry all the same.
    const isLive = async () =>
      (await read()).registry.changes.some(({ id }) => id === next.changes[0]?.id);
    if (!isReplaced && !(await isLive())) return false;
    await keepRevision(next);
    await storage.remove(historyPath(next.revision - HISTORY_KEPT));
    await storage.showPages(next.revision, files);
    return true;
  }

  async function keepRevision(registry: Registry): Promise<void> {
    if (registry.revision > 0)
      await storage.replace(historyPath(registry.revision), asJson(registry), null);
  }

  /**
   * Puts back a registry that cannot be read as it last was, and pages that are missing.
   *
   * @returns what was done, in words
   * @throws ReleaseError where no revision of the history can be read either
   */
  async function mend(): Promise<string[]> {
    return storage.locked(async () => {
      const tag = await storage.tagOf(REGISTRY);
      const stored = await read().catch(() => null);
      const whole = stored?.registry ?? (await lastGood());
      if (!whole) throw new ReleaseError(`Neither ${file} nor its history can be read.`);
      const lost = stored ? stored.unreadable : [REGISTRY];
      const done = lost.map((what) => `${what} is as it was at revision ${whole.revision}`);
      if ((await missingPages(storage, whole)).length > 0 || lost.length > 0) {
        const files = await pages(whole);
        await storage.stagePages(whole.revision, files);
        if (lost.length > 0 && !(await storage.replace(REGISTRY, asJson(whole), tag))) {
          throw new ReleaseError(`Somebody else changed ${file} meanwhile. Please try again.`);
        }
        await storage.showPages(whole.revision, files);
        done.push(`the pages of revision ${whole.revision} are written again`);
      }
      await keepRevision(whole);
      return done;
    });
  }

  return {
    root: storage.address,
    storage,
    author,
    fileOf,
    record,
    read,
    registry: async () => (await read()).registry,
    lastGood,
    change,
    mend,
    /**
     * Puts a build into the store; one that is there already stays as it is.
     *
     * @param examine looks at the folder before it becomes part of the store, and may refuse it
     */
    async keep(from: string, build: BuildRecord, examine: (folder: string) => Promise<void>) {
      if ((await storage.tagOf(recordPath(build))) !== null) return;
      await keepFiles(storage, from, build, examine);
      await storage.replace(recordPath(build), asJson(build), null);
    },
  };
}

const historyPath = (revision: number) => `history/${revision}.json`;

async function keepFiles(
  storage: Storage,
  from: string,
  build: BuildRecord,
  examine: (folder: string) => Promise<void>,
): Promise<void> {
  const putAll = (folder: string, files: readonly string[], to: string) =>
    withEach(files, async (file) =>
      storage.write(`${to}/${file}`, await readFile(join(folder, file))),
    );
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-build-"));
  try {
    for (const file of Object.keys(build.files)) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await cp(join(from, file), join(folder, file));
    }
    await compressFiles(folder, Object.keys(build.files));
    await examine(folder);
    const maps = (await readdir(from)).filter((file) => file.endsWith(".map"));
    await putAll(from, maps, mapsPath(build));
    await putAll(folder, await filesBelow(folder), buildPath(build));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Every version of an app that the store holds. */
export async function keptVersions(storage: Storage, name: string): Promise<string[]> {
  const records = await storage.list(`records/${name}`);
  return records.flatMap(({ path }) => /\/([^/]+)\.json$/.exec(path)?.[1] ?? []).sort();
}

/** Who changes a store, as the environment says it. */
export function authorIn(
  env: Readonly<Record<string, string | undefined>>,
  why: string | null = null,
): Author {
  const who = oneLine(env.RELEASE_WHO ?? "") || `${userInfo().username}@${hostname()}`;
  return { who, why: why && oneLine(why) };
}

/** What is printed later must hold no control characters of a terminal. */
function oneLine(text: string): string {
  return text
    .replace(/\p{C}+/gu, " ")
    .trim()
    .slice(0, 500);
}

function revised(now: Registry, decided: Registry, deed: Deed, { who, why }: Author): Registry {
  const revision = now.revision + 1;
  const id = randomUUID();
  const at = new Date().toISOString();
  const change: Change = { id, revision, at, who, why, ...deed };
  return { ...decided, revision, changes: [change, ...now.changes].slice(0, CHANGES_KEPT) };
}
