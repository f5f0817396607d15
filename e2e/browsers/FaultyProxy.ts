import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Stands between a browser and the product: the way to switch off a remote or the whole network that
 * needs nothing of the browser.
 */
export class FaultyProxy {
  /** Every connection breaks. */
  isOffline = false;
  /** Every path that begins so is refused; null refuses none. */
  refused: string | null = null;
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

  heal(): void {
    this.isOffline = false;
    this.refused = null;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url = "", headers } = incoming;
    if (this.isOffline || (this.refused !== null && url.startsWith(this.refused))) {
      incoming.destroy();
      return;
    }
    const to = { host: "127.0.0.1", port: this.targetPort, method, path: url, headers };
    const passed = request(to, (answer) => {
      // A browser that has kept a file would not notice what becomes of it now.
      const uncached = { ...answer.headers, "cache-control": "no-store" };
      outgoing.writeHead(answer.statusCode ?? 502, uncached);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  }
}
