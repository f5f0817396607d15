import type { Locator } from "@playwright/test";
import { PageObject } from "./PageObject";

/** The agent's quote forms on one lead. */
export class QuoteLeadPage extends PageObject {
  private readonly main = this.page.getByRole("main");
  readonly heading = this.page.getByRole("heading", { level: 1, name: "Quote lead" });
  readonly back = this.main.getByRole("link", { name: "Back to leads" });
  readonly grid = this.main.getByRole("list", { name: "Your insurance companies" });
  /** The lead, in a sheet where there is no room for it beside its quotes. */
  readonly aboutLead = this.page.getByRole("button", { name: "About this lead" });
  readonly sheet = this.page.getByRole("dialog", { name: "About this lead" });
  readonly addForm = this.page.getByRole("button", {
    name: "Send a quote with another insurance company",
  });
  readonly finish = this.page.getByRole("button", { name: "Finish Quoting", exact: true });
  /** The headings of the grid, in either language. */
  readonly columns = this.main
    .getByText(/^(Monthly|Mensual|Yearly|Anual|Deductible|Deducible)$/)
    .filter({ visible: true });
  readonly summary = this.page.getByRole("dialog", { name: "Your quotes" });
  readonly confirm = this.summary.getByRole("button", { name: "Confirm" });

  /** In place of the grid, which comes first where there are several carriers. */
  async showForms(): Promise<void> {
    await this.page.getByRole("button", { name: "Forms", exact: true }).click();
  }

  /** Types these prices into every row of the grid that can be sent. */
  async fillGrid(monthly: string, yearly: string): Promise<void> {
    for (const [name, price] of [
      ["monthly", monthly],
      ["yearly", yearly],
    ]) {
      const cells = this.page.locator(`[data-row] input[name$="${name}"]:enabled`);
      for (const cell of await cells.all()) await cell.fill(price ?? "");
    }
  }

  /** The fields that cut off what stands in them. */
  cutFields(): Promise<string[]> {
    return this.page
      .getByRole("main")
      .locator("input")
      .evaluateAll((fields) =>
        (fields as HTMLInputElement[])
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ name, value, clientWidth }) => `${name} ${value}: ${clientWidth}px`),
      );
  }

  /** A form by its number while it is new, then by its carrier. */
  form(name: string) {
    return this.page.getByRole("region", { name, exact: true });
  }

  /** One cell of a carrier's row in the grid. */
  cell(carrier: string, label: string) {
    return this.grid.getByRole("group", { name: carrier }).getByRole("textbox", { name: label });
  }

  async chooseCarrier(form: Locator, carrier: string): Promise<void> {
    await form.getByRole("combobox", { name: /Insurance company/ }).click();
    await this.page.getByRole("option", { name: carrier, exact: true }).click();
  }

  /** The monthly and the yearly price under a name: an insurance type, or `Bundle price`. */
  async price(
    form: Locator,
    name: string,
    { monthly, yearly }: { monthly: number; yearly: number },
  ): Promise<void> {
    const prices = form.getByRole("group", { name, exact: true });
    await prices.getByRole("textbox", { name: "Monthly" }).fill(String(monthly));
    await prices.getByRole("textbox", { name: "Yearly" }).fill(String(yearly));
  }
}
