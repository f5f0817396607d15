import { expect } from "@playwright/test";
import {
  applyRules,
  visibleForm,
  type Answers,
  type Form,
  type Question,
} from "@quotehaven/contract/rules";
import { completeAnswers } from "../people/answers";
import { isElsewhere, type ConsumerDetails } from "../people/details";
import { PageObject } from "./PageObject";
import { Questionnaire } from "./Questionnaire";

/** The consumers' registration in four steps. */
export class RegisterPage extends PageObject {
  readonly next = this.page.getByRole("button", { name: "Next step" });
  readonly finish = this.page.getByRole("button", { name: "Finish registration" });
  readonly zip = this.page.getByRole("combobox", { name: "Zip code" });
  /** Answers that city and state are right, not the zip code's. */
  readonly keepPlace = this.page.getByRole("button", { name: /^Keep .+, [A-Z]{2}$/ });
  readonly success = this.page.getByRole("dialog", { name: "Please confirm your email" });
  readonly goHome = this.success.getByRole("button", { name: "Go home" });
  readonly questions = new Questionnaire(this.page.getByRole("main"), this.hands);

  /** The heading of a step. */
  step(name: string) {
    return this.page.getByRole("heading", { level: 2, name });
  }

  async fillAboutYou(details: ConsumerDetails): Promise<void> {
    const { page, hands } = this;
    const field = (name: string) => page.getByRole("textbox", { name });
    await hands.write(field("First name"), details.firstName);
    await hands.write(field("Last name"), details.lastName);
    await hands.write(field("Date of birth"), details.dateOfBirth);
    await hands.write(field("Address line 1"), details.address1);
    await hands.write(field("Address line 2"), details.address2);
    await hands.write(field("City"), details.city);
    await hands.select(page.getByRole("combobox", { name: "State" }), {
      label: details.stateName,
    });
    const code = details.zip.zip_code;
    await hands.pick(this.zip, code, page.getByRole("option", { name: code }));
    if (isElsewhere(details)) await hands.press(this.keepPlace);
    const rents = page.getByRole("radiogroup", { name: "Do you rent?" });
    await hands.check(rents.getByRole("radio", { name: details.rents ? "Yes" : "No" }));
  }

  /** Has a link mailed that leads on with the registration on another device. */
  async mailLink(): Promise<void> {
    await this.hands.press(this.page.getByRole("button", { name: "Continue on another device" }));
    const dialog = this.page.getByRole("dialog", { name: "Continue on another device" });
    await this.hands.press(dialog.getByRole("button", { name: "Send me the link" }));
    await expect(dialog.getByText(/The link is on its way/)).toBeVisible();
  }

  async fillHousehold(
    details: ConsumerDetails,
    partner?: { firstName: string; lastName: string; dateOfBirth: string },
  ): Promise<void> {
    const { page, hands } = this;
    const field = (name: string) => page.getByRole("textbox", { name });
    const status = page.getByRole("radiogroup", { name: "Marital status" });
    await hands.check(status.getByRole("radio", { name: partner ? "Married" : "Single" }));
    if (partner) {
      await hands.write(field("Partner’s first name"), partner.firstName);
      await hands.write(field("Partner’s last name"), partner.lastName);
      await hands.write(field("Partner’s date of birth"), partner.dateOfBirth);
    }
    const gender = page.getByRole("radiogroup", { name: "Gender" });
    await hands.check(gender.getByRole("radio", { name: "Female" }));
    await hands.write(field("Phone number"), details.phone);
    await hands.write(field("Email"), details.email);
  }

  /** Answers what is open, part by part, up to the last one. */
  async answerQuestions(form: Form<Question>, wanted: Answers = {}): Promise<void> {
    const { sections } = visibleForm(form, applyRules(form, completeAnswers(form, wanted)));
    for (const [index, { name }] of sections.entries()) {
      await expect(this.page.getByRole("group", { name, exact: true })).toBeVisible();
      await this.questions.fill(form, wanted, name);
      if (index < sections.length - 1) await this.hands.press(this.next);
    }
  }

  async fillAccount({ password }: ConsumerDetails): Promise<void> {
    const { page, hands } = this;
    const insurer = page.getByRole("combobox", { name: "Current insurance company" });
    await hands.select(insurer, { label: "None" });
    await hands.write(page.getByLabel("Password", { exact: true }), password);
    await hands.write(page.getByLabel("Confirm password"), password);
  }
}
