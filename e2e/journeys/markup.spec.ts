import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { AgencyDetailsPage } from "../pages/AgencyDetailsPage";
import { AreaFrame } from "../pages/AreaFrame";
import { ApplicationPage } from "../pages/ApplicationPage";
import { DashboardPage } from "../pages/DashboardPage";
import { LandingPage } from "../pages/LandingPage";
import { LeadsPage } from "../pages/LeadsPage";
import { PaymentPage } from "../pages/PaymentPage";
import { QuotesPage } from "../pages/QuotesPage";
import { RegisterPage } from "../pages/RegisterPage";
import { SlowCode } from "../pages/SlowCode";
import { toast } from "../pages/toast";
import { Agent } from "../people/Agent";
import { CardProcessor } from "../people/cardProcessor";
import { Consumer } from "../people/Consumer";
import { aConsumer, anAgent } from "../people/details";
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

/** What the catalogue of questions, choices and carriers says to people. */
const catalogueWords = [
  "ins_name",
  "sec_name",
  "sec_text",
  "que_content",
  "que_placeholder",
  "que_text",
  "ans_content",
  "inc_name",
];

/** Puts markup before everything that the catalogue says on this page. */
async function alterCatalogue(page: Page): Promise<void> {
  // For every page that this person opens.
  await page.context().route(`${site.origin}/api/**`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (text === "") return route.fulfill({ response });
    const json: unknown = JSON.parse(text, (key, value: unknown) =>
      catalogueWords.includes(key) && typeof value === "string" ? `${markup} ${value}` : value,
    );
    await route.fulfill({ response, json });
  });
}

async function expectText(page: Page): Promise<void> {
  await expect(page.getByText(markup).first()).toBeVisible();
  await expectNoElement(page);
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
  await expectText(page);
}

test("markup in names, addresses and answers is text on every screen and in every mail", async ({
  people,
  openAs,
}) => {
  const someone = people.api();
  const home = await aConsumer(someone);
  const agent = new Agent(
    people.api(),
    { ...anAgent(), firstName: markup, lastName: markup },
    site.sandboxOrigin,
  );
  await agent.register();
  await agent.verify();
  await agent.logIn();
  await agent.completeProfile([home.zip.zip_id]);
  await agent.api.put("/agent/profile", { usr_agencyname: markup, usr_agencyaddress: markup });
  await agent.addCarriers(["State Farm"]);

  const details = {
    ...home,
    ...{ firstName: markup, lastName: markup, address1: markup, address2: markup, city: markup },
  };
  const wanted = { ...busyAuto, [carQuestion]: car };
  const consumer = new Consumer(someone, details, site.sandboxOrigin);
  await consumer.register(3, wanted);
  await consumer.verify();
  await consumer.logIn();
  await consumer.apply([3], { wanted, submit: true });
  const leadId = (await agent.lead()).aps_id;

  const agentPage = await openAs(agent);
  const agentDialogs = watchForScripts(agentPage);
  await test.step("the agent reads a lead", async () => {
    const leads = new LeadsPage(agentPage);
    await leads.open();
    await leads.viewSummary().click();
    await expect(leads.summary.getByText(`${markup} ${markup}`)).not.toHaveCount(0);
    await expect(leads.summary.getByText(car)).toBeVisible();
    await expect(leads.summary).toContainText("Coverage assessment");
    await expectNoElement(agentPage);
    await agentPage.goto(`/agent/profile/leads/${leadId}`);
    await expect(agentPage.getByRole("heading", { level: 1, name: "Quote lead" })).toBeVisible();
    await expectNoElement(agentPage);
  });

  await test.step("the agent sees their own details", async () => {
    const agency = new AgencyDetailsPage(agentPage);
    await agency.open();
    await expect(agency.field("Agency name")).toHaveValue(markup);
    await expect(agency.field("First name")).toHaveValue(markup);
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
    await page.getByRole("button", { name: "Show my application" }).click();
    await expect(page.getByText(car)).toBeVisible();
    await expectNoElement(page);
    await quotes.view("State Farm");
    await expect(quotes.modal).toBeVisible();
    await expectNoElement(page);
  });

  await test.step("the agent wins, is told so, and pays", async () => {
    await consumer.choose(qot_id);
    await agentPage.goto("/agent/profile/notifications");
    await expectText(agentPage);
    await new AreaFrame(agentPage).bell.click();
    await expect(new AreaFrame(agentPage).latest.getByText(markup)).not.toHaveCount(0);
    await expectNoElement(agentPage);
    const { payment_intent } = await agent.startPayment(leadId);
    await new CardProcessor(site.sandboxOrigin).confirm(agent.api, payment_intent);
    await agent.client(leadId);
    const leads = new LeadsPage(agentPage);
    await leads.open();
    await leads.viewClient().click();
    await expect(leads.client.getByText(markup)).not.toHaveCount(0);
    await expectNoElement(agentPage);
  });

  await test.step("the mails say it as text", async () => {
    await expectTextInMail(page, details.email, /new quote/);
    await expectTextInMail(agentPage, agent.details.email, /new prospect/);
    await expectTextInMail(agentPage, agent.details.email, /was selected/);
  });

  expect([...dialogs, ...agentDialogs]).toEqual([]);
});

