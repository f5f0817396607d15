import { PageObject } from "./PageObject";

/** The agent's own details and carriers. */
export class AgencyDetailsPage extends PageObject {
  readonly noCarriers = this.page.getByRole("dialog", { name: "Add your first carrier" });
  readonly edit = this.page.getByRole("button", { name: "Click to Edit" });
  readonly save = this.page.getByRole("button", { name: "Save Changes" });
  readonly addModal = this.page.getByRole("dialog", { name: "Add a carrier" });
  readonly carriers = this.page.getByRole("region", { name: "Insurance companies you work with" });
  readonly question = this.page.getByRole("alertdialog");

  async open(): Promise<void> {
    await this.page.goto("/agent/profile/agency-details");
  }

  field(name: string) {
    return this.page.getByRole("textbox", { name });
  }
}
