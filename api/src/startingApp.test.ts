import { connect } from "node:net";
import { once } from "node:events";
import pino from "pino";
import { readConfig } from "./config";
import { bareApp } from "./http/bareApp";
import { startingApp, type StartingApp } from "./startingApp";

const needs = {
  config: { ...readConfig({ REQUEST_TIMEOUT_MS: "20000" }), maxConnections: 2 },
  log: pino({ level: "silent" }),
};

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

describe("while the product starts, the port", () => {
  it("says that the process is alive", async () => {
    const reply = await fetch(`${origin}/api/health/live`);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({ status: "ok" });
  });

  it.each([
    ["GET", "/api/health/ready"],
    ["GET", "/api/user/profile?sid=x"],
    ["POST", "/api/auth/login"],
    ["DELETE", "/api/none"],
  ])("asks for patience at %s %s", async (method, path) => {
    const reply = await fetch(`${origin}${path}`, { method });
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

  it("drops a connection too many", async () => {
    const { port } = new URL(origin);
    const sockets = [0, 1, 2].map(() => connect(Number(port), "127.0.0.1"));
    const closed = sockets.map((socket) => once(socket, "close"));
    await Promise.race(closed);
    expect(sockets.filter(({ destroyed }) => destroyed)).toHaveLength(1);
    for (const socket of sockets) socket.destroy();
  });
});

describe("once the product is ready", () => {
  it("it answers at the same port", async () => {
    const ready = await bareApp(needs);
    ready.get("/api/health/ready", async () => ({ status: "ok" }));
    await ready.ready();
    expect((await fetch(`${origin}/api/health/ready`)).status).toBe(503);
    starting.handOver(ready);
    expect((await fetch(`${origin}/api/health/ready`)).status).toBe(200);
    expect((await fetch(`${origin}/api/none`)).status).toBe(404);
    await ready.close();
  });
});
