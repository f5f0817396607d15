import { PageObject } from "./PageObject";

/** The login, of consumers and of agents. */
export class LoginModal extends PageObject {
  readonly dialog = this.page.getByRole("dialog", { name: /log in|Forgot your password/i });
  readonly email = this.dialog.getByRole("textbox", { name: "Email" });
  readonly password = this.dialog.getByLabel("Password", { exact: true });
  readonly submit = this.dialog.getByRole("button", { name: "Log in", exact: true });
  readonly forgot = this.dialog.getByRole("button", { name: "Forgot your password?" });

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
