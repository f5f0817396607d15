import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What becomes of an answer on its way to the browser. */
export type Fault =
  | { kind: "refused" }
  | { kind: "hangs" }
  | { kind: "late"; milliseconds: number }
  | { kind: "replaced"; status: number; type: string; body: string }
  | { kind: "changed"; change: (body: string) => string };

/** What befalls the answer of an address; null where nothing does. */
export type FaultOf = (url: string) => Fault | null;

/**
 * Stands between a browser and the product, and fails on demand: the way to switch off a remote or
 * the whole network that needs nothing of the browser.
 */
export class FaultyProxy {
  #isOffline = false;
  #faultOf: FaultOf = () => null;
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
    this.break((url) =>
      pathPrefix !== null && url.startsWith(pathPrefix) ? { kind: "refused" } : null,
    );
  }

  /** Lets faults befall answers from now on, in place of those of before. */
  break(faultOf: FaultOf): void {
    this.#faultOf = faultOf;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const fault = this.#isOffline
      ? ({ kind: "refused" } as const)
      : this.#faultOf(incoming.url ?? "");
    if (fault?.kind === "refused") incoming.destroy();
    else if (fault?.kind === "replaced") {
      outgoing.writeHead(fault.status, { "content-type": fault.type, ...uncached }).end(fault.body);
    } else if (fault?.kind === "late") {
      setTimeout(() => this.#passOn(incoming, outgoing), fault.milliseconds);
    } else if (fault?.kind !== "hangs") {
      this.#passOn(incoming, outgoing, fault?.change);
    }
  }

  #passOn(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    change?: (body: string) => string,
  ): void {
    const { method, url, headers } = incoming;
    const asked = change ? { ...headers, "accept-encoding": "identity" } : headers;
    const passed = request(
      { host: "127.0.0.1", port: this.targetPort, method, path: url, headers: asked },
      (answer) => {
        const answered = { ...answer.headers, ...uncached };
        if (change) delete answered["content-length"];
        outgoing.writeHead(answer.statusCode ?? 502, answered);
        if (change) void text(answer).then((body) => outgoing.end(change(body)));
        else answer.pipe(outgoing);
      },
    );
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  }
}

/** A browser that has kept a file would not notice what becomes of it now. */
const uncached = { "cache-control": "no-store" };
