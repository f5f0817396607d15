import { PageObject } from "./PageObject";

/** The consumer's dashboard. */
export class DashboardPage extends PageObject {
  readonly heading = this.page.getByRole("heading", { level: 1 });
  readonly details = this.page.getByRole("region", { name: /Personal details|Change password/ });
  readonly edit = this.details.getByRole("button", { name: "Click to edit" });
  readonly update = this.details.getByRole("button", { name: "Update" });
  readonly changePassword = this.details.getByRole("button", { name: "Change password" });
  readonly oldPassword = this.details.getByLabel("Current password");
  readonly newPassword = this.details.getByLabel("New password", { exact: true });
  readonly confirmPassword = this.details.getByLabel("Confirm new password");
  readonly deleteAccount = this.page
    .getByRole("main")
    .getByRole("button", { name: "Delete my account" });
  readonly confirmDelete = this.page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Delete my account" });
  readonly deleted = this.page.getByRole("dialog", { name: "Your account was deleted." });

  async open(): Promise<void> {
    await this.page.goto("/profile/dashboard");
  }

  field(name: string) {
    return this.details.getByRole("textbox", { name });
  }
}
