import type { Page } from "@playwright/test";

/** Lets a page wait for its code, all but the script in its head. */
export class SlowCode {
  private release: () => void = () => undefined;

  constructor(private readonly page: Page) {}

  async hold(): Promise<void> {
    const released = new Promise<void>((resolve) => (this.release = resolve));
    await this.page.route(/\/assets\/.*(?<!\/head)\.js$/, async (route) => {
      await released;
      await route.continue();
    });
  }

  /** Opens an address without waiting for code. */
  async open(path: string): Promise<void> {
    await this.page.addInitScript(() => {
      document.addEventListener("quotehaven:hydrated", () => {
        document.documentElement.dataset.hydrated = "true";
      });
    });
    await this.page.goto(path, { waitUntil: "commit" });
  }

  arrive(): void {
    this.release();
  }

  /** Waits until the code answers. */
  async untilThere(): Promise<void> {
    await this.page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  }

  /** How much moved on this page so far, as browsers count it (CLS). */
  async layoutShift(): Promise<number> {
    return this.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const add = (entries: PerformanceEntry[]) => {
            for (const entry of entries) sum += "value" in entry ? Number(entry.value) : 0;
          };
          const observer = new PerformanceObserver((list) => add(list.getEntries()));
          observer.observe({ type: "layout-shift", buffered: true });
          setTimeout(() => {
            add(observer.takeRecords());
            resolve(sum);
          }, 100);
        }),
    );
  }
}
