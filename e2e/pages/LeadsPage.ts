import type { Locator, Page } from "@playwright/test";

/** The agent's leads. */
export class LeadsPage {
  readonly cards;
  readonly search;
  /** How many leads were found. */
  readonly found;
  /** The clients who chose the agent and wait for the fee. */
  readonly waiting;
  /** What came while the list was read, to be shown at a press. */
  readonly news;
  readonly summary;
  readonly quote;
  readonly payQuestion;
  readonly client;
  readonly covered;

  constructor(private readonly page: Page) {
    this.cards = page.getByRole("list", { name: "Leads on this page" }).getByRole("listitem");
    this.search = page.getByRole("searchbox", { name: "Search" });
    this.found = page.getByRole("main").getByRole("status").filter({ hasText: /lead/ }).first();
    this.waiting = page.getByRole("region", { name: /waits? for your call$/ });
    this.news = page.getByRole("button", { name: /new leads?$|chose you$/ });
    this.summary = page.getByRole("dialog", { name: "Client Quote Summary" });
    this.quote = this.summary.getByRole("button", { name: "Quote", exact: true });
    this.payQuestion = page.getByRole("alertdialog", { name: "See client details" });
    this.client = page.getByRole("dialog", { name: "Client details" });
    this.covered = page.getByRole("dialog", { name: "All of your carriers are quoted" });
  }

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

  viewClient(card: Locator = this.cards.first()) {
    return card.getByRole("button", { name: /^View client details/ });
  }

  /** Saves all leads as a table. */
  get exportAll() {
    return this.page.getByRole("button", { name: "Export your leads (CSV)" });
  }

  /** The agent looks at the tab again, and the lists are read anew without waiting for their poll. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  }
}
