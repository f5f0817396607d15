import { PageObject } from "./PageObject";

/** The page of a client whose details were paid for. */
export class ClientPage extends PageObject {
  readonly call = this.page.getByRole("link", { name: "Call", exact: true });
  readonly note = this.page.getByRole("textbox", { name: "Note", exact: true });
  readonly save = this.page.getByRole("button", { name: "Save notes" });
  readonly followUpTomorrow = this.page.getByRole("button", { name: "Tomorrow" });

  section(name: string) {
    return this.page.getByRole("region", { name, exact: true });
  }

  outcome(name: string) {
    return this.page.getByRole("radio", { name });
  }
}
