import { PageObject } from "./PageObject";

/** The consumer's quotes. */
export class QuotesPage extends PageObject {
  readonly heading = this.page.getByRole("heading", { level: 1, name: "My quotes" });
  readonly cards = this.page.getByRole("article");
  readonly showApplication = this.page.getByRole("button", { name: "Show my application" });
  /** The application beside the quotes. */
  readonly application = this.page.getByRole("complementary", { name: "Your application" });
  readonly waiting = this.page.getByRole("heading", { name: "No quotes yet" });
  readonly modal = this.page.getByRole("dialog", { name: /^(Quote|Cotización) \d\d/ });
  readonly choose = this.modal.getByRole("button", { name: /^(Choose|Elegir) / });
  /** Who may call, directly above the button that chooses. */
  readonly consent = this.modal.getByText(/^(You agree that|Acepta que) /);
  /** What the quote lacks, beside it. */
  readonly short = this.modal.getByText(/short for|de menos para/);
  /** Opens the first quote, in either language. */
  readonly viewFirst = this.cards.first().getByRole("button", { name: /^(View quote|Ver la cot)/ });
  readonly back = this.modal.getByRole("button", { name: "Back to quotes" });
  readonly chosen = this.page.getByRole("region", { name: "Your choice" });
  readonly folded = this.page.getByText(/^(Your quote|All \d+ quotes)$/);
  readonly comparison = this.page.getByRole("table", { name: /^Quotes side by side/ });

  /** What the quotes come to, in a sentence. */
  readonly finding = this.page.getByText(/^No quote costs less than/);
  /** The marks of all quotes by price and coverage. */
  readonly overview = this.page.getByRole("region", { name: "Price and coverage of your quotes" });
  /** Shows the rows in which all quotes agree, too. */
  readonly alike = this.page.getByRole("switch", { name: /^Show what is the same/ });

  async open(): Promise<void> {
    await this.page.goto("/profile/my-quotes");
  }

  /** Two quotes or more open side by side; this opens them as cards. */
  async openCards(): Promise<void> {
    await this.page.goto("/profile/my-quotes?view=cards");
  }

  /** A quote's mark in the picture of all of them. */
  mark(carrier: string) {
    return this.overview.getByRole("button", { name: new RegExp(`^${carrier}, `) });
  }

  /** The head of a quote's column. */
  column(carrier: string) {
    return this.comparison.getByRole("columnheader", { name: new RegExp(`^${carrier}`) });
  }

  /** What a quote covers, drawn: its parts are in its name. */
  drawing(index: number) {
    return this.comparison.getByRole("img").nth(index);
  }

  /** Of the two ways to look at the quotes. */
  tab(name: "Cards" | "Compare") {
    return this.page.getByRole("tab", { name });
  }

  /** The picture of a bad day's answers: shared, or saved. */
  readonly sharePicture = this.page.getByRole("button", { name: "Share or save as a picture" });

  /** A row of the comparison. */
  row(name: RegExp) {
    return this.comparison.getByRole("row", { name });
  }

  /** Turns to a quote where one is on the page at a time. */
  turnTo(carrier: string) {
    return this.page
      .getByRole("group", { name: "Quote in view" })
      .getByRole("button", { name: new RegExp(`: ${carrier}$`) });
  }

  card(carrier: string) {
    return this.page.getByRole("article", { name: carrier });
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
