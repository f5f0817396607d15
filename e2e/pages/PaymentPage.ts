import type { Page } from "@playwright/test";

/** The page on which an agent pays the fee for a client's details. */
export class PaymentPage {
  readonly heading;
  readonly terms;
  readonly saveCard;
  readonly savedCards;
  readonly submit;
  readonly paid;
  readonly ok;
  readonly bank;
  readonly cardNumber;
  private readonly card;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole("heading", { level: 1, name: "Pending payment" });
    this.terms = page.getByRole("checkbox", { name: /accept the special terms/ });
    this.saveCard = page.getByRole("checkbox", { name: /Save this card/ });
    this.savedCards = page.getByRole("radiogroup", { name: "Saved cards" });
    this.submit = page.getByRole("button", { name: "Submit payment" });
    this.paid = page.getByRole("heading", { name: "Payment successful" });
    this.ok = page.getByRole("button", { name: "OK", exact: true });
    this.card = page.frameLocator('iframe[title="Secure card payment input frame"]');
    this.cardNumber = this.card.getByRole("textbox", { name: "Card number" });
    this.bank = page.frameLocator('iframe[title="Card authentication"]');
  }

  async open(leadId: number): Promise<void> {
    await this.page.goto(`/payment?leadId=${leadId}`);
  }

  /** Types a card into the card processor's own form. */
  async typeCard(number: string): Promise<void> {
    await this.cardNumber.fill(number);
    await this.card.getByRole("textbox", { name: "Expiration date" }).fill("12/40");
    await this.card.getByRole("textbox", { name: "Security code" }).fill("123");
    await this.card.getByRole("textbox", { name: "ZIP" }).fill("78701");
  }

  /** Pays with a card that was not used before. */
  async pay(number: string): Promise<void> {
    await this.typeCard(number);
    await this.terms.check();
    await this.submit.click();
  }
}
