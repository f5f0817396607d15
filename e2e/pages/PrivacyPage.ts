import type { Download } from "@playwright/test";
import { PageObject } from "./PageObject";

/** What is held about the consumer, and who saw it. */
export class PrivacyPage extends PageObject {
  readonly heading = this.page.getByRole("heading", { level: 1, name: "My privacy" });
  readonly openings = this.page
    .getByRole("list", { name: "Who saw what, and when" })
    .getByRole("listitem")
    .filter({ hasText: /Saw/ });

  /** Everything that is held, as a file. */
  async save(as: "data (JSON)" | "a page to read"): Promise<Download> {
    const downloading = this.page.waitForEvent("download");
    await this.page.getByRole("button", { name: `Save as ${as}` }).click();
    return downloading;
  }
}
