import { PageObject } from "./PageObject";

/** The page that a mailed link opens to confirm an address. */
export class VerifyPage extends PageObject {
  readonly verify = this.page.getByRole("button", { name: "Verify Account" });
  /** What tells the registration from others of its address. */
  readonly registration = this.page.getByText(/^This confirms the registration of/);
  readonly done = this.page.getByRole("heading", { name: "Your account is verified" });
  readonly logIn = this.page.getByRole("main").getByRole("link", { name: "Log in" });
}
