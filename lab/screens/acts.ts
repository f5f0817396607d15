import type { Page } from "@playwright/test";
import { toShownDate, utcDay } from "@quotehaven/contract/rules";

type Act = (page: Page) => Promise<void>;

/** Presses the first button or link of this name. */
export function press(name: string | RegExp): Act {
  return async (page) => {
    const options = { name, exact: typeof name === "string" };
    await page
      .getByRole("button", options)
      .or(page.getByRole("link", options))
      .filter({ visible: true })
      .first()
      .click();
  };
}

/** Presses keys of the keyboard, one after the other. */
export function keys(...names: string[]): Act {
  return async (page) => {
    for (const name of names) await page.keyboard.press(name);
  };
}

/** Opens what these words name. */
export function unfold(words: string): Act {
  return (page) => page.locator("summary", { hasText: words }).first().click();
}

/** Presses a button in the dialog that is open. */
export function pressIn(role: "dialog" | "alertdialog", name: string): Act {
  return (page) => page.getByRole(role).getByRole("button", { name, exact: true }).click();
}

/** Chooses one of a question's answers that stand side by side. */
export async function choose(page: Page, question: string, answer: string): Promise<void> {
  await page
    .getByRole("radiogroup", { name: question })
    .or(page.getByRole("group", { name: question }))
    .getByText(answer, { exact: true })
    .click();
}

/** Waits for something that is said on the screen. */
export function see(words: string | RegExp): Act {
  return (page) => page.getByText(words).filter({ visible: true }).first().waitFor();
}

/** One after the other. */
export function inOrder(...acts: Act[]): Act {
  return async (page) => {
    for (const act of acts) await act(page);
  };
}

/** Lets what follows a person's last act settle. */
export function pause(milliseconds: number): Act {
  return (page) => page.waitForTimeout(milliseconds);
}

/** Answers every question that is to be seen and open, and those that come up meanwhile. */
export async function answerEverything(page: Page): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    const names = await page.evaluate(() => {
      const open = new Map<string, { type: string; most: number; example: string }>();
      const isDate = /MM/;
      for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
        '[name^="question-"]',
      )) {
        const isAnswered =
          control.type === "radio"
            ? document.querySelector(`[name="${control.name}"]:checked`) !== null
            : control.type === "checkbox" || control.value !== "";
        if (isAnswered) continue;
        const hints = (control.getAttribute("aria-describedby") ?? "").split(" ");
        const limits = hints
          .flatMap((id) => document.getElementById(id)?.textContent.match(/\d[\d,]*/g) ?? [])
          .map((digits) => Number(digits.replaceAll(",", "")));
        const placeholder = control.getAttribute("placeholder") ?? "";
        const isDated = isDate.test(placeholder);
        open.set(control.name, {
          type: isDated ? "date" : control.inputMode === "numeric" ? "number" : control.type,
          most: limits.length === 2 ? Math.max(...limits) : Infinity,
          // What stands behind "For example, ".
          example: placeholder.replace(/^.*?, /, ""),
        });
      }
      return [...open];
    });
    if (names.length === 0) return;
    for (const [name, { type, most, example }] of names) {
      const control = page.locator(`[name="${name}"]`).first();
      if (type === "radio") await control.check({ force: true });
      else if (type === "select-one") await control.selectOption({ index: 1 });
      else if (type === "date") await control.fill(toShownDate(utcDay(new Date())));
      else if (type === "number") await control.fill(String(Math.min(2005, most)));
      else await control.fill(example);
    }
  }
}
