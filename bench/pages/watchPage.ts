import type { Page } from "@playwright/test";
import type { Visit } from "./visitPage";

/** What a page notes of itself. */
type Notes = { largest: number; shift: number; shown: number; usable: number; longestTask: number };

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface Window {
    bench: Notes;
  }
}

const settleMs = 300;
const quietMostMs = 2_000;

/**
 * Notes in the page what happens to it, from before its first byte. Runs in the browser, alone: a
 * function with a name of its own would ask for a helper that is not there.
 */
export function watchPage(): void {
  const notes: Notes = { largest: 0, shift: 0, shown: 0, usable: 0, longestTask: 0 };
  window.bench = notes;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, startTime, duration } = entry;
      if (entryType === "largest-contentful-paint") notes.largest = startTime;
      if (entryType === "longtask") notes.longestTask = Math.max(notes.longestTask, duration);
      const isOwnDoing = "hadRecentInput" in entry && entry.hadRecentInput === true;
      if (!isOwnDoing && "value" in entry) notes.shift += Number(entry.value);
    }
  });
  for (const type of ["largest-contentful-paint", "layout-shift", "longtask"]) {
    observer.observe({ type, buffered: true });
  }
}

/** Waits until the network is idle, two seconds at most, and reads what the page noted. */
export async function settle(page: Page): Promise<Visit> {
  await Promise.race([page.waitForLoadState("networkidle"), page.waitForTimeout(quietMostMs)]);
  await page.waitForTimeout(settleMs);
  return page.evaluate(() => {
    const { bench } = window;
    const scripts = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => name.endsWith(".js") && responseEnd < bench.shown);
    // Each request counts as one round trip more than the longest chain that ended before it began.
    const chains = [{ end: 0, trips: 1 }];
    for (const { startTime, responseEnd } of scripts) {
      const before = chains.filter(({ end }) => end <= startTime).map(({ trips }) => trips);
      chains.push({ end: responseEnd, trips: 1 + Math.max(...before) });
    }
    const ofRemote = scripts.filter(({ name }) => !name.includes("/assets/shell/"));
    const [script = 0, ownScript = 0] = [scripts, ofRemote].map((files) =>
      files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0),
    );
    return {
      firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      largestPaint: bench.largest,
      usable: bench.usable,
      shift: bench.shift,
      longestTask: bench.longestTask,
      trips: Math.max(...chains.map(({ trips }) => trips)),
      script,
      ownScript,
    };
  });
}
