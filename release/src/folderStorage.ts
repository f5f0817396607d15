import { randomUUID } from "node:crypto";
import { lstat, mkdir, readdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { hasCode, writeAtomically } from "./files";
import { withLock } from "./lockFolder";
import { withEach, type ListedFile, type Storage } from "./storage";

const PAGES_KEPT = 5;

/** A store in a folder: one publisher of this machine at a time, who takes a lock. */
export function folderStorage(root: string): Storage {
  const at = (path: string) => join(root, path);
  const pagesAt = (revision: number) => `pages/${revision}`;

  async function tagOf(path: string): Promise<string | null> {
    const found = await orMissing(stat(at(path)));
    // A renamed file has another inode, also within one tick of the clock.
    return found && `${found.ino}-${found.mtimeMs}-${found.size}`;
  }

  async function write(path: string, bytes: Buffer, isSynced = false): Promise<void> {
    await mkdir(dirname(at(path)), { recursive: true });
    await writeAtomically(at(path), bytes, isSynced);
  }

  return {
    address: root,
    pagesAt,
    tagOf,
    async read(path) {
      const tag = await tagOf(path);
      return tag === null ? null : { bytes: await readFile(at(path)), tag };
    },
    list: (below) => listedBelow(root, below),
    write: (path, bytes) => write(path, bytes),
    async replace(path, bytes, tag) {
      if ((await tagOf(path)) !== tag) return false;
      await write(path, bytes, true);
      return true;
    },
    remove: (path) => rm(at(path), { recursive: true, force: true }),
    locked: (work) => withLock(root, work),
    async stagePages(revision, files) {
      await rm(at(pagesAt(revision)), { recursive: true, force: true });
      await withEach(Object.entries(files), ([path, bytes]) =>
        write(`${pagesAt(revision)}/${path}`, bytes),
      );
    },
    async showPages(revision) {
      await linkSite(root, revision);
      for (const name of (await orMissing(readdir(at("pages")))) ?? []) {
        if (Number(name) <= revision - PAGES_KEPT) {
          await rm(at(`pages/${name}`), { recursive: true, force: true });
        }
      }
    },
  };
}

async function listedBelow(root: string, below: string): Promise<ListedFile[]> {
  const folder = readdir(join(root, below), { recursive: true, withFileTypes: true });
  const files = ((await orMissing(folder)) ?? []).filter((entry) => !entry.isDirectory());
  const listed = files.map(async (entry): Promise<ListedFile[]> => {
    const path = join(entry.parentPath, entry.name);
    // It may be gone since the folder was read.
    const found = await orMissing(lstat(path));
    const name = relative(root, path).split(sep).join("/");
    return found ? [{ path: name, changedAt: found.mtimeMs }] : [];
  });
  return (await Promise.all(listed)).flat();
}

/** The link by which a web server finds the pages. */
async function linkSite(root: string, revision: number): Promise<void> {
  const temporary = join(root, `site.${randomUUID()}.tmp`);
  try {
    await symlink(join("pages", String(revision)), temporary, "dir");
    await rename(temporary, join(root, "site"));
  } catch {
    // Not every file system has links; `readSite` reads the revision in registry.json instead.
    await rm(temporary, { force: true });
  }
}

async function orMissing<T>(found: Promise<T>): Promise<T | null> {
  return found.catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  });
}
