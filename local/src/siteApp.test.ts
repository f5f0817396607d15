import { get as httpGet, type IncomingMessage, type ServerResponse } from "node:http";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUILD_FILE, openStore, publish } from "@quotehaven/release";
import { readLocalConfig } from "./readLocalConfig";
import { siteApp, type SiteApp } from "./siteApp";
import { siteOf } from "./start";
import { startSite } from "./startSite";

let folder: string;
let app: SiteApp;
let version: string;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotehaven-site-"));
  const dist = join(folder, "build");
  await mkdir(dist);
  await writeFile(join(dist, "main.js"), `run(${JSON.stringify("x".repeat(2_000))})`);
  await writeFile(join(dist, "favicon.abc123.ico"), "an icon");
  await writeFile(join(dist, "page.template"), "<title>{{title}}</title><!--head--><!--body-->");
  const route = { role: "anyone", title: "A title", description: "A description" };
  const manifest = {
    name: "shell",
    team: "Platform",
    version: "0.1.0",
    container: "shell",
    provides: "0.1.0",
    routes: [
      { ...route, prefix: "/", exact: true, listed: true },
      { ...route, prefix: "/profile", role: "consumer" },
      { ...route, prefix: "/agent", title: "Agents" },
    ],
    start: ["main.js"],
    files: ["main.js", "page.template", "favicon.abc123.ico"],
  };
  await writeFile(join(dist, BUILD_FILE), JSON.stringify(manifest));
  const store = openStore(join(folder, "store"), { origin: "https://quotes.example" });
  version = (await publish(store, dist)).version;
  app = await siteApp({ store, foreign: [], isSecure: false });
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: "GET", url, headers });

/** Asks for an address as it stands: other clients tidy it up before they send it. */
async function statusOf(path: string): Promise<number | undefined> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = httpGet({ host: "127.0.0.1", port, path }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
    request.on("error", reject);
  });
}

it("answers an unknown path with the page of the nearest prefix", async () => {
  expect((await get("/agent/nowhere/else")).body).toContain("<title>Agents</title>");
  expect((await get("/nowhere")).body).toContain("<title>A title</title>");
});

it("sends pages to be asked for again, and answers an unchanged one without a body", async () => {
  const first = await get("/");
  expect(first.headers["cache-control"]).toBe("no-cache");
  const again = await get("/", { "if-none-match": String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
});

it("sends builds for ever, compressed", async () => {
  const reply = await get(`/assets/shell/${version}/main.js`, { "accept-encoding": "br" });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["cache-control"]).toContain("immutable");
  expect(reply.headers["content-encoding"]).toBe("br");
});

it("sends the security headers with pages, builds and refusals", async () => {
  for (const url of ["/", `/assets/shell/${version}/main.js`, "/.env", "/%", "/assets/%zz"]) {
    const { headers } = await get(url);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  }
});

it.each([
  "/.env",
  "/.git/config",
  "/assets/../registry.json",
  "/assets/%2e%2e/registry.json",
  "/%252e%252e/registry.json",
  "//evil.example",
  "/\\evil.example",
  "/a%00b",
  "/%",
  "/assets/shell/none.js",
])("has nothing at %s", async (url) => {
  expect(await statusOf(url)).toBe(404);
});

it("serves the icon, the robots' rules and the list of pages as what they are", async () => {
  const icon = await get("/favicon.ico");
  expect([icon.statusCode, icon.headers["content-type"], icon.body]).toEqual([
    200,
    "image/x-icon",
    "an icon",
  ]);
  const robots = await get("/robots.txt");
  expect(robots.headers["content-type"]).toMatch(/^text\/plain/);
  expect(robots.body).toContain("Disallow: /api/\nDisallow: /profile\n");
  expect(robots.body).toContain("Sitemap: https://quotes.example/sitemap.xml");
  const sitemap = await get("/sitemap.xml");
  expect(sitemap.headers["content-type"]).toMatch(/^application\/xml/);
  expect(sitemap.body.match(/<loc>.*<\/loc>/g)).toEqual(["<loc>https://quotes.example/</loc>"]);
});

it("says which revision is live, and of which builds, once to whoever knows it", async () => {
  const { headers, json } = await get("/releases.json");
  expect(json()).toMatchObject({ revision: 1, shell: { contract: "0.1.0" }, remotes: [] });
  expect(headers["cache-control"]).toBe("no-cache");
  const known = await get("/releases.json", { "if-none-match": String(headers.etag) });
  expect([known.statusCode, known.body]).toEqual([304, ""]);
});

it.each([
  [
    "tell browsers to insist on TLS",
    "https://quotehaven.test",
    "max-age=31536000; includeSubDomains",
  ],
  ["do not lock people out of a site without TLS", "http://localhost:3000", undefined],
])("pages %s", async (_what, publicOrigin, insists) => {
  const config = readLocalConfig({
    PUBLIC_ORIGIN: publicOrigin,
    DATA_DIR: join(folder, "data"),
    RELEASE_STORE: join(folder, "releases"),
  });
  const site = await siteOf(config, openStore(config.storeFolder));
  const { headers } = await site.inject({ url: "/" });
  await site.close();
  expect(headers["strict-transport-security"]).toBe(insists);
});

const says = (words: string) => ({
  routing: (_request: IncomingMessage, response: ServerResponse) => void response.end(words),
});
const limits = {
  ...{ requestTimeoutMs: 20_000, maxConnections: 7, maxConnectionsPerAddress: 7 },
  trustedProxies: [],
};
const bounds = { host: "127.0.0.1", port: 0, limits };

/** What a server answers to bytes as they stand, until it hangs up. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  let answer = "";
  socket.on("data", (part: string) => (answer += part));
  socket.write(bytes);
  await new Promise((resolve) => socket.once("close", resolve));
  return answer;
}

describe("the port of API and pages", () => {
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
});
