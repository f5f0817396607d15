import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { ApplicationPage } from "../pages/ApplicationPage";
import { AreaFrame } from "../pages/AreaFrame";
import { DashboardPage } from "../pages/DashboardPage";
import { LandingPage } from "../pages/LandingPage";
import { LeadsPage } from "../pages/LeadsPage";
import { QuotesPage } from "../pages/QuotesPage";
import { SlowCode } from "../pages/SlowCode";
import { toast } from "../pages/toast";
import { CardProcessor } from "../people/cardProcessor";
import { anAgent } from "../people/details";
import { mailTo } from "../people/mailbox";
import { busyAuto } from "../people/wanted";
import { site } from "../product/site";

const markup = "<img src=x onerror=alert(1)>\"'&";

/** What is answered to the question what the first car is. */
const car = `${markup} car`;
const carQuestion = 143;

/** Collects what would run if markup were taken for more than text. */
function watchForScripts(page: Page): string[] {
  const opened: string[] = [];
  page.on("dialog", (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  return opened;
}

async function expectNoElement(page: Page): Promise<void> {
  await expect(page.locator("img[src=x], [onerror]")).toHaveCount(0);
}

/** Opens a mail as its reader sees it, and its formatted part by itself. */
async function expectTextInMail(page: Page, email: string, subject: RegExp): Promise<void> {
  const { id } = await mailTo(site.sandboxOrigin, email, subject);
  await page.goto(`${site.sandboxOrigin}/mailbox/${id}`);
  await expectNoElement(page);
  await page.goto(`${site.sandboxOrigin}/mailbox/${id}/html`);
  await expect(page.getByText(markup).first()).toBeVisible();
  await expectNoElement(page);
}

test("markup in names, addresses and answers is text on every screen and in every mail", async ({
  people,
  openAs,
}) => {
  const wanted = { ...busyAuto, [carQuestion]: car };
  const consumer = await people.consumer({ types: [3], wanted });
  const { email, zip } = consumer.details;
  const agent = await people.agent({ zips: [zip.zip_id], carriers: ["State Farm"] });
  const names = { usr_firstname: markup, usr_lastname: markup };
  const agency = { usr_agencyname: markup, usr_agencyaddress: markup };
  await agent.api.put("/agent/profile", { ...names, ...agency });
  const address = { usr_address1: markup, usr_address2: markup, usr_city: markup };
  await consumer.api.put("/user/profile", { ...names, ...address });
  await consumer.apply([3], { wanted });
  const leadId = (await agent.lead()).aps_id;

  const agentPage = await openAs(agent);
  const agentDialogs = watchForScripts(agentPage);
  const leads = new LeadsPage(agentPage);
  await test.step("the agent reads a lead", async () => {
    await leads.open();
    await leads.viewSummary().click();
    await expect(leads.summary.getByText(`${markup} ${markup}`)).not.toHaveCount(0);
    await expect(leads.summary.getByText(car)).toBeVisible();
    await expectNoElement(agentPage);
    await agentPage.goto(`/agent/profile/leads/${leadId}`);
    await expect(agentPage.getByRole("heading", { level: 1, name: "Quote lead" })).toBeVisible();
    await expectNoElement(agentPage);
  });

  const { qot_id } = await agent.quote(leadId, "State Farm", { monthly: 90, yearly: 1_000 });
  const page = await openAs(consumer);
  const dialogs = watchForScripts(page);
  await test.step("the consumer sees their own details and answers", async () => {
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await expect(dashboard.heading).toContainText(markup);
    await expect(dashboard.details).toContainText(markup);
    await expectNoElement(page);
    const application = new ApplicationPage(page);
    await application.open();
    await application.reveal.click();
    await expect(page.getByText(car)).toBeVisible();
    await expectNoElement(page);
    const quotes = new QuotesPage(page);
    await quotes.open();
    await quotes.view("State Farm");
    await expect(quotes.modal.getByText(markup)).not.toHaveCount(0);
    await expectNoElement(page);
  });

  await test.step("the agent wins, is told so, and pays", async () => {
    await consumer.choose(qot_id);
    await agentPage.goto("/agent/profile/notifications");
    await new AreaFrame(agentPage).bell.click();
    await expect(new AreaFrame(agentPage).latest.getByText(markup)).not.toHaveCount(0);
    await expectNoElement(agentPage);
    const { payment_intent } = await agent.startPayment(leadId);
    await new CardProcessor(site.sandboxOrigin).confirm(agent.api, payment_intent);
    await agent.client(leadId);
    await leads.open();
    await leads.viewClient().click();
    await expect(leads.client.getByText(markup)).not.toHaveCount(0);
    await expectNoElement(agentPage);
  });

  await test.step("the mails say it as text", async () => {
    await expectTextInMail(page, email, /new quote/);
    await expectTextInMail(agentPage, agent.details.email, /new prospect/);
    await expectTextInMail(agentPage, agent.details.email, /was selected/);
  });
  expect([...dialogs, ...agentDialogs]).toEqual([]);
});

test("markup in a message to us is text in its mail, and in a mailed link it is no element", async ({
  people,
  openAs,
  complaints,
}) => {
  const page = await openAs(people.api());
  complaints.expect(/status of 422 .*\/api\/auth\/validate/);
  const dialogs = watchForScripts(page);
  const { lastName } = anAgent();
  await new LandingPage(page).open();
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("textbox", { name: "Name" }).fill(`${markup} ${lastName}`);
  await footer.getByRole("textbox", { name: "Email" }).fill("vera@example.com");
  await footer.getByRole("textbox", { name: "Message" }).fill(`${markup}\nIs this text?`);
  await footer.getByRole("button", { name: "Send message" }).click();
  await expect(toast(page, /^Thank you for getting in touch/)).toBeVisible();
  const support = "hello@quotehaven.example";
  const mail = await mailTo(site.sandboxOrigin, support, new RegExp(lastName));
  expect(mail.text).toContain(`${markup}\nIs this text?`);
  await page.goto(`${site.sandboxOrigin}/mailbox/${mail.id}`);
  await expect(page.getByText(markup).first()).toBeVisible();
  await expectNoElement(page);

  for (const path of ["/verify", "/reset-password"]) {
    const code = new SlowCode(page);
    await code.hold();
    await code.open(`${path}?token=${encodeURIComponent(markup)}`);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expectNoElement(page);
    code.arrive();
    await code.untilThere();
    await expectNoElement(page);
  }
  expect(dialogs).toEqual([]);
});
