import type { Answers, Form, Question } from "@quotehaven/contract/rules";
import { PageObject } from "./PageObject";
import { Questionnaire } from "./Questionnaire";

/** The consumer's application. */
export class ApplicationPage extends PageObject {
  private readonly button = (name: string) => this.page.getByRole("button", { name, exact: true });
  readonly continue = this.button("Continue");
  readonly back = this.button("Back");
  readonly save = this.button("Save progress");
  readonly submit = this.button("Submit application");
  readonly resubmit = this.button("Submit changes");
  readonly review = this.button("Review answers");
  readonly unlock = this.button("Unlock to edit");
  readonly delete = this.button("Delete application");
  readonly reveal = this.button("Show my answers");
  /** Of the page that follows the first submission. */
  readonly sentTitle = this.page.getByRole("heading", {
    level: 1,
    name: "Your application is with the agents",
  });
  readonly lockedTitle = this.page.getByRole("heading", { name: "Your answers are locked" });
  readonly questions = new Questionnaire(this.page.getByRole("main"));

  async open(): Promise<void> {
    await this.page.goto("/profile/application");
  }

  /** Chooses one more insurance type. */
  async add(name: "Home" | "Life" | "Auto"): Promise<void> {
    await this.page.getByRole("button", { name: `Add ${name}` }).click();
  }

  /** The panel with what the answers come to. */
  estimate(name: "Home coverage" | "Life insurance need" | "Auto coverage") {
    return this.page.getByRole("region", { name });
  }

  /** An option of a question. */
  question(words: string, option: string) {
    return this.page
      .getByRole("radiogroup", { name: words })
      .getByRole("radio", { name: option, exact: true });
  }

  /** The section that is shown. */
  section(name: string) {
    return this.page.getByRole("group", { name, exact: true });
  }

  /** Fills in every page of a questionnaire, up to its last one. */
  async fillPages(form: Form<Question>, wanted: Answers = {}): Promise<void> {
    const names = form.sections
      .map((section) => section.name)
      .filter((name) => !/^Umbrella/.test(name));
    for (const [index, name] of names.entries()) {
      await this.section(name).first().waitFor();
      await this.questions.fill(form, wanted, name);
      if (index < names.length - 1) await this.continue.click();
    }
  }

  /** Leafs to the last page of a questionnaire that is filled in. */
  async leafToEnd(): Promise<void> {
    while (await this.continue.isVisible()) await this.hands.press(this.continue);
  }

  /** Leafs back to the first page. */
  async leafToStart(): Promise<void> {
    while (await this.back.isVisible()) await this.back.click();
  }
}
