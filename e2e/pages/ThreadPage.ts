import { PageObject } from "./PageObject";

/** What a consumer and an agent ask and answer about a quote. */
export class ThreadPage extends PageObject {
  readonly log = this.page.getByRole("log", { name: "Messages" });
  readonly field = this.page.getByRole("textbox", { name: /Your message/ });
  readonly status = this.page.getByRole("status").filter({ hasText: /hidden/ });
  readonly send = this.page.getByRole("button", { name: "Send" });

  async write(text: string): Promise<void> {
    await this.field.fill(text);
    await this.send.click();
  }
}
