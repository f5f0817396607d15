import type { Page } from "@playwright/test";

/** What follows from choosing a quote. */
export class ChoicePage {
  readonly heading;
  readonly who;
  readonly takeBack;
  readonly ended;
  readonly toQuotes;

  constructor(page: Page) {
    this.heading = page.getByRole("heading", { level: 1 });
    this.who = page.getByRole("region", { name: "Who will call you" });
    this.takeBack = page.getByRole("button", { name: "Take the choice back" });
    this.ended = page.getByText(/^Your choice of .+ no longer in effect$/);
    this.toQuotes = page.getByRole("link", { name: "See my quotes" });
  }
}
