import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import { startSite } from "./startSite";

const says = (words: string) => ({
  routing: (_request: IncomingMessage, response: ServerResponse) => void response.end(words),
});
const bounds = { host: "127.0.0.1", port: 0, requestTimeoutMs: 20_000, maxConnections: 7 };

/** What a server answers to bytes as they stand, until it hangs up. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  let answer = "";
  socket.on("data", (part: string) => (answer += part));
  socket.write(bytes);
  await new Promise((resolve) => socket.once("close", resolve));
  return answer;
}

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite({ ...bounds, api: says("api"), site: says("site") });
});
afterAll(() => site.close());

it.each([
  ["no request at all", "nonsense\r\n\r\n", "400 Bad Request"],
  [
    "headers without end",
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${"a".repeat(20_000)}\r\n\r\n`,
    "431 Request Header Fields Too Large",
  ],
])(
  "refuses %s with headers that let nothing be stored or guessed",
  async (_what, bytes, status) => {
    const [first, ...headers] = (await answerTo(site.port, bytes)).trimEnd().split("\r\n");
    expect(first).toBe(`HTTP/1.1 ${status}`);
    expect(headers).toEqual(
      expect.arrayContaining([
        "cache-control: no-store",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
      ]),
    );
  },
);

it("bounds time, size and number of connections", () => {
  expect(site.server).toMatchObject({
    requestTimeout: 20_000,
    headersTimeout: 15_000,
    keepAliveTimeout: 72_000,
    timeout: 60_000,
    maxConnections: 7,
  });
});

it.each([
  ["/api", "api"],
  ["/api/health/live", "api"],
  ["/api?x", "api"],
  ["/apiary", "site"],
  ["/agent/api/", "site"],
  ["/", "site"],
])("lets %s be answered by the %s", async (path, words) => {
  const reply = await fetch(`http://127.0.0.1:${site.port}${path}`);
  expect(await reply.text()).toBe(words);
});
