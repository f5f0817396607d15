import { once } from "node:events";
import { rm } from "node:fs/promises";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pino from "pino";
import { readConfig } from "./config";
import { FolderInUse } from "./database";
import { startApi } from "./startApi";
import { startingApp, type StartingApp } from "./startingApp";
import { freePort } from "./testing/freePort";
import { preparedDataDir } from "./testing/testDatabase";

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
    const endsAt = Date.now() + 15_000;
    for (;;) {
      const found = await status(path);
      if (found !== null || Date.now() > endsAt) return found;
    }
  };
  return { config, status, firstStatus };
}

describe("a start", () => {
  beforeEach(async () => {
    dataDir = await preparedDataDir();
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it("is alive at once, and ready once the database is; takes its folder for itself; says first that it is ending, while it still answers, and then ends", async () => {
    const { config, status, firstStatus } = await aStart({ SHUTDOWN_GRACE_SECONDS: "2" });
    const starting = startApi(config);
    expect(await firstStatus("/api/health/live")).toBe(200);
    expect(await status("/api/health/ready")).toBe(503);
    expect(await status("/api/insurance-types")).toBe(503);
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
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await status("/api/health/ready")).toBe(503);
    ending.abort();
    await expect(starting).rejects.toMatchObject({ name: "AbortError" });
    expect(await status("/api/health/live")).toBeNull();
  });
});

const needs = {
  config: { ...readConfig({ REQUEST_TIMEOUT_MS: "20000" }), maxConnections: 2 },
  log: pino({ level: "silent" }),
};

describe("while the product starts, the port", () => {
  let starting: StartingApp;
  let origin: string;
  beforeEach(async () => {
    starting = await startingApp(needs);
    origin = await starting.app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterEach(async () => {
    starting.app.server.closeAllConnections();
    await starting.app.close();
  });

  it("asks for patience", async () => {
    const reply = await fetch(`${origin}/api/auth/login`, { method: "POST" });
    expect(reply.status).toBe(503);
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await reply.json()).toEqual({ message: expect.any(String), data: ["busy"] });
    expect(reply.headers.get("cache-control")).toBe("no-store");
  });

  it("is bounded in time, size and number of connections", () => {
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

  it("is closed to whoever says nothing, soon after the time for that is over", async () => {
    const impatient = await startingApp({
      ...needs,
      config: { ...needs.config, requestTimeoutMs: 1_000 },
    });
    const { port } = new URL(await impatient.app.listen({ host: "127.0.0.1", port: 0 }));
    const startedAt = performance.now();
    const socket = connect(Number(port), "127.0.0.1");
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    socket.destroy();
    await impatient.app.close();
  });
});
