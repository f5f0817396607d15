import type { Locator, Page } from "@playwright/test";
import type { Act } from "./Picture";

/** Presses the first button or link of this name that is to be seen. */
export function press(name: string | RegExp): Act {
  const options = { name, exact: typeof name === "string" };
  return (page) =>
    page
      .getByRole("button", options)
      .or(page.getByRole("link", options))
      .filter({ visible: true })
      .first()
      .click();
}

/** Presses a button in the dialog that is open. */
export const pressIn =
  (role: "dialog" | "alertdialog", name: string): Act =>
  (page) =>
    page.getByRole(role).getByRole("button", { name, exact: true }).click();

/** Opens what these words name. */
export const unfold =
  (words: string): Act =>
  (page) =>
    page.locator("summary", { hasText: words }).first().click();

const fieldOf = (place: Locator, name: string | RegExp) =>
  place
    .getByLabel(name, { exact: typeof name === "string" })
    .and(place.page().locator("input, textarea"))
    .first();

/** Writes into the first field of this name. */
export const fill =
  (field: string | RegExp, words: string): Act =>
  (page) =>
    fieldOf(page.locator("body"), field).fill(words);

/** Writes into fields of the dialog that is open. */
export const fillIn =
  (fields: Record<string, string>): Act =>
  async (page) => {
    for (const [field, words] of Object.entries(fields)) {
      await fieldOf(page.getByRole("dialog"), field).fill(words);
    }
  };

export const check =
  (name: RegExp): Act =>
  (page) =>
    page.getByRole("checkbox", { name }).check();

/** Chooses one of a question's answers that stand side by side. */
export const choose =
  (question: string, option: string): Act =>
  (page) =>
    page
      .getByRole("radiogroup", { name: question })
      .or(page.getByRole("group", { name: question }))
      .getByText(option, { exact: true })
      .click();

/** Chooses the first real option of a list. */
export const select =
  (list: string): Act =>
  (page) =>
    page.getByLabel(list).selectOption({ index: 1 });

export const keys =
  (...names: string[]): Act =>
  async (page) => {
    for (const name of names) await page.keyboard.press(name);
  };

/** Waits for something that is said on the screen. */
export const see =
  (words: string | RegExp): Act =>
  (page) =>
    page.getByText(words).filter({ visible: true }).first().waitFor();

/** Waits for the first message under a field. */
export const seeErrors: Act = (page: Page) =>
  page.locator('[aria-invalid="true"]').first().waitFor({ state: "attached" });

/** Types a card into the provider's own form. */
export function typeCard(number: string): Act {
  return async (page) => {
    const frame = page.frameLocator("form iframe").first();
    const card = { cardnumber: number, "exp-date": "1240", cvc: "123", postal: "78701" };
    for (const [name, text] of Object.entries(card)) {
      await frame.locator(`[name="${name}"]`).fill(text);
    }
  };
}
