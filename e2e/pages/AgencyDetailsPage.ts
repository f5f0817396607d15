import type { Page } from "@playwright/test";

/** The agent's own details and carriers. */
export class AgencyDetailsPage {
  readonly heading;
  readonly noCarriers;
  readonly edit;
  readonly save;
  readonly zips;
  readonly addCarrier;
  readonly addModal;
  readonly carriers;
  readonly deleteAccount;
  readonly question;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole("heading", { level: 1, name: "Agency details" });
    this.noCarriers = page.getByRole("dialog", { name: "Add your first carrier" });
    this.edit = page.getByRole("button", { name: "Click to Edit" });
    this.save = page.getByRole("button", { name: "Save Changes" });
    this.zips = page.getByRole("combobox", { name: "Preferred zip codes" });
    this.addCarrier = page.getByRole("button", { name: "Add new carrier" });
    this.addModal = page.getByRole("dialog", { name: "Add a carrier" });
    this.carriers = page.getByRole("region", { name: "Insurance companies you work with" });
    this.deleteAccount = page.getByRole("main").getByRole("button", { name: "Delete account" });
    this.question = page.getByRole("alertdialog");
  }

  async open(): Promise<void> {
    await this.page.goto("/agent/profile/agency-details");
  }

  field(name: string) {
    return this.page.getByRole("textbox", { name });
  }

  async chooseZip(code: string): Promise<void> {
    await this.zips.fill(code);
    await this.page.getByRole("option", { name: code }).click();
  }

  async add(carrier: string): Promise<void> {
    await this.addCarrier.click();
    await this.addModal.getByRole("combobox", { name: /Insurance company/ }).click();
    await this.page.getByRole("option", { name: carrier, exact: true }).click();
    await this.addModal.getByRole("button", { name: "Confirm" }).click();
  }

  async deleteCarrier(carrier: string): Promise<void> {
    await this.carriers.getByRole("button", { name: `Delete ${carrier}` }).click();
    await this.question.getByRole("button", { name: "Delete carrier" }).click();
  }
}
