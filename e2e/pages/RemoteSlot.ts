import { PageObject } from "./PageObject";

/** What is shown where a part of the product cannot be loaded, and the way to make that happen. */
export class RemoteSlot extends PageObject {
  readonly unavailable = this.page.getByText("This part is not available right now");
  readonly tryAgain = this.page.getByRole("button", { name: "Try again" });

  /** Serves none of a remote's files to this page. */
  async switchOff(remote: string): Promise<void> {
    await this.page.route(filesOf(remote), (route) => route.abort());
  }

  async switchOn(remote: string): Promise<void> {
    await this.page.unroute(filesOf(remote));
  }

  /** Serves nothing of what remotes take from the shell after it has started. */
  async switchOffLateParts(): Promise<void> {
    await this.page.route(lateParts, (route) => route.abort());
  }

  async switchOnLateParts(): Promise<void> {
    await this.page.unroute(lateParts);
  }

  /** Leaves a mark that a reload would take away. */
  async markPage(): Promise<void> {
    await this.page.evaluate(() => document.body.setAttribute("data-marked", ""));
  }

  async isSamePage(): Promise<boolean> {
    return (await this.page.locator("body[data-marked]").count()) === 1;
  }
}

const lateParts = /\/assets\/shell\/[^/]+\/\d+\.js/;

function filesOf(remote: string): string {
  return `**/assets/${remote}/**`;
}
