import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Stands between a browser and the product, and fails on demand: the way to switch off a remote or
 * the whole network that needs nothing of the browser.
 */
export class FaultyProxy {
  #isOffline = false;
  #refused: string | null = null;
  readonly #server = createServer((incoming, outgoing) => this.#pass(incoming, outgoing));

  private constructor(private readonly targetPort: number) {}

  /** Listens on the port and passes everything on to the other one. */
  static async start(port: number, targetPort: number): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(targetPort);
    await new Promise<void>((resolve) => proxy.#server.listen(port, "127.0.0.1", resolve));
    return proxy;
  }

  get origin(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://localhost:${port}`;
  }

  /** Breaks every connection, or serves again. */
  setOffline(isOffline: boolean): void {
    this.#isOffline = isOffline;
    if (isOffline) this.#server.closeAllConnections();
  }

  /** Refuses every path that begins so; null refuses none. */
  refuse(pathPrefix: string | null): void {
    this.#refused = pathPrefix;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const isRefused = this.#refused !== null && incoming.url?.startsWith(this.#refused);
    if (this.#isOffline || isRefused) {
      incoming.destroy();
      return;
    }
    const { method, url, headers } = incoming;
    const passed = request(
      { host: "127.0.0.1", port: this.targetPort, method, path: url, headers },
      (answer) => {
        // A browser that has kept a file would not notice that it is refused now.
        const answered = { ...answer.headers, "cache-control": "no-store" };
        outgoing.writeHead(answer.statusCode ?? 502, answered);
        answer.pipe(outgoing);
      },
    );
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  }
}
