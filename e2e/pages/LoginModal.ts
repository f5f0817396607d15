import type { Page } from "@playwright/test";

/** The login, of consumers and of agents. */
export class LoginModal {
  readonly dialog;
  readonly email;
  readonly password;
  readonly submit;
  readonly forgot;

  constructor(page: Page) {
    this.dialog = page.getByRole("dialog", { name: /log in|Forgot your password/i });
    this.email = this.dialog.getByRole("textbox", { name: "Email" });
    this.password = this.dialog.getByLabel("Password", { exact: true });
    this.submit = this.dialog.getByRole("button", { name: "Log in", exact: true });
    this.forgot = this.dialog.getByRole("button", { name: "Forgot your password?" });
  }

  async logIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  async askForLink(email: string): Promise<void> {
    await this.forgot.click();
    await this.email.fill(email);
    await this.dialog.getByRole("button", { name: "Send the link" }).click();
  }
}
