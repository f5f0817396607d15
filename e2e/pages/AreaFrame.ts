import type { Page } from "@playwright/test";

/** What surrounds every screen of somebody who is logged in. */
export class AreaFrame {
  readonly bell;
  readonly latest;
  readonly logOut;
  readonly menu;

  constructor(page: Page) {
    this.bell = page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
    this.latest = page.getByRole("dialog", { name: "Latest notifications" });
    this.logOut = page.getByRole("banner").getByRole("button", { name: "Log out" });
    this.menu = page.getByRole("navigation", { name: "Main menu" });
  }

  entry(name: string) {
    return this.menu.getByRole("link", { name });
  }

  /** A notification in the bell's list. */
  notification(text: string | RegExp) {
    return this.latest.getByRole("link", { name: text });
  }
}
