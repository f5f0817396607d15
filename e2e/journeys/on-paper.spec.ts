import { exampleAgency, shownPhone } from "@quotehaven/contract/rules";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { PaymentsPage } from "../pages/PaymentsPage";
import { QuoteLeadPage } from "../pages/QuoteLeadPage";
import { CardProcessor } from "../people/cardProcessor";
import type { ConsumerDetails } from "../people/details";
import { site } from "../product/site";

/** Shows the page as it goes to paper: Chromium prints what is there once `beforeprint` was heard. */
async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
}

async function endPrint(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
}

/** What is printed; nothing of it is to press, or a way to reach the client. */
async function paperText(page: Page, details: ConsumerDetails): Promise<string> {
  const text = await page.locator("body").innerText();
  const { email, phone, address2, zip } = details;
  for (const kept of [email, phone, shownPhone(phone), address2, zip.zip_code])
    expect(text).not.toContain(kept);
  for (const role of ["button", "textbox", "link", "navigation", "dialog"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  return text;
}

/** The facts, the need and every answer. */
async function expectLead(page: Page, details: ConsumerDetails): Promise<void> {
  const text = await paperText(page, details);
  for (const known of [details.lastName, "12 Elm Street, Austin, TX", "Needed (Auto)"])
    expect(text).toContain(known);
  expect(text).not.toMatch(/9,876|Quote 1|Finish Quoting/);
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

test("an agent's receipt goes to paper on one page: what was paid for what, and nothing else of the screen", async ({
  people,
  openAs,
}) => {
  const { consumer, agent, leadId } = await people.wonLead();
  const { payment_intent: intent } = await agent.startPayment(leadId);
  const processor = new CardProcessor(site.sandboxOrigin);
  expect(await processor.confirm(agent.api, intent)).toBe("succeeded");
  await agent.client(leadId);
  const page = await openAs(agent);
  const payments = new PaymentsPage(page);
  await payments.open();
  await payments.openReceipt(consumer.details.lastName);
  await expect(payments.ask).toBeVisible();
  await print(page);
  await expect(payments.receipt).toBeVisible();
  const text = await paperText(page, consumer.details);
  const { agencyName } = exampleAgency;
  for (const stated of [
    "Quotehaven",
    "$49",
    `#${leadId}`,
    "Auto",
    agencyName,
    /Visa.*4242/,
    "Paid",
  ])
    expect(text).toMatch(stated);
  expect(text).not.toMatch(/Ask for the fee back|All payments|Agency details|Español/);
  const pages = (await page.pdf()).toString("latin1").match(/\/Type \/Page\b/g);
  expect(pages).toHaveLength(1);
});
