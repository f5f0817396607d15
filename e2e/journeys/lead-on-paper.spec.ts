import { shownPhone } from "@quotehaven/contract/rules";
import type { Page } from "@playwright/test";
import type { ConsumerDetails } from "../people/details";
import { expect, test } from "../fixtures";
import { QuoteLeadPage } from "../pages/QuoteLeadPage";

/** Shows the page as it goes to paper: Chromium prints what is there once `beforeprint` was heard. */
async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
}

async function endPrint(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
}

/** What a person reads of the page right now. */
const read = (page: Page) => page.locator("body").innerText();

/** The facts, the need and every answer; nothing to press, and no way to reach the client. */
async function expectLead(page: Page, { lastName, ...details }: ConsumerDetails): Promise<void> {
  const text = await read(page);
  for (const known of [
    lastName,
    "12 Elm Street, Austin, TX",
    "Needed (Auto)",
    "Driving to work or school",
  ])
    expect(text).toContain(known);
  for (const kept of [
    details.email,
    details.phone,
    shownPhone(details.phone),
    details.address2,
    details.zip.zip_code,
  ])
    expect(text).not.toContain(kept);
  for (const role of ["button", "textbox", "link", "navigation", "dialog"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
}

test("a lead goes to paper with its answers, without what is worked with and without contact details", async ({
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
  expect(await read(page)).not.toMatch(/9,876|Quote 1|Finish Quoting/);
  await endPrint(page);
  await expect(quote.finish).toBeVisible();
  await expect(quote.form("Quote 1").getByRole("textbox", { name: "Monthly" })).toHaveValue("765");
});

test("on a phone the lead goes to paper from its sheet, which does not lie over it", async ({
  people,
  openAs,
}) => {
  const { consumer, agent, leadId } = await people.lead();
  const page = await openAs(agent, { mobile: true });
  const quote = new QuoteLeadPage(page);
  await page.goto(`/agent/profile/leads/${leadId}`);
  await quote.aboutLead.click();
  await expect(quote.sheet).toContainText(consumer.details.lastName);
  await print(page);
  await expectLead(page, consumer.details);
  await endPrint(page);
  await expect(quote.sheet).toBeVisible();
});