test("markup in a message to us is text in the mail, and in a toast", async ({
  people,
  openAs,
  complaints,
}) => {
  const consumer = await people.consumer();
  const page = await openAs(consumer);
  complaints.expect(/status of 422/);
  const dialogs = watchForScripts(page);
  await new LandingPage(page).open();
  const footer = page.getByRole("contentinfo");
  const name = `${markup} ${consumer.details.lastName}`;
  await footer.getByRole("textbox", { name: "Name" }).fill(name);
  await footer.getByRole("textbox", { name: "Email" }).fill(consumer.details.email);
  await footer.getByRole("textbox", { name: "Message" }).fill(`${markup}\nIs this text?`);
  await footer.getByRole("button", { name: "Send message" }).click();
  await expect(toast(page, /^Thank you for getting in touch/)).toBeVisible();

  await page.route(`${site.origin}/api/user/quotes*`, (route) =>
    route.fulfill({ status: 422, json: { message: markup, data: ["unheard-of"] } }),
  );
  await page.goto("/profile/my-quotes");
  await expect(toast(page, markup)).toBeVisible();
  await expectNoElement(page);

  const support = "hello@quotehaven.example";
  const mail = await mailTo(site.sandboxOrigin, support, new RegExp(consumer.details.lastName));
  expect(mail.subject).toBe(`Get in touch: ${name}`);
  expect(mail.text).toContain(`${markup}\nIs this text?`);
  await page.goto(`${site.sandboxOrigin}/mailbox/${mail.id}`);
  await expectText(page);
  expect(dialogs).toEqual([]);
});

test("markup in a mailed link is no element, before the code is there and after", async ({
  people,
  openAs,
}) => {
  const page = await openAs(people.api());
  const dialogs = watchForScripts(page);
  for (const path of ["/verify", "/reset-password", "/stop-lead-emails"]) {
    const code = new SlowCode(page);
    await code.hold();
    await code.open(
      `${path}?token=${encodeURIComponent(markup)}&more=${encodeURIComponent(markup)}`,
    );
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expectNoElement(page);
    code.arrive();
    await code.untilThere();
    await expectNoElement(page);
  }
  expect(dialogs).toEqual([]);
});

test("markup in questions, choices and carriers, and while it is typed, is text", async ({
  people,
  openAs,
}) => {
  const { agent, leadId } = await people.wonLead();
  const visitor = people.api();
  const details = await aConsumer(visitor);
  const page = await openAs(visitor);
  await alterCatalogue(page);
  const dialogs = watchForScripts(page);
  const register = new RegisterPage(page);
  await test.step("in the registration", async () => {
    await page.goto("/auth/register/3");
    await register.fillAboutYou({ ...details, firstName: markup, address1: markup, city: markup });
    await register.next.click();
    await register.fillHousehold(details);
    await register.next.click();
    await expect(page.getByRole("option", { name: `${markup} State Farm` })).not.toHaveCount(0);
    await register.fillAccount(details);
    await expectNoElement(page);
    await register.next.click();
    await expectText(page);
    await register.stepButton("About you").click();
    await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue(markup);
    await expectNoElement(page);
  });

  const agentPage = await openAs(agent);
  await alterCatalogue(agentPage);
  const agentDialogs = watchForScripts(agentPage);
  await test.step("where an agent chooses carriers, reads leads and pays", async () => {
    await agentPage.goto("/agent/profile/carriers");
    await expectText(agentPage);
    await agentPage.goto("/agent/profile/leads");
    await expectText(agentPage);
    const payment = new PaymentPage(agentPage);
    await payment.open(leadId);
    await expect(payment.heading).toBeVisible();
    await expectNoElement(agentPage);
  });
  for (const each of [page, agentPage]) {
    await each.context().unrouteAll({ behavior: "ignoreErrors" });
  }
  expect([...dialogs, ...agentDialogs]).toEqual([]);
});
