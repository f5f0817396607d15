import type { Page } from "@playwright/test";

/** The fees an agent paid, and the receipt of one. */
export class PaymentsPage {
  readonly rows;
  readonly receipt;
  readonly ask;
  readonly question;
  readonly state;

  constructor(private readonly page: Page) {
    this.rows = page.getByRole("table", { name: "Payments" }).getByRole("row");
    this.receipt = page.getByRole("heading", { level: 1, name: /^Receipt QH-/ });
    this.ask = page.getByRole("button", { name: "Ask for the fee back" });
    this.question = page.getByRole("dialog", { name: "Ask for the fee back" });
    this.state = page.getByRole("region", { name: "Ask for the fee back" });
  }

  async open(): Promise<void> {
    await this.page.goto("/agent/profile/payments");
  }

  /** Opens the receipt of the payment for a client. */
  async openReceipt(client: string): Promise<void> {
    await this.rows.filter({ hasText: client }).getByRole("link").click();
  }

  /** Fills in why the fee should go back, and sends it. */
  async askBack(reason: string, words: string): Promise<void> {
    await this.ask.click();
    await this.question.getByRole("radio", { name: reason }).check();
    await this.question.getByRole("textbox").fill(words);
    await this.question.getByRole("button", { name: "Send the request" }).click();
  }
}
