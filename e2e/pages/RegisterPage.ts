import { expect, type Page } from "@playwright/test";
import {
  applyRules,
  visibleForm,
  type Answers,
  type Form,
  type Question,
} from "@quotehaven/contract/rules";
import { completeAnswers } from "../people/answers";
import type { ConsumerDetails } from "../people/details";
import { Questionnaire } from "./Questionnaire";

/** The consumers' registration in four steps. */
export class RegisterPage {
  readonly next;
  readonly previous;
  readonly finish;
  readonly zip;
  readonly success;
  readonly goHome;
  readonly questions;

  constructor(private readonly page: Page) {
    this.next = page.getByRole("button", { name: "Next step" });
    this.previous = page.getByRole("button", { name: "Previous step" });
    this.finish = page.getByRole("button", { name: "Finish registration" });
    this.zip = page.getByRole("combobox", { name: "Zip code" });
    this.success = page.getByRole("dialog", { name: "Please confirm your email" });
    this.goHome = this.success.getByRole("button", { name: "Go home" });
    this.questions = new Questionnaire(page.getByRole("main"));
  }

  /** The heading of a step. */
  step(name: string) {
    return this.page.getByRole("heading", { level: 2, name });
  }

  /** The header of a step, which leads there. */
  stepButton(name: string) {
    return this.page.getByRole("navigation", { name: "Registration steps" }).getByRole("button", {
      name,
    });
  }

  async fillAboutYou(details: ConsumerDetails): Promise<void> {
    const { page } = this;
    await page.getByRole("textbox", { name: "First name" }).fill(details.firstName);
    await page.getByRole("textbox", { name: "Last name" }).fill(details.lastName);
    await page.getByRole("textbox", { name: "Date of birth" }).fill(details.dateOfBirth);
    await page.getByRole("textbox", { name: "Address line 1" }).fill(details.address1);
    await page.getByRole("textbox", { name: "Address line 2" }).fill(details.address2);
    await page.getByRole("textbox", { name: "City" }).fill(details.city);
    await page.getByRole("combobox", { name: "State" }).selectOption({ label: details.stateName });
    await this.zip.fill(details.zip.zip_code);
    await page.getByRole("option", { name: details.zip.zip_code }).click();
    await page
      .getByRole("radiogroup", { name: "Do you rent?" })
      .getByRole("radio", { name: details.rents ? "Yes" : "No" })
      .check();
  }

  /** Has a link mailed that leads on with the registration on another device. */
  async mailLink(): Promise<void> {
    await this.page.getByRole("button", { name: "Continue on another device" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Continue on another device" });
    await dialog.getByRole("button", { name: "Send me the link" }).click();
    await expect(dialog.getByText(/The link is on its way/)).toBeVisible();
  }

  async fillHousehold(
    details: ConsumerDetails,
    partner?: { firstName: string; lastName: string; dateOfBirth: string },
  ): Promise<void> {
    const { page } = this;
    const status = page.getByRole("radiogroup", { name: "Marital status" });
    if (partner) {
      await status.getByRole("radio", { name: "Married" }).check();
      await page.getByRole("textbox", { name: "Partner’s first name" }).fill(partner.firstName);
      await page.getByRole("textbox", { name: "Partner’s last name" }).fill(partner.lastName);
      await page
        .getByRole("textbox", { name: "Partner’s date of birth" })
        .fill(partner.dateOfBirth);
    } else {
      await status.getByRole("radio", { name: "Single" }).check();
    }
    await page
      .getByRole("radiogroup", { name: "Gender" })
      .getByRole("radio", { name: "Female" })
      .check();
    await page.getByRole("textbox", { name: "Phone number" }).fill(details.phone);
    await page
      .getByRole("textbox", { name: "Email" })
      .or(page.getByRole("textbox", { name: "Email" }))
      .fill(details.email);
  }

  /** Answers what is open, part by part, up to the last one. */
  async answerQuestions(
    form: Form<Question>,
    wanted: Answers = {},
    arrived?: (section: string) => Promise<void>,
  ): Promise<void> {
    const { sections } = visibleForm(form, applyRules(form, completeAnswers(form, wanted)));
    for (const [index, { name }] of sections.entries()) {
      await expect(this.page.getByRole("group", { name, exact: true })).toBeVisible();
      await arrived?.(name);
      await this.questions.fill(form, wanted, name);
      if (index < sections.length - 1) await this.next.click();
    }
  }

  async fillAccount({ password }: ConsumerDetails): Promise<void> {
    const { page } = this;
    await page
      .getByRole("combobox", { name: "Current insurance company" })
      .selectOption({ label: "None" });
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password").fill(password);
  }
}
