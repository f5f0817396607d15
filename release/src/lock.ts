import { open, readFile, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { hasCode, isMissing } from "./files";
import { ReleaseError } from "./ReleaseError";

const WAIT_MS = 15_000;
const ABANDONED_MS = 60_000;
/** Who took it writes into it at once. */
const EMPTY_MS = 5_000;

/**
 * Runs `work` while nobody else holds the lock file.
 *
 * A lock whose process is gone, or that is a minute old, is taken over: publishing takes seconds.
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
  for (;;) {
    try {
      return await write(path);
    } catch (error) {
      if (!hasCode(error, "EEXIST")) throw error;
    }
    if (await isAbandoned(path)) await rm(path, { force: true });
    else if (Date.now() > giveUpAt) {
      throw new ReleaseError(`Somebody else is publishing (${path}). Please try again.`);
    } else await pause(10 + Math.random() * 30);
  }
}

/** Where it cannot be written, because the disk is full, none is left that would keep others out. */
async function write(path: string): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(JSON.stringify({ pid: process.pid, host: hostname() }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  try {
    const { mtimeMs, size } = await stat(path);
    if (Date.now() - mtimeMs > (size === 0 ? EMPTY_MS : ABANDONED_MS)) return true;
    const holder: unknown = JSON.parse(await readFile(path, "utf8"));
    if (typeof holder !== "object" || holder === null) return false;
    if (!("host" in holder) || holder.host !== hostname()) return false;
    return "pid" in holder && typeof holder.pid === "number" && !isAlive(holder.pid);
  } catch (error) {
    // Gone meanwhile, or its holder is still writing into it.
    if (isMissing(error) || error instanceof SyntaxError) return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}
