import type { Page } from "@playwright/test";

/** The agent's own details and carriers. */
export class AgencyDetailsPage {
  readonly noCarriers;
  readonly edit;
  readonly save;
  readonly addModal;
  readonly carriers;
  readonly question;

  constructor(private readonly page: Page) {
    this.noCarriers = page.getByRole("dialog", { name: "Add your first carrier" });
    this.edit = page.getByRole("button", { name: "Click to Edit" });
    this.save = page.getByRole("button", { name: "Save Changes" });
    this.addModal = page.getByRole("dialog", { name: "Add a carrier" });
    this.carriers = page.getByRole("region", { name: "Insurance companies you work with" });
    this.question = page.getByRole("alertdialog");
  }

  async open(): Promise<void> {
    await this.page.goto("/agent/profile/agency-details");
  }

  field(name: string) {
    return this.page.getByRole("textbox", { name });
  }
}
