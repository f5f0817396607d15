import { createServer, connect, type Server, type Socket } from "node:net";

/** Stands between a process and its database, and can fall silent without closing anything. */
export class TcpProxy {
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #hangs = false;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  /** Passes on to the database at this address. */
  static async before(databaseUrl: string): Promise<TcpProxy> {
    const target = new URL(databaseUrl);
    const server = createServer();
    await new Promise<void>((resume) => server.listen(0, "127.0.0.1", resume));
    const address = server.address();
    const url = new URL(databaseUrl);
    url.hostname = "127.0.0.1";
    url.port = String(typeof address === "object" && address ? address.port : 0);
    const proxy = new TcpProxy(server, url.href);
    server.on("connection", (near) => proxy.#join(near, Number(target.port)));
    return proxy;
  }

  #join(near: Socket, port: number): void {
    const far = connect(port, "127.0.0.1");
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    for (const socket of pair) {
      socket.on("error", () => {});
      socket.on("close", () => {
        this.#pairs.delete(pair);
        for (const each of pair) each.destroy();
      });
      if (this.#hangs) socket.pause();
    }
  }

  /** Nothing goes through any more, in either direction, and nobody is told. */
  hang(): void {
    this.#hangs = true;
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  /** Passes on again. */
  recover(): void {
    this.#hangs = false;
    for (const pair of this.#pairs) for (const socket of pair) socket.resume();
  }

  async close(): Promise<void> {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    await new Promise((resume) => this.server.close(resume));
  }
}
