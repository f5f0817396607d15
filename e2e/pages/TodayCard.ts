import { join } from "node:path";
import { PageObject } from "./PageObject";

const policies = join(import.meta.dirname, "../../contract/src/policy/testing/policies");

/** The policies that somebody has today: read from a file, or typed. */
export class TodayCard extends PageObject {
  readonly fromPdf = this.page.getByRole("button", { name: "I have my policy as a PDF" });
  readonly byHand = this.page.getByRole("button", { name: "Type what I have" });
  readonly typeInstead = this.page.getByRole("button", { name: "Type it instead" });
  readonly review = this.page.getByRole("heading", { name: "Is this right?" });
  readonly pages = this.page.getByRole("region", { name: "The pages that were read" });
  readonly use = this.page.getByRole("button", { name: "Use these" });
  /** Whether agents may see it. */
  readonly share = this.page.getByRole("checkbox", {
    name: "Agents who quote may see what I have today",
  });
  readonly company = this.page.getByRole("combobox", { name: "Company" });
  readonly kept = this.page.getByRole("heading", { name: "What you have today" });

  /** The drawing of the page that stands first. */
  readonly drawing = this.pages.locator("canvas").first();

  /** Chooses one of the files that the reader is tested with. */
  async choose(name: string): Promise<void> {
    await this.page.locator('input[type="file"]').setInputFiles(join(policies, `${name}.pdf`));
  }
}
