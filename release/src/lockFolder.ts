import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { mkdir, open, realpath } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hasCode } from "./files";
import { ReleaseError } from "./ReleaseError";

const WAIT_MS = 15_000;
/** Of BSD and macOS, which Node has no name for: opens a file only where nobody else holds it. */
const O_EXLOCK = 0x20;

type Unlock = () => Promise<void>;

/**
 * Takes a folder for its caller alone, among all processes of this machine, until the returned function
 * is called or the process dies, however it dies. Answers null at once where somebody else has it.
 *
 * The operating system keeps the lock, so none is ever left behind: an abstract socket on Linux, a named
 * pipe on Windows, elsewhere a locked file in the folder.
 */
export async function lockFolder(folder: string): Promise<Unlock | null> {
  await mkdir(folder, { recursive: true });
  const path = await realpath(folder);
  const name = `quotehaven-${createHash("sha256").update(path).digest("hex").slice(0, 32)}`;
  if (process.platform === "linux") return listen(`\0${name}`);
  if (process.platform === "win32") return listen(`\\\\.\\pipe\\${name}`);
  return lockFile(join(path, ".lock"));
}

/**
 * Runs `work` while this process alone holds the folder.
 *
 * @throws ReleaseError where the folder does not become free within 15 seconds
 */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + WAIT_MS;
  let unlock = await lockFolder(folder);
  while (!unlock) {
    if (Date.now() > giveUpAt)
      throw new ReleaseError(`Somebody else is publishing (${folder}). Please try again.`);
    await pause(10 + Math.random() * 30);
    unlock = await lockFolder(folder);
  }
  try {
    return await work();
  } finally {
    await unlock();
  }
}

function listen(address: string): Promise<Unlock | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error) => (hasCode(error, "EADDRINUSE") ? resolve(null) : reject(error)));
    server.listen(address, () => {
      server.unref();
      resolve(() => new Promise((closed) => server.close(() => closed())));
    });
  });
}

async function lockFile(path: string): Promise<Unlock | null> {
  try {
    const file = await open(path, constants.O_CREAT | constants.O_NONBLOCK | O_EXLOCK, 0o600);
    return () => file.close();
  } catch (error) {
    if (hasCode(error, "EAGAIN")) return null;
    throw error;
  }
}
