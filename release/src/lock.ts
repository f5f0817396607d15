import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { hasCode } from "./files";
import { ReleaseError } from "./ReleaseError";

const WAIT_MS = 15_000;
const ABANDONED_MS = 60_000;

/**
 * Runs `work` while nobody else holds the lock file. A lock whose process is gone, or that is a
 * minute old, is taken over: publishing takes seconds.
 *
 * @throws ReleaseError where the lock does not become free within 15 seconds
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await take(path);
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function take(path: string): Promise<void> {
  const giveUpAt = Date.now() + WAIT_MS;
  const holder = JSON.stringify({ pid: process.pid, host: hostname() });
  for (;;) {
    try {
      return await writeFile(path, holder, { flag: "wx" });
    } catch (error) {
      if (!hasCode(error, "EEXIST")) {
        // On a full disk it may be there and empty.
        if (hasCode(error, "ENOSPC")) await rm(path, { force: true });
        throw error;
      }
    }
    if (await isAbandoned(path)) await rm(path, { force: true });
    else if (Date.now() > giveUpAt) {
      throw new ReleaseError(`Somebody else is publishing (${path}). Please try again.`);
    } else await pause(10 + Math.random() * 30);
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  try {
    if (Date.now() - (await stat(path)).mtimeMs > ABANDONED_MS) return true;
    const { pid, host } = Object(JSON.parse(await readFile(path, "utf8")));
    return host === hostname() && typeof pid === "number" && !isAlive(pid);
  } catch (error) {
    // Gone meanwhile, or its holder is still writing into it.
    if (hasCode(error, "ENOENT") || error instanceof SyntaxError) return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}
