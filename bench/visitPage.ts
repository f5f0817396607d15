import type { Browser, Page } from "@playwright/test";

/** What one first visit of a page came to. Times are ms from the start of the navigation. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  /** React has rendered the screen: a press is answered. */
  usable: number;
  /** CLS, until two seconds after that. */
  shift: number;
  /** As they came over the wire. */
  pageBytes: number;
  scriptBytes: number;
};

/** A network and a processor. */
export type Conditions = {
  name: string;
  latencyMs: number;
  downBytesPerSecond: number;
  cpuSlowdown: number;
};

const settleMs = 2_000;
const visitTimeoutMs = 60_000;

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface Window {
    bench: { largest: number; shift: number; usable: number };
  }
}

/** Notes in the page what happens to it, from before its first byte. */
function watchPage() {
  const bench = { largest: 0, shift: 0, usable: 0 };
  window.bench = bench;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) bench.largest = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      bench.shift += "value" in entry ? Number(entry.value) : 0;
    }
  }).observe({ type: "layout-shift", buffered: true });
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector("#root > *")) return;
    bench.usable = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Opens an address in a browser that was never there before. */
export async function visitPage(
  browser: Browser,
  address: string,
  conditions: Conditions,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: "en-US",
  });
  try {
    const page = await context.newPage();
    await slowDown(page, conditions);
    await page.addInitScript(watchPage);
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(() => window.bench?.usable > 0, { timeout: visitTimeoutMs });
    await page.waitForTimeout(settleMs);
    return await page.evaluate(() => {
      const entries = performance.getEntriesByType("resource");
      const sizes = entries.map((entry) =>
        entry instanceof PerformanceResourceTiming && /\.js$/.test(entry.name)
          ? entry.encodedBodySize
          : 0,
      );
      const [page] = performance.getEntriesByType("navigation");
      return {
        firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
        largestPaint: window.bench.largest,
        usable: window.bench.usable,
        shift: window.bench.shift,
        pageBytes: page instanceof PerformanceResourceTiming ? page.encodedBodySize : 0,
        scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
      };
    });
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page, { latencyMs, downBytesPerSecond, cpuSlowdown }: Conditions) {
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
