import { PageObject } from "./PageObject";

/** What surrounds every screen of somebody who is logged in. */
export class AreaFrame extends PageObject {
  readonly bell = this.page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
  readonly latest = this.page.getByRole("dialog", { name: "Latest notifications" });
  readonly logOut = this.page.getByRole("banner").getByRole("button", { name: "Log out" });

  entry(name: string) {
    return this.page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name });
  }

  /** A notification in the bell's list. */
  notification(text: string | RegExp) {
    return this.latest.getByRole("link", { name: text });
  }
}
