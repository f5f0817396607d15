import type { Browser, BrowserContext, Page } from "@playwright/test";
import { keptOf } from "../../e2e/contextAs";
import type { Api } from "../../e2e/people/Api";
import { settle, watchPage } from "./watchPage";

/** What one visit of a page came to. Times are ms from the start of the navigation. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  /** The screen's own parts are rendered: a press is answered. */
  usable: number;
  /** CLS, until nothing more came. */
  shift: number;
  longestTask: number;
  requests: number;
  /** The longest row of requests of which each began after the one before it had ended: at most so many waits. */
  depth: number;
  /** As they came over the wire. */
  pageBytes: number;
  scriptBytes: number;
  /** Addresses that came over the wire, until nothing more came. */
  fetched: string[];
};

/** What of a visit is a number. */
export type Figure = Exclude<keyof Visit, "fetched">;

/** A network and a processor. */
export type Conditions = {
  name: string;
  latencyMs: number;
  downBytesPerSecond: number;
  cpuSlowdown: number;
};

/** Who looks, as the browser keeps it: nobody without a session. */
export type Reader = Pick<Api, "sid" | "role">;

/** A visitor without a session. */
export const nobody: Reader = { sid: null, role: null };

/** Where somebody goes. */
export type Destination = { origin: string; path: string; usable: string; reader: Reader };

const visitTimeoutMs = 60_000;

/** Opens a screen in a browser that was never there, and again in the same. */
export async function visitTwice(
  browser: Browser,
  destination: Destination,
  conditions: Conditions,
): Promise<{ first: Visit; repeated: Visit }> {
  const context = await openContext(browser, destination);
  try {
    const first = await visit(context, destination, conditions);
    return { first, repeated: await visit(context, destination, conditions) };
  } finally {
    await context.close();
  }
}

/** A phone-sized browser of somebody's own. */
export async function openContext(
  browser: Browser,
  { origin, reader }: Pick<Destination, "origin" | "reader">,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: "en-US",
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: keptOf(reader) }],
    },
  });
  await context.addInitScript(watchPage);
  return context;
}

/** Goes to a screen and waits until it can be used. */
export async function goTo(page: Page, { origin, path, usable }: Destination): Promise<void> {
  await page.goto(origin + path, { waitUntil: "commit" });
  await page.waitForSelector(usable, { timeout: visitTimeoutMs, state: "attached" });
}

/** Makes network and processor of a page as slow as wanted. */
export async function slowDown(page: Page, conditions: Conditions): Promise<void> {
  const { latencyMs, downBytesPerSecond, cpuSlowdown } = conditions;
  const session = await page.context().newCDPSession(page);
  if (latencyMs > 0) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: latencyMs,
      downloadThroughput: downBytesPerSecond,
      uploadThroughput: downBytesPerSecond / 2,
    });
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
}

/** Opens a screen once, in a page of its own. */
export async function visit(
  context: BrowserContext,
  destination: Destination,
  conditions: Conditions,
): Promise<Visit> {
  const page = await context.newPage();
  try {
    await slowDown(page, conditions);
    await page.addInitScript((selector) => {
      // Prerendered parts are there before they answer: they do from this event on.
      document.addEventListener("quotehaven:hydrated", () => {
        const timer = setInterval(() => {
          if (!document.querySelector(selector)) return;
          window.bench.usable = performance.now();
          clearInterval(timer);
        });
      });
    }, destination.usable);
    await goTo(page, destination);
    await page.waitForFunction(() => window.bench.usable > 0, null, { timeout: visitTimeoutMs });
    return await settle(page);
  } finally {
    await page.close();
  }
}
