import { once } from "node:events";
import { chmod, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { Deps } from "../../deps";
import { OperatorReply, runOperator } from "./runOperator";

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
  server.listen(address);
  await once(server, "listening");
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
  const isThere = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  socket.end(JSON.stringify(args));
  return Value.Parse(OperatorReply, await json(socket));
}

async function answer(deps: Pick<Deps, "config" | "db" | "clock">, socket: Socket): Promise<void> {
  // Who asks has ended its side of the line alone: ours stays open for the answer.
  const asked = await json(socket.iterator({ destroyOnReturn: false }));
  const args = Value.Parse(Type.Array(Type.String()), asked);
  socket.end(JSON.stringify(await runOperator(deps, args)));
}
