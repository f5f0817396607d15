import type { Page } from "@playwright/test";

/** The consumers' landing with its register modal. */
export class LandingPage {
  readonly heading;
  readonly logIn;
  readonly profile;
  readonly agents;
  readonly registerModal;
  readonly terms;
  readonly getStarted;

  constructor(private readonly page: Page) {
    const header = page.getByRole("banner");
    this.heading = page.getByRole("heading", { level: 1, name: "A better way to get insurance" });
    this.logIn = header.getByRole("button", { name: "Log in" });
    this.profile = header.getByRole("link", { name: "Profile" });
    this.agents = header.getByRole("link", { name: "Agents" });
    this.registerModal = page.getByRole("dialog", { name: "What would you like to insure?" });
    this.terms = this.registerModal.getByRole("checkbox", { name: /accept the client terms/ });
    this.getStarted = this.registerModal.getByRole("button", { name: "Get started" });
  }

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
