import { chmod, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import type { Deps } from "../deps";
import { runOperator, type OperatorReply } from "./runOperator";

const MOST_BYTES = 10_000_000;

/** Where the process that works in a data folder hears the operator's commands; readable to its user alone. */
const addressIn = (dataDir: string) =>
  process.platform === "win32"
    ? `\\\\.\\pipe\\quotehaven-operator-${Buffer.from(dataDir).toString("hex")}`
    : join(dataDir, "operator.sock");

/**
 * Lets the operator command work while this process owns the embedded database: one process may open
 * its folder, so the command asks here. The returned function stops it.
 */
export async function serveOperator(
  deps: Pick<Deps, "config" | "db" | "clock" | "log">,
  dataDir: string,
): Promise<() => Promise<void>> {
  const address = addressIn(dataDir);
  // Whoever holds the folder's lock is alone in it: what is left there is of a process that is gone.
  if (process.platform !== "win32") await rm(address, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    void answer(deps, socket).catch((error: unknown) => {
      deps.log.error({ err: error }, "an operator's command failed");
      socket.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, resolve);
  });
  if (process.platform !== "win32") await chmod(address, 0o600);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/**
 * Has the process that works in a data folder do a command; null where none listens there.
 *
 * @throws where it went away in between, or failed.
 */
export async function askRunning(
  dataDir: string,
  args: readonly string[],
): Promise<OperatorReply | null> {
  const socket = connect({ path: addressIn(dataDir), allowHalfOpen: true });
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
  });
  if (!isThere) return null;
  socket.end(JSON.stringify(args));
  const reply: unknown = JSON.parse(await textOf(socket));
  if (!isReply(reply)) throw new Error("The running process gave no answer.");
  return reply;
}

async function answer(deps: Pick<Deps, "config" | "db" | "clock">, socket: Socket): Promise<void> {
  const args: unknown = JSON.parse(await textOf(socket));
  if (!Array.isArray(args) || !args.every((one) => typeof one === "string")) {
    throw new Error("It is no command.");
  }
  socket.end(JSON.stringify(await runOperator(deps, args)));
}

/** All that the other side says; its own side of the line stays open for an answer. */
function textOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MOST_BYTES) socket.destroy(new Error("It is too long."));
    });
    socket.once("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
    socket.once("error", reject);
  });
}

function isReply(value: unknown): value is OperatorReply {
  return (
    typeof value === "object" &&
    value !== null &&
    "text" in value &&
    typeof value.text === "string" &&
    "isDone" in value &&
    typeof value.isDone === "boolean"
  );
}
