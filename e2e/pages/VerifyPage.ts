import type { Page } from "@playwright/test";

/** The page that a mailed link opens to confirm an address. */
export class VerifyPage {
  readonly verify;
  readonly done;
  readonly logIn;

  constructor(page: Page) {
    this.verify = page.getByRole("button", { name: "Verify Account" });
    this.done = page.getByRole("heading", { name: "Your account is verified" });
    this.logIn = page.getByRole("main").getByRole("link", { name: "Log in" });
  }
}
