import type { Page } from "@playwright/test";

/** The consumer's quotes. */
export class QuotesPage {
  readonly heading;
  readonly cards;
  readonly waiting;
  readonly modal;
  readonly choose;
  /** Who may call, directly above the button that chooses. */
  readonly consent;
  /** What the quote lacks, beside it. */
  readonly short;
  /** Opens the first quote, in either language. */
  readonly viewFirst;
  readonly back;
  readonly chosen;
  readonly folded;
  readonly comparison;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole("heading", { level: 1, name: "My quotes" });
    this.cards = page.getByRole("article");
    this.viewFirst = this.cards.first().getByRole("button", { name: /^(View quote|Ver la cot)/ });
    this.waiting = page.getByRole("heading", { name: "No quotes yet" });
    this.modal = page.getByRole("dialog", { name: /^(Quote|Cotización) \d\d/ });
    this.choose = this.modal.getByRole("button", { name: /^(Choose|Elegir) / });
    this.short = this.modal.getByText(/below your need for|menos de lo que necesita para/);
    this.consent = this.modal.getByText(/^(You agree that|Acepta que) /);
    this.chosen = page.getByRole("region", { name: "Your choice" });
    this.folded = page.getByText(/^(Your quote|All \d+ quotes)$/);
    this.comparison = page.getByRole("table", { name: /^Quotes side by side/ });
    this.back = this.modal.getByRole("button", { name: "Back to quotes" });
  }

  async open(): Promise<void> {
    await this.page.goto("/profile/my-quotes");
  }

  /** Of the two ways to look at the quotes. */
  tab(name: "Cards" | "Compare") {
    return this.page.getByRole("tab", { name });
  }

  /** A row of the comparison. */
  row(name: RegExp) {
    return this.comparison.getByRole("row", { name });
  }

  /** Scrolls the comparison so many pixels to the side; its columns come to rest by themselves. */
  async scrollColumns(pixels: number): Promise<void> {
    const columns = this.page.getByRole("region", { name: "Comparison of quotes" });
    await columns.evaluate((element, left) => element.scrollBy({ left }), pixels);
  }

  card(carrier: string) {
    return this.page.getByRole("article", { name: carrier });
  }

  /** Looks at the page again, after another tab: it asks at once what is new, not at the next poll. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  }

  /** Where each card is on the page with its name, its price, its button and its question, in pixels. */
  async lines() {
    return this.cards.evaluateAll((cards) =>
      cards.map((card) =>
        [card, ...["h2", "strong", "button", "a"].map((part) => card.querySelector(part))].map(
          (part) => ({
            top: Math.round(part?.getBoundingClientRect().top ?? 0),
            bottom: Math.round(part?.getBoundingClientRect().bottom ?? 0),
          }),
        ),
      ),
    );
  }

  async view(carrier: string): Promise<void> {
    await this.card(carrier).getByRole("button", { name: "View quote" }).click();
  }

  /** Takes a quote that its agent removed off the list. */
  dismiss(carrier: string) {
    return this.card(carrier).getByRole("button", { name: /from the list/ });
  }
}
