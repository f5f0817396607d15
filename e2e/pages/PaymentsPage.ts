import { PageObject } from "./PageObject";

/** The fees an agent paid, and the receipt of one. */
export class PaymentsPage extends PageObject {
  readonly rows = this.page.getByRole("table", { name: "Payments" }).getByRole("row");
  readonly receipt = this.page.getByRole("heading", { level: 1, name: /^Receipt QH-/ });
  readonly ask = this.page.getByRole("button", { name: "Ask for the fee back" });
  readonly question = this.page.getByRole("dialog", { name: "Ask for the fee back" });
  readonly state = this.page.getByRole("region", { name: "Ask for the fee back" });

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
