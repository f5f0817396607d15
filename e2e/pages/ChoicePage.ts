import { PageObject } from "./PageObject";

/** What follows from choosing a quote. */
export class ChoicePage extends PageObject {
  readonly heading = this.page.getByRole("heading", { level: 1 });
  readonly congratulation = this.page.getByText(/^Congratulations! You have chosen your quote/);
  readonly who = this.page.getByRole("region", { name: "Who gets in touch with you" });
  readonly ready = this.page.getByRole("region", { name: "What to have ready" });
  readonly takeBack = this.page.getByRole("button", { name: "Take the choice back" });
  readonly ended = this.page.getByText(/^Your choice of .+ no longer in effect$/);
  readonly toQuotes = this.page.getByRole("link", { name: "See my quotes" });
}
