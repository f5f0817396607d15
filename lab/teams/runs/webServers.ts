import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { launchOptions, missingBrowser } from "@quotehaven/e2e/browser";
import { freePort } from "@quotehaven/e2e/freePorts";
import {
  openStore,
  publish,
  publishTogether,
  rollback,
  type ReleaseStore,
} from "@quotehaven/release";
import { aWorkplace, routesOf } from "@quotehaven/release/testing";
import { aBucketServer } from "@quotehaven/release/testing/bucket";
import { documented, missingPageServer, replacedIn, startNginx } from "../../nginx/startNginx";
import type { TeamRun } from "../TeamRun";
import { clone } from "../world/clone";
import { command } from "../world/command";
import { LiveSite } from "../world/LiveSite";
import type { TeamWorld } from "../world/TeamWorld";

/** From a publish or a rollback on, everybody gets what is live within this time. */
const liveWithinMs = 2_000;

/** The configurations of docs/operations serve a store, in a folder or in a bucket, and a cache in front of them. */
export const webServers: TeamRun = {
  name: "nginx",
  title:
    "nginx serves a store in a folder and one in a bucket, and a cache in front shows what is live",
  missing: () => missingPageServer() ?? missingBrowser(),
  async run(world) {
    const place = await aWorkplace();
    world.atEnd(() => place.remove());
    const aHelp = (code: string) =>
      place.aBuild({
        name: "help",
        contract: "^1.0.0",
        code,
        routes: [
          ...routesOf(["/help", "/help/topics/most-read"]),
          ...routesOf(["/"]).map((route) => ({ ...route, exact: true })),
        ],
        files: { "large.js": `show("${"help ".repeat(1_000)}")`, "mark.png": "a picture" },
      });
    const builds = { first: await aHelp("one()"), second: await aHelp("two()") };

    const site = await world.step("a site with the shell alone, in a folder", () =>
      LiveSite.start(world.folder),
    );
    world.atEnd(() => site.close());
    const inFolder = await startServers(world, openStore(site.store), "folder", {
      "nginx-pages.conf": { "/srv/quotehaven": site.store },
    });
    await servesAndShowsWhatIsLive(inFolder, builds);
    await keepsBuilds(inFolder);

    const server = await aBucketServer();
    world.atEnd(() => server.close());
    const address = server.newAddress();
    await world.step("the same shell, in a bucket", () =>
      publishTogether(openStore(address), [join(clone, "shell", "dist")]).then(() => address),
    );
    const inBucket = await startServers(world, openStore(address), "bucket", {
      "nginx-bucket.conf": {
        "https://your-bucket.s3.us-east-1.amazonaws.com/prefix": address.replace(
          "s3://",
          `${server.origin}/`,
        ),
      },
    });
    await servesAndShowsWhatIsLive(inBucket, builds);
    await keepsTheBucketToItself(inBucket);
    await keepsBuilds(inBucket);
  },
};

/** A store behind nginx as documented, and a cache in front of that. */
type Served = {
  world: TeamWorld;
  store: ReleaseStore;
  kind: "folder" | "bucket";
  origin: string;
  cdn: string;
  /** Ends nginx and leaves the cache in front of it. */
  stopOrigin: () => Promise<void>;
};

async function startServers(
  world: TeamWorld,
  store: ReleaseStore,
  kind: Served["kind"],
  pagesBy: Record<string, Record<string, string>>,
): Promise<Served> {
  return world.step(`${kind}: nginx and the cache start as documented`, async () => {
    const folder = join(world.folder, `by-${kind}`);
    await mkdir(folder);
    const headers = join(folder, "headers.conf");
    const pages = join(folder, "pages.conf");
    const release = ["npx", "tsx", "release/src/cli.ts", "--store", store.root];
    const asked = ["list", "--headers", "nginx"];
    const env = { PUBLIC_ORIGIN: "https://your.site" };
    await writeFile(headers, await command(clone, [...release, ...asked], env));
    for (const [file, place] of Object.entries(pagesBy)) {
      const here = { ...place, "/etc/nginx/quotehaven-headers.conf": headers };
      await writeFile(pages, replacedIn(await documented(file), here));
    }
    const [port, cachePort] = [await freePort(), await freePort()];
    const nginx = await startNginx(join(folder, "origin"), "nginx.conf", port, {
      "/etc/nginx/quotehaven-pages.conf": pages,
      "/var/log/nginx/quotehaven.log": join(folder, "access.log"),
    });
    world.atEnd(nginx.stop);
    const cache = await startNginx(join(folder, "cache"), "cdn.conf", cachePort, {
      "/var/cache/nginx/quotehaven": join(folder, "cached"),
      "10.0.0.5:80": `127.0.0.1:${port}`,
    });
    world.atEnd(cache.stop);
    const { origin, stop: stopOrigin } = nginx;
    return { world, store, kind, origin, cdn: cache.origin, stopOrigin };
  });
}

