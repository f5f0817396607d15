import type { Page } from "@playwright/test";
import { mouse } from "../hands";

/** The login, of consumers and of agents. */
export class LoginModal {
  readonly dialog;
  readonly email;
  readonly password;
  readonly submit;
  readonly forgot;

  constructor(
    page: Page,
    private readonly hands = mouse,
  ) {
    this.dialog = page.getByRole("dialog", { name: /log in|Forgot your password/i });
    this.email = this.dialog.getByRole("textbox", { name: "Email" });
    this.password = this.dialog.getByLabel("Password", { exact: true });
    this.submit = this.dialog.getByRole("button", { name: "Log in", exact: true });
    this.forgot = this.dialog.getByRole("button", { name: "Forgot your password?" });
  }

  async logIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.hands.write(this.email, email);
    await this.hands.write(this.password, password);
    await this.hands.press(this.submit);
  }

  async askForLink(email: string): Promise<void> {
    await this.forgot.click();
    await this.email.fill(email);
    await this.dialog.getByRole("button", { name: "Send the link" }).click();
  }
}
