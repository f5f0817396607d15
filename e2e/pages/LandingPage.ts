import { PageObject } from "./PageObject";

/** The consumers' landing with its register modal. */
export class LandingPage extends PageObject {
  private readonly header = this.page.getByRole("banner");
  readonly heading = this.page.getByRole("heading", {
    level: 1,
    name: "See what is covered. And what is missing.",
  });
  readonly logIn = this.header.getByRole("button", { name: "Log in" });
  readonly profile = this.header.getByRole("link", { name: "Profile" });
  readonly agents = this.header.getByRole("link", { name: "Agents" });
  readonly registerModal = this.page.getByRole("dialog", {
    name: "What would you like to insure?",
  });
  readonly terms = this.registerModal.getByRole("checkbox", { name: /accept the client terms/ });
  readonly getStarted = this.registerModal.getByRole("button", { name: "Get started" });

  async open(): Promise<void> {
    await this.page.goto("/");
  }

  async getQuotes(): Promise<void> {
    await this.page.getByRole("banner").getByRole("button", { name: "Get quotes" }).click();
  }

  async choose(type: "Home" | "Life" | "Auto"): Promise<void> {
    await this.registerModal.getByRole("radio", { name: type }).check();
  }
}
