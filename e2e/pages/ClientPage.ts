import type { Page } from "@playwright/test";

/** The page of a client whose details were paid for. */
export class ClientPage {
  constructor(private readonly page: Page) {}

  section(name: string) {
    return this.page.getByRole("region", { name, exact: true });
  }

  get call() {
    return this.page.getByRole("link", { name: "Call", exact: true });
  }

  get note() {
    return this.page.getByRole("textbox", { name: "Note", exact: true });
  }

  get save() {
    return this.page.getByRole("button", { name: "Save notes" });
  }

  get followUpTomorrow() {
    return this.page.getByRole("button", { name: "Tomorrow" });
  }

  outcome(name: string) {
    return this.page.getByRole("radio", { name });
  }
}
