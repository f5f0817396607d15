import type { Page } from "@playwright/test";

/** The consumer's quotes. */
export class QuotesPage {
  readonly heading;
  readonly cards;
  readonly sort;
  readonly modal;
  readonly choose;
  readonly back;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole("heading", { level: 1, name: "My quotes" });
    this.cards = page.getByRole("article");
    this.sort = page.getByRole("button", { name: /^Sort by price/ });
    this.modal = page.getByRole("dialog", { name: /^Quote \d\d/ });
    this.choose = this.modal.getByRole("button", { name: "Choose this quote" });
    this.back = this.modal.getByRole("button", { name: "Back to quotes" });
  }

  async open(): Promise<void> {
    await this.page.goto("/profile/my-quotes");
  }

  card(carrier: string) {
    return this.page.getByRole("article", { name: carrier });
  }

  async view(carrier: string): Promise<void> {
    await this.card(carrier).getByRole("button", { name: "View quote" }).click();
  }

  /** Takes a quote that its agent removed off the list. */
  dismiss(carrier: string) {
    return this.card(carrier).getByRole("button", { name: /off the list/ });
  }
}
