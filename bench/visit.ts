import { setTimeout as pause } from "node:timers/promises";
import lighthouse, { type Flags } from "lighthouse";
import type { Browser, Page } from "puppeteer-core";
import { keptOf } from "../e2e/contextAs";
import type { Api } from "../e2e/people/Api";

/** Slow 4G and a processor four times slower, as Lighthouse has them. */
const flags: Flags = {
  logLevel: "error",
  throttlingMethod: "devtools",
  disableFullPageScreenshot: true,
  onlyCategories: ["performance"],
};
const USABLE = "usable";

/** Who looks: nobody without a session. */
export type Visitor = Pick<Api, "sid" | "role">;

/** A first visit, in ms from the navigation and KB over the wire; usable: its heading is there and a press answers. */
export type Visit = Awaited<ReturnType<typeof visit>>;

/** Opens a screen in a browser that was never there. @throws where it does not get usable */
export async function visit(browser: Browser, url: string, visitor: Visitor) {
  const page = await newPage(browser, visitor);
  try {
    const result = await lighthouse(url, flags, undefined, page);
    const audits = result?.lhr.audits ?? {};
    const figure = (name: string) => audits[name]?.numericValue ?? NaN;
    const rows = (name: string) => {
      const details = audits[name]?.details;
      return details?.type === "table" ? details.items : [];
    };
    const mark = rows("user-timings").find(({ name }) => name === USABLE);
    if (!mark) throw new Error(`${url} did not get usable.`);
    const scripts = rows("network-requests")
      .filter(({ resourceType }) => resourceType === "Script")
      .map(({ url: address, transferSize, networkRequestTime, networkEndTime }) => ({
        path: new URL(String(address)).pathname,
        kilobytes: Number(transferSize) / 1_000,
        startMs: Number(networkRequestTime),
        endMs: Number(networkEndTime),
      }))
      .filter(({ endMs }) => endMs <= Number(mark.startTime));
    return {
      firstPaint: figure("first-contentful-paint"),
      largestPaint: figure("largest-contentful-paint"),
      usable: Number(mark.startTime),
      layoutShift: figure("cumulative-layout-shift"),
      blocked: figure("total-blocking-time"),
      score: 100 * (result?.lhr.categories.performance?.score ?? NaN),
      longestTask: Math.max(0, ...rows("long-tasks").map(({ duration }) => Number(duration))),
      script: sizeOf(scripts),
      ownScript: sizeOf(scripts.filter(({ path }) => !path.startsWith("/assets/shell/"))),
      trips: tripsOf(scripts),
      scripts: scripts.map(({ path }) => path),
    };
  } finally {
    await page.browserContext().close();
  }
}

const sizeOf = (scripts: readonly { kilobytes: number }[]) =>
  scripts.reduce((sum, { kilobytes }) => sum + kilobytes, 0);

/** Each script counts as one round trip more than the longest chain that ended before it began. */
function tripsOf(scripts: readonly { startMs: number; endMs: number }[]): number {
  const chains = [{ endMs: 0, trips: 1 }];
  for (const { startMs, endMs } of scripts.toSorted((one, other) => one.startMs - other.startMs)) {
    const before = chains.filter((chain) => chain.endMs <= startMs).map(({ trips }) => trips);
    chains.push({ endMs, trips: 1 + Math.max(...before) });
  }
  return Math.max(...chains.map(({ trips }) => trips));
}

/** How long a link of the menu takes to show its screen's heading, once all code is prefetched. */
export async function openNext(browser: Browser, url: string, to: string, visitor: Visitor) {
  const page = await newPage(browser, visitor);
  try {
    await page.goto(url, { waitUntil: "networkidle0" });
    await page.waitForSelector(`a[href="${to}"]`);
    await pause(3_000);
    await page.emulateCPUThrottling(4);
    return await page.evaluate((href) => {
      const before = document.querySelector("main h1");
      const start = performance.now();
      document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
      return new Promise<number>((resolve) => {
        const timer = setInterval(() => {
          const heading = document.querySelector("main h1");
          if (!heading || heading === before) return;
          clearInterval(timer);
          // The task after the frame that shows it.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
      });
    }, to);
  } finally {
    await page.browserContext().close();
  }
}

/** A page that marks when its screen is usable. */
async function newPage(browser: Browser, visitor: Visitor): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage();
  // A function with a name of its own would ask for a helper of tsx, which no page has.
  const inPage = (kept: { name: string; value: string }[], usable: string) => {
    if (location.protocol === "about:") return;
    for (const { name, value } of kept) localStorage.setItem(name, value);
    document.addEventListener("quotehaven:hydrated", () => {
      const timer = setInterval(() => {
        if (!document.querySelector("main h1")) return;
        performance.mark(usable);
        clearInterval(timer);
      });
    });
  };
  await page.evaluateOnNewDocument(inPage, keptOf(visitor), USABLE);
  return page;
}
