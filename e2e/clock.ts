import { expect, type Locator, type Page } from "@playwright/test";

/** From here on the time of a page whose clock is installed passes only where a test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** Lets 10 ms pass again and again until something is shown: answers are taken in between two frames. */
export async function tickUntilShown(page: Page, part: Locator): Promise<void> {
  const tick = async () => {
    await page.clock.runFor(10);
    return part.isVisible();
  };
  await expect.poll(tick, { intervals: [20] }).toBe(true);
}
