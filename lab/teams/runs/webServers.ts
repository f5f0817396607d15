import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { launchOptions, missingBrowser } from "@quotehaven/e2e/browser";
import { freePort } from "@quotehaven/e2e/freePorts";
import { openStore, publish, rollback, type ReleaseStore } from "@quotehaven/release";
import { aWorkplace } from "@quotehaven/release/testing";
import { documented, missingPageServer, replacedIn, startNginx } from "../../nginx/startNginx";
import type { TeamRun } from "../TeamRun";
import { clone } from "../world/clone";
import { command } from "../world/command";
import { LiveSite } from "../world/LiveSite";
import type { TeamWorld } from "../world/TeamWorld";

/** From a publish or a rollback on, everybody gets what is live within this time. */
const liveWithinMs = 2_000;

/** The configurations of docs/operations serve a store: nginx itself, and a cache in front of it. */
export const webServers: TeamRun = {
  name: "nginx",
  title: "nginx serves a store, and a cache in front of it shows what is live",
  missing: () => missingPageServer() ?? missingBrowser(),
  async run(world) {
    const site = await world.step("a site with the shell alone", () =>
      LiveSite.start(world.folder),
    );
    world.atEnd(() => site.close());
    const store = openStore(site.store);
    const place = await aWorkplace();
    world.atEnd(() => place.remove());
    const aHelp = (code: string) => place.aBuild({ name: "help", contract: "^0.2.0", code });
    const one = await publish(store, await aHelp("one()"));
    const [origin, cdn] = await world.step("nginx and the cache start as documented", () =>
      startServers(world, site.store),
    );
    await servesAsDocumented(world, origin, one.version);
    await opensTheShell(world, cdn);
    await showsWhatIsLive(world, store, cdn, await aHelp("two()"));
    const chunk = await fetch(`${cdn}/assets/help/${one.version}/remote.js`);
    world.check("an earlier build's files stay", chunk.ok, String(chunk.status));
  },
};

async function startServers(world: TeamWorld, store: string): Promise<[string, string]> {
  const folder = world.folder;
  const headers = join(folder, "headers.conf");
  const pages = join(folder, "pages.conf");
  const release = ["npx", "tsx", "release/src/cli.ts", "--store", store];
  const origin = ["--origin", "https://your.site", "--nginx"];
  await writeFile(headers, await command(clone, [...release, "headers", ...origin]));
  const here = { "/srv/quotehaven": store, "/etc/nginx/quotehaven-headers.conf": headers };
  await writeFile(pages, replacedIn(await documented("nginx-pages.conf"), here));
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
  return [nginx.origin, cache.origin];
}

async function servesAsDocumented(world: TeamWorld, origin: string, version: string) {
  const page = await fetch(`${origin}/help/a/b/c/d/e/f/g`, {
    headers: { "accept-encoding": "br" },
  });
  const html = await page.text();
  world.check("a path far below a prefix shows its page", html.includes("Title of /help"));
  const policy = page.headers.get("content-security-policy") ?? "";
  world.check("it has the policy", policy.includes("default-src 'self'"), policy.slice(0, 40));
  const type = page.headers.get("content-type");
  world.check("it says its type", type === "text/html; charset=utf-8", type ?? "");
  const encoding = page.headers.get("content-encoding");
  world.check("it comes compressed", encoding === "br", encoding ?? "");
  const tag = page.headers.get("etag") ?? "";
  const again = await fetch(`${origin}/help`, { headers: { "if-none-match": tag } });
  world.check("who has it gets no second copy", again.status === 304, `${tag}: ${again.status}`);
  const script = await fetch(`${origin}/assets/help/${version}/remoteEntry.js`);
  const kept = script.headers.get("cache-control") ?? "";
  world.check("a build is kept for ever", kept.includes("immutable"), kept);
  for (const path of ["/assets/../registry.json", "/registry.json", "/.hidden"]) {
    const body = await (await fetch(origin + path)).text();
    world.check(`${path} tells nothing of the store`, !body.includes('"owned"'));
  }
  const releases: unknown = await (await fetch(`${origin}/releases.json`)).json();
  world.check("/releases.json says what is live", JSON.stringify(releases).includes(version));
}

async function opensTheShell(world: TeamWorld, origin: string): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  world.atEnd(() => browser.close());
  const page = await (await browser.newContext({ locale: "en-US" })).newPage();
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|integrity/i.test(message.text())) refused.push(message.text());
  });
  await page.route("**/api/**", (route) => route.fulfill({ status: 404, body: "{}" }));
  await page.goto(`${origin}/verify?token=from-a-mail`);
  const heading = await page.getByRole("heading", { level: 1 }).first().textContent();
  const isShown = heading === "Verify your account";
  world.check("Chromium opens the shell through the cache", isShown, heading ?? "");
  world.check("nothing of it is refused by its headers", refused.length === 0, refused.join("; "));
}

/** What a visitor gets through the cache after a publish and after a rollback. */
async function showsWhatIsLive(
  world: TeamWorld,
  store: ReleaseStore,
  origin: string,
  folder: string,
): Promise<void> {
  const shown = async () => (await fetch(`${origin}/help`)).text();
  const before = (await store.registry()).apps.help?.stable.version ?? "";
  world.check("the page comes through the cache", (await shown()).includes(before));
  const until = async (what: string, version: string) => {
    const startedAt = performance.now();
    while (!(await shown()).includes(`"version":"${version}"`)) {
      if (performance.now() - startedAt > 3 * liveWithinMs) break;
      await pause(50);
    }
    const took = performance.now() - startedAt;
    world.check(what, took <= liveWithinMs, `${Math.round(took)} ms through the cache`);
  };
  const { version } = await publish(store, folder);
  await until("what is published is shown", version);
  await rollback(store, "help");
  await until("what is gone back to is shown", before);
}
