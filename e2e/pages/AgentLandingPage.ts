import type { Page } from "@playwright/test";
import type { AgentDetails } from "../people/details";

/** The agents' landing with its registration. */
export class AgentLandingPage {
  readonly heading;
  readonly logIn;
  readonly modal;
  readonly submit;
  readonly registered;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole("heading", {
      level: 1,
      name: "Clients who are ready for a quote",
    });
    this.logIn = page.getByRole("banner").getByRole("button", { name: "Agent log in" });
    this.modal = page.getByRole("dialog", { name: "Register as an agent" });
    this.submit = this.modal.getByRole("button", { name: "Register" });
    this.registered = page.getByRole("dialog", { name: "Please confirm your email" });
  }

  async open(): Promise<void> {
    await this.page.goto("/agent");
  }

  async startQuoting(): Promise<void> {
    await this.page.getByRole("banner").getByRole("button", { name: "Start quoting" }).click();
  }

  async fill(details: AgentDetails): Promise<void> {
    const { modal } = this;
    await modal.getByRole("textbox", { name: "Name", exact: true }).fill(details.firstName);
    await modal.getByRole("textbox", { name: "Last name" }).fill(details.lastName);
    await modal.getByRole("textbox", { name: "Email" }).fill(details.email);
    await modal.getByRole("textbox", { name: "Phone" }).fill(details.phone);
    await modal.getByLabel("Password", { exact: true }).fill(details.password);
    await modal.getByLabel("Confirm password").fill(details.password);
    await modal.getByRole("checkbox", { name: /accept the agent terms/ }).check();
  }
}
