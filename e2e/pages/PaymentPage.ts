import { PageObject } from "./PageObject";

/** The page on which an agent pays the fee for a client's details. */
export class PaymentPage extends PageObject {
  readonly heading = this.page.getByRole("heading", { level: 1, name: "Pending payment" });
  readonly terms = this.page.getByRole("checkbox", { name: /accept the special terms/ });
  readonly saveCard = this.page.getByRole("checkbox", { name: /Save this card/ });
  readonly savedCards = this.page.getByRole("radiogroup", { name: "Saved cards" });
  readonly newCard = this.page.getByRole("button", { name: "Pay with a new card" });
  readonly useSavedCard = this.page.getByRole("button", { name: "Pay with a saved card" });
  readonly submit = this.page.getByRole("button", { name: /^Submit payment/ });
  readonly call = this.page.getByRole("link", { name: /^Call / });
  readonly paid = this.page.getByRole("heading", { name: "Payment successful" });
  readonly ok = this.page.getByRole("button", { name: "OK", exact: true });
  readonly bank = this.page.frameLocator('iframe[title="Card authentication"]');
  /** Where the card processor's own form is. */
  readonly cardFrame = this.page.locator('iframe[title="Secure card payment input frame"]');
  private readonly card = this.cardFrame.contentFrame();
  readonly cardNumber = this.card.getByRole("textbox", { name: "Card number" });

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
