import { createHash, randomUUID } from "node:crypto";
import { open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Paths of all files below a folder, relative to it, with forward slashes, sorted. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** The hash of some bytes, as `integrity` attributes spell it. */
export function integrityOf(bytes: Buffer): string {
  return `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
}

/**
 * Writes a file so that readers see the old one or the whole new one.
 *
 * @param isSynced whether it is on the disk afterwards, also across a power loss
 */
export async function writeAtomically(path: string, contents: Buffer, isSynced: boolean) {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    const file = await open(temporary, "wx");
    try {
      await file.writeFile(contents);
      if (isSynced) await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The parsed contents of a JSON file, or `null` where there is no such file. */
export async function readJsonFile(path: string): Promise<unknown> {
  try {
    const parsed: unknown = JSON.parse(await readFile(path, "utf8"));
    return parsed;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw new Error(`${path} cannot be read.`, { cause: error });
  }
}

/** Whether an error of the file system has this code. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}
