import type { BrowserContext, Page } from "@playwright/test";

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface Window {
    /** From each click or key to the next picture, in milliseconds. */
    interactionsMs?: number[];
  }
}

/** A page, and how long it takes to show what a click or a key does, as the browser measures it. */
export class Interactions {
  private constructor(readonly page: Page) {}

  static async on(context: BrowserContext): Promise<Interactions> {
    await context.addInitScript(() => {
      const seen: number[] = [];
      window.interactionsMs = seen;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("interactionId" in entry && entry.interactionId) seen.push(entry.duration);
        }
      });
      observer.observe({ type: "event", buffered: true });
    });
    return new Interactions(await context.newPage());
  }

  /** The slowest since the page was loaded; those under a tenth of a second count as 0. */
  async slowestMs(): Promise<number> {
    // The browser tells of an interaction once its picture is there.
    await this.page.waitForTimeout(500);
    return this.page.evaluate(() => Math.max(0, ...(window.interactionsMs ?? [])));
  }
}
