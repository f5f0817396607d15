import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import type { RouteRole } from "@quotehaven/contract/release";
import type { Browser, BrowserContext } from "playwright-core";
import { SHELL, type BuildRecord, type Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { lookAt } from "./smokeLook";
import { standInReplies, type WrittenReplies } from "./smokeReplies";
import { smokeScreens, type SmokeScreen } from "./smokeScreens";
import { serveSmokeSite } from "./smokeSite";
import type { ReleaseStore } from "./store";

/** So many screens are looked at at once. */
const AT_ONCE = 4;

/** What a trial saw of builds that may go live. */
export type Trial = { screens: number; milliseconds: number };

/**
 * Loads builds in a headless Chromium inside the live shell, at each of their screens, as they would be
 * live: as somebody of the right role, with a stand-in for the API.
 *
 * @param written replies of the team's own, in place of the least that the API's description allows
 * @throws ReleaseError which says of each screen what failed, or that there is no browser
 */
export async function tryOutBuilds(
  store: ReleaseStore,
  next: Registry,
  builds: readonly BuildRecord[],
  written: WrittenReplies = {},
): Promise<Trial> {
  const startedAt = performance.now();
  const screens = next.apps[SHELL] ? smokeScreens(next, builds) : [];
  if (screens.length > 0) await lookAtAll(store, next, screens, written);
  return { screens: screens.length, milliseconds: performance.now() - startedAt };
}

async function lookAtAll(
  store: ReleaseStore,
  next: Registry,
  screens: SmokeScreen[],
  written: WrittenReplies,
): Promise<void> {
  const description: unknown = createRequire(import.meta.url)("@quotehaven/contract/api.json");
  const site = await serveSmokeSite(store, {
    next: everywhere(next),
    reply: standInReplies(description, written),
  });
  const browser = await openBrowser().catch(async (error: unknown) => {
    await site.close();
    throw error;
  });
  try {
    const problems = await problemsOf(browser, site.origin, screens);
    if (problems.length === 0) return;
    throw new ReleaseError(`Nothing is live of this, because in a browser\n${problems.join("\n")}`);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** A canary is looked at as everybody would get it. */
function everywhere(next: Registry): Registry {
  const apps = Object.values(next.apps).map((entry) => [
    entry.name,
    entry.canary ? { ...entry, stable: entry.canary.build, canary: null } : entry,
  ]);
  return { ...next, apps: Object.fromEntries(apps) };
}

async function problemsOf(
  browser: Browser,
  origin: string,
  screens: readonly SmokeScreen[],
): Promise<string[]> {
  const contexts = new Map<RouteRole, Promise<BrowserContext>>();
  const contextOf = (role: RouteRole) => {
    const context = contexts.get(role) ?? openContext(browser, origin, role);
    contexts.set(role, context);
    return context;
  };
  const problems: string[] = [];
  const waiting = [...screens];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
        const found = await lookAt(await contextOf(screen.role), screen);
        const { path } = screen;
        problems.push(...found.map((words) => `  ${path}: ${words}`));
      }
    }),
  );
  return problems.sort();
}

/** Somebody of a role, whose session the stand-in knows; nothing of other sites is asked. */
async function openContext(browser: Browser, origin: string, role: RouteRole) {
  const localStorage = [
    { name: "sid", value: role },
    { name: "role", value: role },
  ];
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: "reduce",
    storageState: {
      cookies: [],
      origins: role === "anyone" ? [] : [{ origin, localStorage }],
    },
  });
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  return context;
}

const browsers = [
  "/usr/lib/chromium/chromium-headless-shell",
  "/usr/lib/chromium/chromium",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The one that `CHROMIUM_PATH` names, Playwright's own, or the system's. */
async function openBrowser(): Promise<Browser> {
  const { chromium } = await import("playwright-core");
  const named = process.env.CHROMIUM_PATH;
  const path = [...(named ? [named] : []), chromium.executablePath(), ...browsers].find(existsSync);
  if (!path) {
    throw new ReleaseError(
      "There is no Chromium here to try the build in. CHROMIUM_PATH may name one; --no-smoke goes without, which the history says.",
    );
  }
  return chromium.launch({ executablePath: path, args: ["--no-sandbox", "--disable-gpu"] });
}
