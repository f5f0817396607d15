import type { Page } from "@playwright/test";

/** What surrounds every screen of somebody who is logged in. */
export class AreaFrame {
  readonly bell;
  readonly latest;
  readonly logOut;

  constructor(private readonly page: Page) {
    this.bell = page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
    this.latest = page.getByRole("dialog", { name: "Latest notifications" });
    this.logOut = page.getByRole("banner").getByRole("button", { name: "Log out" });
  }

  entry(name: string) {
    return this.page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name });
  }

  /** A notification in the bell's list. */
  notification(text: string | RegExp) {
    return this.latest.getByRole("link", { name: text });
  }
}
