import type { Download, Page } from "@playwright/test";

/** What is held about the consumer, and who saw it. */
export class PrivacyPage {
  readonly heading;
  readonly openings;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole("heading", { level: 1, name: "My privacy" });
    this.openings = page
      .getByRole("list", { name: "Who opened your application" })
      .getByRole("listitem");
  }

  /** Everything that is held, as a file. */
  async save(as: "data (JSON)" | "a page to read"): Promise<Download> {
    const downloading = this.page.waitForEvent("download");
    await this.page.getByRole("button", { name: `Save as ${as}` }).click();
    return downloading;
  }
}
