import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import {
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { isMissing, writeAtomically } from "./files";
import { withLock } from "./lock";
import { withEach, type ListedFile, type Storage } from "./storage";

const PAGES_KEPT = 5;

/** A store in a folder: one publisher at a time, who takes a lock. */
export function folderStorage(root: string): Storage {
  const at = (path: string) => join(root, path);
  const pagesAt = (revision: number) => `pages/${revision}`;

  async function tagOf(path: string): Promise<string | null> {
    const found = await statOf(at(path));
    // What is renamed into the place of another is another file, also within one tick of the clock.
    return found && `${found.ino}-${found.mtimeMs}-${found.size}`;
  }

  async function replace(path: string, bytes: Buffer, tag: string | null): Promise<boolean> {
    if ((await tagOf(path)) !== tag) return false;
    await writeAtomically(at(path), bytes);
    return true;
  }

  return {
    address: root,
    pagesAt,
    tagOf,
    replace,
    async read(path) {
      const tag = await tagOf(path);
      return tag === null ? null : { bytes: await readFile(at(path)), tag };
    },
    list: (below) => listedBelow(root, below),
    write: (path, bytes) => writeWhole(at(path), bytes),
    async create(path, bytes) {
      await mkdir(dirname(at(path)), { recursive: true });
      await replace(path, bytes, null);
    },
    remove: (path) => rm(at(path), { recursive: true, force: true }),
    async alone(work) {
      await mkdir(root, { recursive: true });
      return withLock(at("registry.lock"), work);
    },
    async stagePages(revision, files) {
      await rm(at(pagesAt(revision)), { recursive: true, force: true });
      await withEach(Object.entries(files), async ([path, bytes]) => {
        const file = at(`${pagesAt(revision)}/${path}`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, bytes);
      });
    },
    async showPages(revision) {
      await linkSite(root, revision);
      await dropOldPages(root, revision);
    },
  };
}

async function listedBelow(root: string, below: string): Promise<ListedFile[]> {
  const entries = await readdir(join(root, below), { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    },
  );
  const listed = entries.map(async (entry): Promise<ListedFile[]> => {
    if (!entry.isFile() && !entry.isSymbolicLink()) return [];
    const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join("/");
    // It may be gone since the folder was read.
    const found = await lstat(join(root, path)).catch(() => null);
    return found ? [{ path, changedAt: found.mtimeMs }] : [];
  });
  return (await Promise.all(listed)).flat();
}

/** Readers see the old file or the whole new one; across a power loss that is for the record to say. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function statOf(file: string) {
  try {
    return await stat(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The link by which a web server finds the pages. */
async function linkSite(root: string, revision: number): Promise<void> {
  const temporary = join(root, `site.${randomUUID()}.tmp`);
  try {
    await symlink(join("pages", String(revision)), temporary, "dir");
    await rename(temporary, join(root, "site"));
  } catch {
    // A file system without links, or a Windows without the right to make them: whoever serves
    // from there reads the revision in registry.json instead.
    await rm(temporary, { force: true });
  }
}

/** Removes the pages of revisions that nobody reads any more. */
async function dropOldPages(root: string, revision: number): Promise<void> {
  const place = join(root, "pages");
  for (const name of existsSync(place) ? await readdir(place) : []) {
    const isOld = Number(name) <= revision - PAGES_KEPT;
    if (isOld) await rm(join(place, name), { recursive: true, force: true });
  }
}
