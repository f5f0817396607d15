import type { Locator, Page } from "@playwright/test";
import {
  isSingleChoice,
  applyRules,
  questionsOf,
  type Answers,
  type AnswerValue,
  type Form,
  type Question,
} from "@quotehaven/contract/rules";
import { mouse } from "../hands";
import { completeAnswers } from "../people/answers";

/** The questions of an insurance type, in the registration and in the application. */
export class Questionnaire {
  constructor(
    private readonly page: Page | Locator,
    private readonly hands = mouse,
  ) {}

  /** The control of a question, or the group of controls. */
  question(words: string): Locator {
    return this.page.getByRole("group", { name: words }).or(this.choice(words));
  }

  private choice(words: string): Locator {
    return this.page.getByRole("radiogroup", { name: words });
  }

  /**
   * Answers the visible questions that are open, in their order, as a person does
   * who sees each of them appear; `only` names the section that is shown.
   */
  async fill(form: Form<Question>, wanted: Answers = {}, only?: string): Promise<void> {
    const answers = completeAnswers(form, wanted);
    const visible = applyRules(form, answers);
    const shown = only ? form.sections.filter(({ name }) => name === only) : form.sections;
    for (const question of questionsOf({ ...form, sections: shown })) {
      const answer = answers[question.id];
      if (!visible.questionIds.has(question.id) || answer == null) continue;
      await this.answer(question, answer);
    }
  }

  async answer(question: Question, answer: AnswerValue): Promise<void> {
    const { content: words, kind, options } = question;
    const nameOf = (id: number) => options.find((option) => option.id === id)?.content ?? "";
    if (isSingleChoice(question) && typeof answer === "number") {
      const name = nameOf(answer);
      if (kind === "select") {
        const list = this.page.getByRole("combobox", { name: words });
        await this.hands.select(list, { value: String(answer) });
      } else {
        await this.hands.check(this.choice(words).getByRole("radio", { name, exact: true }));
      }
    } else if (Array.isArray(answer)) {
      for (const id of answer) {
        const group = this.page.getByRole("group", { name: words });
        await this.hands.check(group.getByRole("checkbox", { name: nameOf(id), exact: true }));
      }
    } else if (typeof answer === "string") {
      await this.hands.write(this.page.getByRole("textbox", { name: words }), answer);
    }
  }
}
