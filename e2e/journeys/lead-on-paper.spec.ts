import { shownPhone } from "@quotehaven/contract/rules";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { QuoteLeadPage } from "../pages/QuoteLeadPage";
import type { ConsumerDetails } from "../people/details";

/** Shows the page as it goes to paper: Chromium prints what is there once `beforeprint` was heard. */
async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
}

async function endPrint(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
}

/** The facts, the need and every answer; nothing to press, and no way to reach the client. */
async function expectLead(page: Page, { lastName, ...details }: ConsumerDetails): Promise<void> {
  const text = await page.locator("body").innerText();
  for (const known of [lastName, "12 Elm Street, Austin, TX", "Needed (Auto)"])
    expect(text).toContain(known);
  const { email, phone, address2, zip } = details;
  for (const kept of [email, phone, shownPhone(phone), address2, zip.zip_code])
    expect(text).not.toContain(kept);
  expect(text).not.toMatch(/9,876|Quote 1|Finish Quoting/);
  for (const role of ["button", "textbox", "link", "navigation", "dialog"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
}

test("a lead goes to paper with its answers, from a desk and from a phone's sheet, without contact details", async ({
  people,
  openAs,
}) => {
  const { consumer, agent, leadId } = await people.lead();
  const page = await openAs(agent);
  const quote = new QuoteLeadPage(page);
  await page.goto(`/agent/profile/leads/${leadId}`);
  await quote.price(quote.form("Quote 1"), "Auto", { monthly: 765, yearly: 9_876 });
  await print(page);
  await expectLead(page, consumer.details);
  await endPrint(page);
  await expect(quote.form("Quote 1").getByRole("textbox", { name: "Monthly" })).toHaveValue("765");

  const phone = await openAs(agent, { mobile: true });
  const onPhone = new QuoteLeadPage(phone);
  await phone.goto(`/agent/profile/leads/${leadId}`);
  await onPhone.aboutLead.click();
  await expect(onPhone.sheet).toContainText(consumer.details.lastName);
  await print(phone);
  await expectLead(phone, consumer.details);
  await endPrint(phone);
  await expect(onPhone.sheet).toBeVisible();
});
