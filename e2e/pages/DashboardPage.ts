import type { Page } from "@playwright/test";

/** The consumer's dashboard. */
export class DashboardPage {
  readonly heading;
  readonly details;
  readonly edit;
  readonly update;
  readonly changePassword;
  readonly oldPassword;
  readonly newPassword;
  readonly confirmPassword;
  readonly deleteAccount;
  readonly confirmDelete;
  readonly deleted;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole("heading", { level: 1 });
    this.details = page.getByRole("region", { name: /Personal details|Change password/ });
    this.edit = this.details.getByRole("button", { name: "Click to edit" });
    this.update = this.details.getByRole("button", { name: "Update" });
    this.changePassword = this.details.getByRole("button", { name: "Change password" });
    this.oldPassword = this.details.getByLabel("Current password");
    this.newPassword = this.details.getByLabel("New password", { exact: true });
    this.confirmPassword = this.details.getByLabel("Confirm new password");
    this.deleteAccount = page.getByRole("main").getByRole("button", { name: "Delete my account" });
    this.confirmDelete = page
      .getByRole("alertdialog")
      .getByRole("button", { name: "Delete my account" });
    this.deleted = page.getByRole("dialog", { name: "Your account was deleted." });
  }

  async open(): Promise<void> {
    await this.page.goto("/profile/dashboard");
  }

  field(name: string) {
    return this.details.getByRole("textbox", { name });
  }
}
