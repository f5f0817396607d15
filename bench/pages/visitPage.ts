import type { Browser, Page } from "@playwright/test";
import { keptOf } from "../../e2e/contextAs";
import type { Api } from "../../e2e/people/Api";
import { settle, watchPage } from "./watchPage";

/** What one first visit of a page came to. Times are ms from the start of the navigation. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  /** The screen is rendered or hydrated: a press is answered. */
  usable: number;
  /** CLS, until the network is idle. */
  shift: number;
  longestTask: number;
  /** Sequential round trips from the page's request to the last script that the screen needs. */
  trips: number;
  /** Scripts before its heading is rendered, in KB as they came over the wire. */
  script: number;
  /** Those of them that are not the shell's. */
  ownScript: number;
};

/** A network and a processor. */
export type Conditions = { latencyMs: number; downBytesPerSecond: number; cpuSlowdown: number };

/** Who looks, as the browser keeps it: nobody without a session. */
export type Reader = Pick<Api, "sid" | "role">;

/** Where somebody goes. */
export type Destination = { origin: string; path: string; usable: string; reader: Reader };

const visitTimeoutMs = 60_000;

/** A page in a phone-sized browser that was never there, at the screen, once it can be used. */
export async function openScreen(
  browser: Browser,
  { origin, path, usable, reader }: Destination,
  conditions: Conditions,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: "en-US",
    storageState: { cookies: [], origins: [{ origin, localStorage: keptOf(reader) }] },
  });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  await page.addInitScript((selector) => {
    // Prerendered parts are there before they answer: they do from this event on.
    document.addEventListener("quotehaven:hydrated", () => {
      const timer = setInterval(() => {
        const isUsable = document.querySelector(selector) !== null;
        // The heading is there before the screen's data.
        if (isUsable || document.querySelector("main h1")) window.bench.shown ||= performance.now();
        if (!isUsable) return;
        window.bench.usable = performance.now();
        clearInterval(timer);
      });
    });
  }, usable);
  await slowDown(page, conditions);
  await page.goto(origin + path, { waitUntil: "commit" });
  await page.waitForFunction(() => window.bench.usable > 0, null, { timeout: visitTimeoutMs });
  return page;
}

/** Opens a screen for the first time. */
export async function visit(
  browser: Browser,
  destination: Destination,
  conditions: Conditions,
): Promise<Visit> {
  const page = await openScreen(browser, destination, conditions);
  try {
    return await settle(page);
  } finally {
    await page.context().close();
  }
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
