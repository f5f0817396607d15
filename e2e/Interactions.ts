import type { BrowserContext, Page } from "@playwright/test";

type Seen = { pictures: number[]; tasks: number[] };

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface Window {
    /** From each click or key to the next picture, and each task of over 50 ms, in milliseconds. */
    interactions?: Seen;
  }
}

/** A page, and how long it takes to show what a click or a key does, as the browser measures it. */
export class Interactions {
  private constructor(readonly page: Page) {}

  static async on(context: BrowserContext): Promise<Interactions> {
    await context.addInitScript(() => {
      const seen: Seen = { pictures: [], tasks: [] };
      // Anything longer than one picture; the types know no threshold.
      const events = { type: "event", buffered: true, durationThreshold: 16 };
      window.interactions = seen;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("interactionId" in entry && entry.interactionId) seen.pictures.push(entry.duration);
        }
      }).observe(events);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.tasks.push(entry.duration);
      }).observe({ type: "longtask" });
    });
    return new Interactions(await context.newPage());
  }

  /** The slowest since the page was loaded; those within one picture count as 0. */
  async slowestMs(): Promise<number> {
    // The browser tells of an interaction once its picture is there.
    await this.page.waitForTimeout(500);
    return this.page.evaluate(() => Math.max(0, ...(window.interactions?.pictures ?? [])));
  }

  /**
   * How long one interaction took to its first picture, and the longest task until half a second
   * after it: what comes once an answer is there.
   */
  async measure(interact: () => Promise<void>): Promise<{ pictureMs: number; taskMs: number }> {
    await this.page.evaluate(() => {
      window.interactions?.pictures.splice(0);
      window.interactions?.tasks.splice(0);
    });
    await interact();
    const pictureMs = await this.slowestMs();
    const taskMs = await this.page.evaluate(() =>
      Math.max(0, ...(window.interactions?.tasks ?? [])),
    );
    return { pictureMs, taskMs };
  }
}
