import { expect, test } from "../fixtures";
import { paintedContrast } from "../pages/paintedContrast";
import { PaymentPage } from "../pages/PaymentPage";

test("the card's number can be read in both themes, where the theme changes and where it is there", async ({
  people,
  openAs,
}) => {
  const { agent, leadId } = await people.wonLead();
  for (const [system, themes] of [
    ["dark", ["Light"]],
    ["light", ["Light", "Dark"]],
  ] as const) {
    const page = await openAs(agent);
    await page.emulateMedia({ colorScheme: system });
    const payment = new PaymentPage(page);
    await payment.open(leadId);
    for (const theme of themes) {
      await page.getByRole("button", { name: new RegExp(`Change to ${theme}$`) }).click();
    }
    for (const form of ["open", "opened"]) {
      if (form === "opened") await page.reload();
      await payment.cardNumber.fill("4242 4242 4242 4242");
      const scheme = system === "dark" ? "light" : "dark";
      await expect(page.locator("html")).toHaveCSS("color-scheme", scheme);
      await expect
        .poll(() => paintedContrast(payment.cardNumber), { message: `${scheme}, ${form}` })
        .toBeGreaterThan(4.5);
    }
  }
});
