import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { paintedContrast } from "../pages/paintedContrast";
import { PaymentPage } from "../pages/PaymentPage";

/** The name of the button that changes the theme to another. */
const changeTo = (page: Page, theme: "Light" | "Dark") =>
  page.getByRole("button", { name: new RegExp(`Change to ${theme}$`) });

const isDark = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === "dark");

test("the card's number can be read whatever the product's theme and the system's are", async ({
  people,
  openAs,
  look,
}) => {
  const { agent, leadId } = await people.wonLead();
  for (const system of ["light", "dark"] as const) {
    const page = await openAs(agent, { mobile: system === "dark" });
    await page.emulateMedia({ colorScheme: system });
    const payment = new PaymentPage(page);
    await payment.open(leadId);
    for (const theme of ["Light", "Dark"] as const) {
      // The form stays open while the theme changes, and is opened in it.
      await changeTo(page, theme).click();
      for (const comes of ["changed", "opened"]) {
        if (comes === "opened") await page.reload();
        await payment.typeCard("4242 4242 4242 4242");
        expect(await isDark(page)).toBe(theme === "Dark");
        const about = `${theme} theme ${comes} on a ${system} system`;
        await expect
          .poll(() => paintedContrast(payment.cardNumber), { message: about })
          .toBeGreaterThan(4.5);
        await look(page, `card-${theme}-on-${system}-${comes}`);
      }
    }
  }
});
