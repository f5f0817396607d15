import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** Passes connections on to another port of this machine, and can go away. */
export class Relay {
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();

  constructor(
    private readonly port: number,
    private readonly target: number,
  ) {}

  async open(): Promise<void> {
    this.#server = createServer((incoming) => {
      const outgoing = connect(this.target, "127.0.0.1");
      incoming.pipe(outgoing).pipe(incoming);
      for (const [socket, other] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        this.#sockets.add(socket);
        // Whoever is cut off ends the other side too.
        socket.on("error", () => other.destroy());
        socket.on("close", () => {
          other.destroy();
          this.#sockets.delete(socket);
        });
      }
    });
    this.#server.listen(this.port, "127.0.0.1");
    await once(this.#server, "listening");
  }

  /** Breaks every connection and refuses new ones. */
  async close(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    const closed = once(server, "close");
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
