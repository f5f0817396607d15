import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** A port, and the variable of the environment that chooses it. */
export type NamedPort = { port: number; variable: string; host: string };

/** A port that is needed and that something else uses. */
export class PortTaken extends Error {
  constructor({ port, variable }: NamedPort) {
    super(`Port ${port} is taken. Set ${variable} to use another.`);
  }
}

/**
 * Opens the ports that a start needs and closes them again.
 *
 * @throws PortTaken for the first that something else uses, or that is named twice
 */
export async function assertPortsFree(ports: readonly NamedPort[]): Promise<void> {
  const held: Server[] = [];
  try {
    for (const each of ports) held.push(await hold(each));
  } finally {
    for (const server of held) {
      server.close();
      await once(server, "close");
    }
  }
}

async function hold(named: NamedPort): Promise<Server> {
  const server = createServer().listen(named.port, named.host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw Object(error).code === "EADDRINUSE" ? new PortTaken(named) : error;
  }
  return server;
}
