import type { Role } from "@quotehaven/contract/rules";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { SHELL, type BuildRecord } from "./build";
import { pathBelow } from "./pagePaths";
import { shellIn, type Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { serveSmokeSite, type WrittenReplies } from "./smokeSite";
import type { ReleaseStore } from "./store";

const AT_ONCE = 4;
const SHOWN_WITHIN_MS = 20_000;

/** A screen to look at, and as whom. */
type Screen = { path: string; role: Role | "anyone" };

/** What a trial saw of builds that may go live. */
type Trial = { screens: number; milliseconds: number };

/**
 * Loads builds in a headless Chromium inside the live shell, at each of their screens, as they would
 * be live: as somebody of the right role, with a stand-in for the API.
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
  const screens = shellIn(next) ? screensOf(next, builds) : [];
  if (screens.length > 0) {
    const browser = await openBrowser();
    const site = await serveSmokeSite(store, forEverybody(next), written);
    const problems = await problemsOf(browser, site.origin, screens).finally(async () => {
      await browser.close();
      await site.close();
    });
    if (problems.length > 0) {
      throw new ReleaseError(`Nothing is live of this. In a browser\n${problems.join("\n")}`);
    }
  }
  return { screens: screens.length, milliseconds: performance.now() - startedAt };
}

/**
 * Every screen that builds name, each once, with 1 in place of parameters; of a shell also every
 * prefix of every remote.
 */
export function screensOf(next: Registry, builds: readonly BuildRecord[]): Screen[] {
  const hasShell = builds.some(({ name }) => name === SHELL);
  const beside = hasShell ? Object.values(next.apps).map(({ stable }) => stable) : [];
  const own = builds
    .flatMap(({ routes }) => routes)
    .flatMap(({ prefix, role, screens }) =>
      ["/", ...Object.keys(screens)].map((below) => ({
        path: pathBelow(prefix, below.replace(/:\w+\??/g, "1")),
        role,
      })),
    );
  const others = beside.flatMap(({ routes }) =>
    routes.map(({ prefix, role }) => ({ path: prefix, role })),
  );
  const all = [...own, ...others];
  return all.filter(({ path }, at) => all.findIndex((other) => other.path === path) === at);
}

/** A canary is looked at as everybody would get it. */
function forEverybody(next: Registry): Registry {
  const apps = Object.values(next.apps).map((entry) => [
    entry.name,
    { ...entry, stable: entry.canary?.build ?? entry.stable, canary: null },
  ]);
  return { ...next, apps: Object.fromEntries(apps) };
}

async function problemsOf(
  browser: Browser,
  origin: string,
  screens: readonly Screen[],
): Promise<string[]> {
  const contexts = new Map<Role | "anyone", Promise<BrowserContext>>();
  const contextOf = (role: Role | "anyone") => {
    const context = contexts.get(role) ?? openContext(browser, origin, role);
    contexts.set(role, context);
    return context;
  };
  const problems: string[] = [];
  const waiting = [...screens];
  const look = async () => {
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
      const { path, role } = screen;
      const found = await lookAt(await contextOf(role), path);
      problems.push(...found.map((words) => `  ${path}: ${words}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return problems.sort();
}

/** Somebody of a role, whose session the stand-in knows; nothing of other sites is asked. */
async function openContext(browser: Browser, origin: string, role: Role | "anyone") {
  const localStorage = [
    { name: "sid", value: role },
    { name: "role", value: role },
  ];
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: "reduce",
    storageState: { cookies: [], origins: role === "anyone" ? [] : [{ origin, localStorage }] },
  });
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  return context;
}

/** What is wrong with a screen, in words: errors, violations of the policy, serious axe findings. */
async function lookAt(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage();
  const problems = listenTo(page);
  try {
    await page.goto(path, { waitUntil: "commit" });
    await page.locator("#root :is(h1, h2)").first().waitFor({ timeout: SHOWN_WITHIN_MS });
    await page.waitForLoadState("networkidle");
    problems.push(...(await seriousFindings(page)));
  } catch (error) {
    problems.push(`it does not show: ${firstLine(String(error))}`);
  } finally {
    await page.close();
  }
  return [...new Set(problems)];
}

function listenTo(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (message) => {
    // Requests that fail are reported below, where they are ours.
    const isOfRequest = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isOfRequest) problems.push(firstLine(message.text()));
  });
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    const isMissing = response.status() >= 400 && !pathname.startsWith("/api/");
    if (isMissing) problems.push(`${pathname} is answered ${response.status()}`);
  });
  return problems;
}

/** The findings of axe with serious impact or more, one line for each rule. */
async function seriousFindings(page: Page): Promise<string[]> {
  const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
  await page.evaluate(readFileSync(axe, "utf8"));
  const { violations } = await page.evaluate((): Promise<AxeResults> =>
    window.axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      resultTypes: ["violations"],
      iframes: false,
    }),
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `axe: ${id}: ${help}: ${nodes[0]?.html ?? ""}`);
}

const firstLine = (text: string) => text.split("\n")[0]?.slice(0, 300) ?? "";

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
      "There is no Chromium here to try the build in. Name one in CHROMIUM_PATH, or skip this " +
        "with --no-smoke.",
    );
  }
  return chromium.launch({ executablePath: path, args: ["--no-sandbox", "--disable-gpu"] });
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface Window {
    axe: typeof import("axe-core");
  }
}
