import type { IncomingMessage, ServerResponse } from "node:http";
import { isForApi, startSite } from "./startSite";

const says = (words: string) => ({
  routing: (_request: IncomingMessage, response: ServerResponse) => void response.end(words),
});
const bounds = { host: "127.0.0.1", port: 0, requestTimeoutMs: 20_000, maxConnections: 7 };

describe("the local site", () => {
  it("bounds time, size and number of connections", async () => {
    const { server, close } = await startSite({ ...bounds, api: says("api"), site: says("site") });
    const { requestTimeout, headersTimeout, keepAliveTimeout, timeout, maxConnections } = server;
    expect({ requestTimeout, headersTimeout, keepAliveTimeout, timeout, maxConnections }).toEqual({
      requestTimeout: 20_000,
      headersTimeout: 15_000,
      keepAliveTimeout: 72_000,
      timeout: 60_000,
      maxConnections: 7,
    });
    await close();
  });

  it.each([
    ["/api/health/live", "api"],
    ["/api?x", "api"],
    ["/apiary", "site"],
    ["/", "site"],
  ])("lets %s be answered by the %s", async (path, words) => {
    const { port, close } = await startSite({ ...bounds, api: says("api"), site: says("site") });
    const reply = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(await reply.text()).toBe(words);
    expect(isForApi(path)).toBe(words === "api");
    await close();
  });
});
