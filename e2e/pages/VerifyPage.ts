import { PageObject } from "./PageObject";

/** The page that a mailed link opens to confirm an address. */
export class VerifyPage extends PageObject {
  readonly verify = this.page.getByRole("button", { name: "Verify Account" });
  readonly done = this.page.getByRole("heading", { name: "Your account is verified" });
  readonly logIn = this.page.getByRole("main").getByRole("link", { name: "Log in" });
}
