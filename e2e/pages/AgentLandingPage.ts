import type { AgentDetails } from "../people/details";
import { PageObject } from "./PageObject";

/** The agents' landing with its registration. */
export class AgentLandingPage extends PageObject {
  readonly heading = this.page.getByRole("heading", {
    level: 1,
    name: "Clients who are ready for a quote",
  });
  readonly logIn = this.page.getByRole("banner").getByRole("button", { name: "Agent log in" });
  readonly modal = this.page.getByRole("dialog", { name: "Register as an agent" });
  readonly submit = this.modal.getByRole("button", { name: "Register" });
  readonly registered = this.page.getByRole("dialog", { name: "Please confirm your email" });

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
