import { chmod, readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Lets nobody but this process's user read or enter a folder and what is in it. Files that come
 * later are safe behind the folder itself.
 */
export async function keepPrivate(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o700);
    else if (entry.isFile()) await chmod(path, 0o600);
  }
}
