import type { Locator } from "@playwright/test";
import { PageObject } from "./PageObject";

/** The agent's leads. */
export class LeadsPage extends PageObject {
  readonly cards = this.page
    .getByRole("list", { name: "Leads on this page" })
    .getByRole("listitem");
  readonly search = this.page.getByRole("searchbox", { name: "Search" });
  /** How many leads were found. */
  readonly found = this.page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: /lead/ })
    .first();
  /** The clients who chose the agent and wait for the fee. */
  readonly waiting = this.page.getByRole("region", { name: /waits? to hear from you$/ });
  /** What came while the list was read, to be shown at a press. */
  readonly news = this.page.getByRole("button", { name: /new leads?$|chose you$/ });
  /** Beside the list on a desk, over it where there is no room. */
  readonly summary = this.page.getByRole("dialog", { name: "Client Quote Summary" });
  /** The policies that the client has and lets agents see. */
  readonly today = this.summary.getByRole("region", { name: /^What the client has today/ });
  readonly quote = this.summary.getByRole("button", { name: "Quote", exact: true });
  readonly payQuestion = this.page.getByRole("alertdialog", { name: "See client details" });
  readonly client = this.page.getByRole("dialog", { name: "Client details" });
  readonly covered = this.page.getByRole("dialog", { name: "All of your carriers are quoted" });

  readonly pager = this.page.getByRole("navigation", { name: "Pages" });
  /** The number of the page that is open. */
  readonly openLeaf = this.pager.locator("[aria-current]");

  /** What opens a row, where J and K stop. */
  opener(row: number) {
    return this.viewSummary(this.cards.nth(row));
  }

  async open(): Promise<void> {
    await this.page.goto("/agent/profile/leads");
  }

  viewSummary(card: Locator = this.cards.first()) {
    return card.getByRole("button", { name: /^View Summary/ });
  }

  /** When it was submitted. */
  submitted(card: Locator = this.cards.first()) {
    return card.getByRole("time");
  }

  viewClient(card: Locator = this.cards.first()) {
    return card.getByRole("button", { name: /^View client details/ });
  }

  /** Saves all leads as a table. */
  get exportAll() {
    return this.page.getByRole("button", { name: "Export your leads (CSV)" });
  }
}
