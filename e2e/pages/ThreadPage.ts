import type { Page } from "@playwright/test";

/** What a consumer and an agent ask and answer about a quote. */
export class ThreadPage {
  readonly log;
  readonly field;
  readonly status;
  readonly send;

  constructor(page: Page) {
    this.log = page.getByRole("log", { name: "Messages" });
    this.field = page.getByRole("textbox", { name: /Your message/ });
    this.status = page.getByRole("status").filter({ hasText: /hidden/ });
    this.send = page.getByRole("button", { name: "Send" });
  }

  async write(text: string): Promise<void> {
    await this.field.fill(text);
    await this.send.click();
  }
}
