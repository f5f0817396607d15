import type { Page } from "@playwright/test";
import { mouse } from "../hands";

/** A screen, or a part of one, by what is on it and what can be done there; `hands` is how somebody works it. */
export abstract class PageObject {
  constructor(
    protected readonly page: Page,
    protected readonly hands = mouse,
  ) {}

  /** Looks at the page again, after another tab: it asks at once what is new, not at the next poll. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() =>
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
    );
  }
}
