import { createHash } from "node:crypto";
import { mkdir, realpath, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseRefused } from "./DatabaseRefused";

/** Another process already works in the folder. */
export class FolderInUse extends DatabaseRefused {
  constructor(readonly folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Two processes in one folder ` +
        `destroy its data. Stop the other one, or set DATA_DIR to another folder.`,
    );
    this.name = "FolderInUse";
  }
}

/**
 * Takes the folder for this process alone until the returned function is called or the process
 * dies, however it dies.
 *
 * The lock is a listening local socket, because the operating system takes it back even after
 * kill -9: an abstract socket on Linux, a named pipe on Windows, elsewhere a socket file whose
 * owner is asked whether it still lives.
 *
 * @throws FolderInUse at once, without waiting.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = await realpath(folder);
  const name = `quotehaven-${createHash("sha256").update(path).digest("hex").slice(0, 32)}`;

  const address =
    process.platform === "win32"
      ? `\\\\.\\pipe\\${name}`
      : process.platform === "linux"
        ? `\0${name}`
        : join(tmpdir(), `${name}.sock`);

  const isSocketFile = process.platform !== "win32" && process.platform !== "linux";
  let server = await tryListen(address);
  if (!server && isSocketFile && !(await isAlive(address))) {
    await rm(address, { force: true });
    server = await tryListen(address);
  }
  if (!server) throw new FolderInUse(path);
  const held = server;
  return () => new Promise((resolve) => held.close(() => resolve()));
}

function tryListen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function isAlive(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
