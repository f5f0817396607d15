import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { paintedContrast } from "../pages/paintedContrast";
import { PaymentPage } from "../pages/PaymentPage";

/** The name of the button that changes the theme to another. */
const changeTo = (page: Page, theme: "Light" | "Dark") =>
  page.getByRole("button", { name: new RegExp(`Change to ${theme}$`) });

const isDark = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === "dark");

for (const system of ["light", "dark"] as const) {
  test(`the card's number can be read in both themes on a ${system} system`, async ({
    people,
    openAs,
    look,
  }) => {
    const { agent, leadId } = await people.wonLead();
    const page = await openAs(agent, { mobile: system === "dark" });
    await page.emulateMedia({ colorScheme: system });
    const payment = new PaymentPage(page);
    await payment.open(leadId);
    for (const theme of ["Light", "Dark"] as const) {
      // First the theme changes while the form is open, then the form is opened in it.
      await changeTo(page, theme).click();
      for (const form of ["open", "opened"]) {
        if (form === "opened") await page.reload();
        await payment.cardNumber.fill("4242 4242 4242 4242");
        expect(await isDark(page)).toBe(theme === "Dark");
        await expect
          .poll(() => paintedContrast(payment.cardNumber), { message: `${theme}, ${form}` })
          .toBeGreaterThan(4.5);
      }
      await look(page, `card-${theme}-on-${system}`);
    }
  });
}