async function servesAndShowsWhatIsLive(
  served: Served,
  { first, second }: { first: string; second: string },
): Promise<void> {
  const { version } = await publish(served.store, first);
  await servesPages(served, version);
  await servesBuilds(served, version);
  await opensTheShell(served);
  await showsWhatIsLive(served, second);
  const file = await fetch(`${served.cdn}/assets/help/${version}/remote.js`);
  checkOf(served)("an earlier build's files stay", file.ok, String(file.status));
}

const checkOf =
  ({ world, kind }: Served) =>
  (what: string, holds: boolean, seen = "") =>
    world.check(`${kind}: ${what}`, holds, seen);

async function servesPages(served: Served, version: string): Promise<void> {
  const { origin } = served;
  const check = checkOf(served);
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { headers: { "accept-encoding": "br", ...headers } });
  const deep = await ask("/help/a/b/c/d/e/f/g?sid=nobody-elses");
  const html = await deep.text();
  check("a path far below a prefix shows its page", html.includes("Title of /help "));
  for (const [path, title] of [
    ["/", "/"],
    ["/help/", "/help"],
    ["/help/topics/most-read/2", "/help/topics/most-read"],
    ["/help/topics/least-read", "/help"],
    ["/help/%e2%82%ac/%20", "/help"],
    ["/helpful", "/"],
    ["/help%0a/x", "/"],
  ] as const) {
    const page = await ask(path);
    const isShown = (await page.text()).includes(`Title of ${title} `);
    check(`${path} shows the page of ${title}`, isShown, String(page.status));
  }
  const has = (name: string) => deep.headers.get(name) ?? "";
  const policy = has("content-security-policy");
  check("it has the policy", policy.includes("default-src 'self'"), policy.slice(0, 40));
  check("nothing guesses its type", has("x-content-type-options") === "nosniff");
  check(
    "it says its type",
    has("content-type") === "text/html; charset=utf-8",
    has("content-type"),
  );
  check("it comes compressed", has("content-encoding") === "br", has("content-encoding"));
  check("it is asked for each time", has("cache-control") === "no-cache", has("cache-control"));
  const plain = await ask("/help", { "accept-encoding": "identity" });
  const isSame = (await plain.text()) === html && !plain.headers.has("content-encoding");
  check("who takes nothing compressed gets the same", isSame, has("vary"));
  const tag = has("etag");
  const again = await ask("/help", { "if-none-match": tag });
  check("who has it gets no second copy", again.status === 304, `${tag}: ${again.status}`);
  const head = await fetch(`${origin}/help`, { method: "HEAD" });
  check("HEAD says the same", head.ok && head.headers.has("content-security-policy"));
  const posted = await fetch(`${origin}/help`, { method: "POST", body: "words" });
  check("nothing can be sent to a page", posted.status === 405, String(posted.status));
  const releases: unknown = await (await ask("/releases.json")).json();
  check("/releases.json says what is live", JSON.stringify(releases).includes(version));
  const icon = await ask("/favicon.ico");
  check("/favicon.ico is there", icon.headers.get("content-type") === "image/x-icon");
}

