import type { Browser } from "@playwright/test";
import { openScreen, slowDown, type Conditions, type Destination } from "./visitPage";

const prefetchMs = 3_000;

/** How many ms a link of the menu takes to show its screen's heading, once all code is prefetched. */
export async function openNext(
  browser: Browser,
  from: Destination,
  to: string,
  conditions: Conditions,
): Promise<number> {
  const page = await openScreen(browser, from, { ...conditions, cpuSlowdown: 1 });
  try {
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(prefetchMs);
    await slowDown(page, conditions);
    const link = page.locator(`a[href="${to}"]`).first();
    return await link.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const before = document.querySelector("main h1");
          const start = performance.now();
          const timer = setInterval(() => {
            const heading = document.querySelector("main h1");
            if (!heading || heading === before) return;
            clearInterval(timer);
            // The task after the frame that shows it.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          });
          (element as HTMLElement).click();
        }),
    );
  } finally {
    await page.context().close();
  }
}
