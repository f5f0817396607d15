import { once } from "node:events";
import { rm } from "node:fs/promises";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { readConfig, type Config } from "./server/settings/config";
import { FolderInUse, type Database } from "./database";
import { startApi } from "./startApi";
import { testApp, type TestApp } from "./testing";
import { freePort } from "./testing/freePort";
import { openTestDatabase, preparedDataDir } from "./testing/testDatabase";

let dataDir: string;

async function aStart(env: Record<string, string> = {}) {
  const port = await freePort();
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    SEED_DEMO: "false",
    ...env,
  });
  const status = async (path: string) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
    await reply?.body?.cancel();
    return reply?.status ?? null;
  };
  /** What an address answers as soon as anything does. */
  const firstStatus = async (path: string) => {
    for (;;) {
      const found = await status(path);
      if (found !== null) return found;
      await sleep(20);
    }
  };
  return { config, status, firstStatus };
}

describe("a start", () => {
  beforeEach(async () => {
    dataDir = await preparedDataDir();
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it("is alive at once, and ready in the end; takes its folder for itself; says first that it is ending, while it still answers, and then ends", async () => {
    const { config, status, firstStatus } = await aStart({ SHUTDOWN_GRACE_SECONDS: "2" });
    const starting = startApi(config);
    expect(await firstStatus("/api/health/live")).toBe(200);
    const api = await starting;
    expect(await status("/api/health/ready")).toBe(200);
    expect(await status("/api/insurance-types")).toBe(200);
    const second = await aStart();
    await expect(startApi(second.config)).rejects.toBeInstanceOf(FolderInUse);
    // It gives its port back.
    expect(await second.status("/api/health/live")).toBeNull();

    const closing = api.close();
    expect(await status("/api/health/ready")).toBe(503);
    const reply = await fetch(`http://127.0.0.1:${config.port}/api/insurance-types`);
    expect([reply.status, reply.headers.get("connection")]).toEqual([200, "close"]);
    await closing;
    expect(await status("/api/health/live")).toBeNull();
  });

  it("opens its port once it is ready, where a proxy would send it what it cannot take yet; answers whoever had connected before it ended and asks only then", async () => {
    const { config, status, firstStatus } = await aStart({ LISTEN_ONCE_READY: "true" });
    const starting = startApi(config);
    expect(await firstStatus("/api/insurance-types")).toBe(200);
    const api = await starting;
    expect(api.address).toMatch(/^http/);
    const socket = connect(config.port, "127.0.0.1");
    await once(socket, "connect");
    expect(await status("/api/health/live")).toBe(200);
    const closing = api.close();
    await sleep(50);
    socket.write("GET /api/insurance-types HTTP/1.1\r\nhost: x\r\n\r\n");
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 .*connection: close/s);
    await closing;
  });

  it("waits for a database that cannot be reached, until it is told to end", async () => {
    const port = await freePort();
    const { config, status, firstStatus } = await aStart({
      DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`,
    });
    const ending = new AbortController();
    const starting = startApi(config, { signal: ending.signal });
    starting.catch(() => {});
    expect(await firstStatus("/api/health/live")).toBe(200);
    await sleep(500);
    expect(await status("/api/health/ready")).toBe(503);
    expect(await status("/api/insurance-types")).toBe(503);
    expect(await status("/api/none")).toBe(503);
    ending.abort();
    await expect(starting).rejects.toMatchObject({ name: "AbortError" });
    expect(await status("/api/health/live")).toBeNull();
  });
});

describe("while the product starts, the port", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  let starting: TestApp;
  async function start(config: Partial<Config> = {}) {
    starting = await testApp({
      database,
      config: { requestTimeoutMs: 20_000, maxConnections: 2, trustedProxies: [], ...config },
      deps: { life: { phase: "starting" } },
    });
    return Number(Object(starting.app.server.address()).port);
  }
  afterEach(async () => {
    starting.app.server.closeAllConnections();
    await starting.close();
  });

  it("asks for patience", async () => {
    const origin = `http://127.0.0.1:${await start()}`;
    const reply = await fetch(`${origin}/api/auth/login`, { method: "POST" });
    expect(reply.status).toBe(503);
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await reply.json()).toEqual({ message: expect.any(String), data: ["busy"] });
    expect(reply.headers.get("cache-control")).toBe("no-store");
  });

  it("is bounded in time, size and number of connections", async () => {
    await start();
    const { requestTimeout, headersTimeout, maxConnections, timeout, keepAliveTimeout } =
      starting.app.server;
    expect({ requestTimeout, headersTimeout, maxConnections }).toEqual({
      requestTimeout: 20_000,
      headersTimeout: 15_000,
      maxConnections: 2,
    });
    expect(timeout).toBe(60_000);
    expect(keepAliveTimeout).toBe(72_000);
  });

  it("keeps nobody out for whoever sends half a request on all the connections that an address has", async () => {
    const config = { requestTimeoutMs: 1_000, maxConnections: 12, maxConnectionsPerAddress: 8 };
    const port = await start(config);
    const { app } = starting;
    const open = (localAddress: string) =>
      connect({ port, host: "127.0.0.1", localAddress, allowHalfOpen: true });
    const connections = promisify(app.server.getConnections.bind(app.server));
    // They keep their own end open, whatever comes.
    const half = Array.from({ length: 40 }, () => {
      const socket = open("127.0.0.1");
      socket.on("error", () => {}).resume();
      socket.write("GET /api/health/live HTTP/1.1\r\nhost: x\r\n");
      return socket;
    });
    const other = open("127.0.0.2").setEncoding("utf8");
    other.write("GET /api/health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    const [answer] = await once(other, "data");
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    other.destroy();
    const endsAt = performance.now() + 20_000;
    while ((await connections()) > 0 && performance.now() < endsAt) await sleep(50);
    expect(await connections()).toBe(0);
    for (const socket of half) socket.destroy();
  });

  it("counts no addresses behind a proxy, from whose address all come", async () => {
    const port = await start({
      ...{ maxConnections: 12, maxConnectionsPerAddress: 1, trustedProxies: ["loopback"] },
    });
    const sockets = Array.from({ length: 3 }, () => connect(port, "127.0.0.1"));
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    const reply = await fetch(`http://127.0.0.1:${port}/api/health/live`);
    expect(reply.status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it("is closed to whoever says nothing, soon after the time for that is over", async () => {
    const port = await start({ requestTimeoutMs: 1_000 });
    const startedAt = performance.now();
    const socket = connect(port, "127.0.0.1");
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    socket.destroy();
  });
});