async function servesBuilds(served: Served, version: string): Promise<void> {
  const { origin } = served;
  const check = checkOf(served);
  const build = `${origin}/assets/help/${version}`;
  for (const [file, type, encoding] of [
    ["large.js", "javascript", "br"],
    ["remoteEntry.js", "javascript", null],
    ["mark.png", "image/png", null],
  ] as const) {
    const { ok, headers } = await fetch(`${build}/${file}`, {
      headers: { "accept-encoding": "br" },
    });
    const isSo = (headers.get("content-type") ?? "").includes(type);
    const comes = headers.get("content-encoding");
    check(
      `${file} comes ${encoding ?? "as it is"}`,
      ok && isSo && comes === encoding,
      String(comes),
    );
    const kept = headers.get("cache-control") ?? "";
    check(`${file} is kept for ever`, kept.includes("immutable"), kept);
  }
  const missing = await fetch(`${build}/gone.js`);
  const { status, headers } = missing;
  check("a file that is not there is 404", status === 404, String(status));
  const kept = headers.get("cache-control") ?? "none";
  check("and is not kept for ever", !kept.includes("immutable"), kept);
  const words = await missing.text();
  check("and has the policy", headers.has("content-security-policy"));
  check(
    "and tells nothing of what is behind",
    !/bucket|AccessDenied|NoSuchKey|<Code>/i.test(words),
  );
  for (const path of [
    "/assets/../registry.json",
    "/assets/%2e%2e/registry.json",
    "/registry.json",
  ]) {
    const body = await (await fetch(origin + path)).text();
    check(`${path} tells nothing of the store`, !body.includes('"owners"'));
  }
}

/** What only object storage could tell or take. */
async function keepsTheBucketToItself(served: Served): Promise<void> {
  const check = checkOf(served);
  const page = await fetch(`${served.origin}/help?acl&list-type=2`);
  check("a query means nothing to it", (await page.text()).includes("Title of /help"));
  const told = [...page.headers.keys()].filter((name) => /^x-amz|^last-modified$/.test(name));
  check("its own headers stay there", told.length === 0, told.join(", "));
  const signed = await fetch(`${served.origin}/help`, { headers: { authorization: "Bearer x" } });
  check("it hears nothing of who asks", signed.ok, String(signed.status));
  const inside = await (await fetch(`${served.origin}/.whole/../../registry.json`)).text();
  check("its steps lead nowhere from outside", !inside.includes('"owners"'));
}

/** What the cache shows without nginx behind it. */
async function keepsBuilds(served: Served): Promise<void> {
  const { stable } = (await served.store.registry()).apps.help ?? {};
  const file = `${served.cdn}/assets/help/${stable?.version}/remote.js`;
  await (await fetch(file)).text();
  await served.stopOrigin();
  const { status } = await fetch(file);
  checkOf(served)("a build stays while the origin is away", status === 200, String(status));
  const page = await fetch(`${served.cdn}/help`);
  checkOf(served)("a page is not kept, and away with it", page.status === 502, String(page.status));
}

async function opensTheShell(served: Served): Promise<void> {
  const check = checkOf(served);
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await (await browser.newContext({ locale: "en-US" })).newPage();
    const refused: string[] = [];
    page.on("console", (message) => {
      if (/Content Security Policy|integrity/i.test(message.text())) refused.push(message.text());
    });
    await page.route("**/api/**", (route) => route.fulfill({ status: 404, body: "{}" }));
    await page.goto(`${served.cdn}/verify?token=from-a-mail`);
    const heading = await page.getByRole("heading", { level: 1 }).first().textContent();
    const isShown = heading === "Verify your account";
    check("Chromium opens the shell through the cache", isShown, heading ?? "");
    check("nothing of it is refused by its headers", refused.length === 0, refused.join("; "));
  } finally {
    await browser.close();
  }
}

/** What a visitor gets through the cache after a publish and after a rollback. */
async function showsWhatIsLive(served: Served, folder: string): Promise<void> {
  const { store, cdn } = served;
  const check = checkOf(served);
  const shown = async () => (await fetch(`${cdn}/help`)).text();
  const before = (await store.registry()).apps.help?.stable.version ?? "";
  check("the page comes through the cache", (await shown()).includes(before));
  const until = async (what: string, version: string) => {
    const startedAt = performance.now();
    while (!(await shown()).includes(`"version":"${version}"`)) {
      if (performance.now() - startedAt > 3 * liveWithinMs) break;
      await pause(50);
    }
    const took = performance.now() - startedAt;
    check(what, took <= liveWithinMs, `${Math.round(took)} ms through the cache`);
  };
  const { version } = await publish(store, folder);
  await until("what is published is shown", version);
  await rollback(store, "help");
  await until("what is gone back to is shown", before);
}
