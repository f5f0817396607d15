import type { Page } from "@playwright/test";
import { DoneReply } from "@quotehaven/contract/schemas";
import { expect, test } from "../fixtures";
import { tabTo } from "../keyboard";
import { AgencyDetailsPage } from "../pages/AgencyDetailsPage";
import { ApplicationPage } from "../pages/ApplicationPage";
import { AreaFrame } from "../pages/AreaFrame";
import { ChoicePage } from "../pages/ChoicePage";
import { LeadsPage } from "../pages/LeadsPage";
import { LoginModal } from "../pages/LoginModal";
import { QuoteLeadPage } from "../pages/QuoteLeadPage";
import { QuotesPage } from "../pages/QuotesPage";
import { toast } from "../pages/toast";
import type { Agent } from "../people/Agent";

const conflict = /status of 409 .*\/api\/agent\/profile\/leads\/\d+/;

test("of two agents with one carrier the first gets it, and the other and the client are told", async ({
  people,
  openAs,
  look,
  complaints,
}) => {
  const { consumer, agent: slow, leadId } = await people.lead();
  const quick = await people.agent({
    zips: [consumer.details.zip.zip_id],
    carriers: ["State Farm"],
  });
  const page = await openAs(slow);
  complaints.expect(conflict);
  const quote = new QuoteLeadPage(page);
  const leads = new LeadsPage(page);
  await leads.open();
  await leads.viewSummary().click();
  await leads.quote.click();
  await quote.chooseCarrier(quote.form("Quote 1"), "State Farm");
  await quote.price(quote.form("State Farm"), "Auto", { monthly: 70, yearly: 800 });
  await quote.finish.click();
  const quotes = new QuotesPage(await openAs(consumer));
  await quotes.open();
  await expect(quotes.waiting).toBeVisible();
  await quick.quote(leadId, "State Farm", { monthly: 95, yearly: 1_100 });
  await quotes.comeBack();
  await expect(quotes.card("State Farm")).toBeVisible();
  await quote.confirm.click();
  await expect(toast(page, /Another agent has just quoted with State Farm/)).toBeVisible();
  await look(page, "carrier-taken");
  expect(
    (await consumer.quotes()).map(({ qot_monthly, prices }) => [
      qot_monthly,
      prices[0]?.qpr_monthly,
    ]),
  ).toEqual([[null, 95]]);

  await leads.open();
  await leads.viewSummary().click();
  await expect(leads.covered).toContainText("Quotes for all of your carriers have already been");
  await look(page, "all-carriers-quoted");
});

test("a carrier that another agent quoted cannot be chosen, a form can be removed", async ({
  people,
  openAs,
  look,
}) => {
  const { consumer, leadId } = await people.quotedLead();
  const second = await people.agent({
    zips: [consumer.details.zip.zip_id],
    carriers: ["State Farm", "Progressive", "Farmers"],
  });
  await second.lead();
  const page = await openAs(second);
  const quote = new QuoteLeadPage(page);
  await page.goto(`/agent/profile/leads/${leadId}`);
  await quote.chooseCarrier(quote.form("Quote 1"), "Progressive");
  await quote.addForm.click();
  await quote
    .form("Quote 2")
    .getByRole("combobox", { name: /Insurance company/ })
    .click();
  await expect(page.getByRole("option", { name: "State Farm" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expect(page.getByText("Already quoted by another agent.")).toBeVisible();
  await look(page, "carriers-to-choose");
  await page.getByRole("option", { name: "Farmers" }).click();
  await expect(quote.addForm).toBeHidden();
  await quote.form("Farmers").getByRole("button", { name: "Remove Farmers" }).click();
  await expect(page.getByText("Are you sure you want to remove this quote?")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(quote.form("Farmers")).toBeHidden();
  await expect(quote.addForm).toBeVisible();
});

test("three carriers are quoted in the grid with nothing but the keyboard, beside the lead", async ({
  people,
  openAs,
  look,
}) => {
  const consumer = await people.consumer({ types: [3], submit: true });
  const agent = await people.agent({
    zips: [consumer.details.zip.zip_id],
    carriers: ["State Farm", "Progressive", "Farmers"],
  });
  await agent.lead();
  const page = await openAs(agent);
  const { keyboard } = page;
  const leads = new LeadsPage(page);
  const quote = new QuoteLeadPage(page);
  await leads.open();
  await tabTo(leads.viewSummary());
  await keyboard.press("Enter");
  await tabTo(leads.quote);
  await keyboard.press("Enter");
  await expect(quote.heading).toContainText("Auto");
  await expect(page.getByRole("complementary")).toContainText(consumer.details.lastName);
  await keyboard.press("g");
  await tabTo(quote.cell("Farmers", "Auto monthly"));
  await keyboard.type("90");
  await expect(quote.cell("Farmers", "Auto yearly")).toHaveValue("1,080");
  await look(page, "quote-grid");
  await keyboard.press("Enter");
  await expect(quote.cell("Progressive", "Auto monthly")).toBeFocused();
  await keyboard.type("95");
  await keyboard.press("Tab");
  await keyboard.type("1100");
  await keyboard.press("Shift+Tab");
  await keyboard.press("Enter");
  await keyboard.type("80");
  await keyboard.press("Enter");
  await expect(quote.finish).toBeFocused();
  await keyboard.press("Enter");
  await expect(quote.confirm).toBeFocused();
  await keyboard.press("Enter");
  await expect(toast(page, "Thank you for submitting your quote!")).toBeVisible();
  const sent = await consumer.quotes();
  expect(
    sent
      .map(({ inc_name, prices }) => [inc_name, prices[0]?.qpr_monthly, prices[0]?.qpr_yearly])
      .sort(),
  ).toEqual([
    ["Farmers", 90, 1_080],
    ["Progressive", 95, 1_100],
    ["State Farm", 80, 960],
  ]);
});

for (const [language, toSend] of [
  ["en-US", /^Finish Quoting · 2 quotes to /],
  ["es", /^Terminar cotización · 2 cotizaciones para /],
] as const) {
  test(`what an agent types into the grid is wholly visible on a laptop (${language})`, async ({
    people,
    openAs,
    look,
  }) => {
    const consumer = await people.consumer({ types: [1, 3], submit: true });
    const agent = await people.agent({
      zips: [consumer.details.zip.zip_id],
      carriers: ["Farm Bureau Financial Services", "Progressive"],
    });
    const { aps_id: leadId } = await agent.lead();
    const page = await openAs(agent, { language });
    const quote = new QuoteLeadPage(page);
    await page.goto(`/agent/profile/leads/${leadId}`);
    await expect(quote.foot).toBeVisible();
    await page.keyboard.press("g");
    await expect(quote.columns).toHaveCount(3);
    await quote.fillGrid("12345", "1250000");
    for (const width of [1280, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(quote.columns).toHaveCount(3);
      for (const heading of await quote.columns.all()) await expect(heading).toBeInViewport();
      expect(await quote.cutFields()).toEqual([]);
      await expect(page.getByRole("complementary")).toBeHidden();
      await expect(quote.foot).toHaveText(toSend);
    }
    await look(page, `quote-grid-laptop-${language}`);
  });
}

test("a session that ends elsewhere while quoting leads back to the lead, and breaks nothing", async ({
  people,
  openAs,
  complaints,
}) => {
  const { consumer, agent, leadId } = await people.lead();
  const page = await openAs(agent);
  complaints.expect(/status of 401/);
  const quote = await quoteUntilTheSessionEnds(page, agent, leadId);
  await expect(quote.heading).toBeVisible();
  expect(await consumer.quotes()).toEqual([]);
});

test("what was typed into a form when the session ended is there again", async ({
  people,
  openAs,
  complaints,
}) => {
  const { agent, leadId } = await people.lead();
  const page = await openAs(agent);
  complaints.expect(/status of 401/);
  const quote = await quoteUntilTheSessionEnds(page, agent, leadId);
  const typed = quote.form("State Farm").getByRole("textbox", { name: "Monthly" });
  await expect(typed).toHaveValue("90");
});

/** Somebody is asked to confirm quotes, meanwhile logs out elsewhere, confirms, and logs in again. */
async function quoteUntilTheSessionEnds(page: Page, agent: Agent, leadId: number) {
  const quote = new QuoteLeadPage(page);
  await page.goto(`/agent/profile/leads/${leadId}`);
  await quote.chooseCarrier(quote.form("Quote 1"), "State Farm");
  await quote.price(quote.form("State Farm"), "Auto", { monthly: 90, yearly: 1_000 });
  await quote.finish.click();
  await expect(quote.summary).toContainText("$1,000");
  await agent.api.get("/auth/login", DoneReply);
  await quote.confirm.click();
  await page.getByRole("button", { name: "Log in again" }).click();
  await new LoginModal(page).logIn(agent.details);
  await expect(page).toHaveURL(`/agent/profile/leads/${leadId}`);
  return quote;
}

test("what was typed into the grid when the session ended is there again for the same agent, and for nobody else", async ({
  people,
  openAs,
  complaints,
}) => {
  const consumer = await people.consumer({ types: [3], submit: true });
  const profile = {
    zips: [consumer.details.zip.zip_id],
    carriers: ["State Farm", "Progressive", "Farmers"],
  };
  const [agent, other] = [await people.agent(profile), await people.agent(profile)];
  const { aps_id: leadId } = await agent.lead();
  const page = await openAs(agent);
  complaints.expect(/status of 401/);
  const quote = new QuoteLeadPage(page);
  const login = new LoginModal(page);
  const farmers = quote.cell("Farmers", "Auto monthly");
  const endSession = async () => {
    agent.api.sid = await page.evaluate(() => localStorage.getItem("sid"));
    await agent.api.get("/auth/login", DoneReply);
    // The page learns of it when it asks the server the next time.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.getByRole("button", { name: "Log in again" }).click();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("87");
  };
  await page.goto(`/agent/profile/leads/${leadId}`);
  await expect(quote.heading).toContainText("Auto");
  await page.keyboard.press("g");
  await farmers.fill("87");
  await quote.cell("Progressive", "Auto monthly").fill("93");
  await endSession();
  await login.logIn(agent.details);
  await expect(page).toHaveURL(`/agent/profile/leads/${leadId}`);
  await expect(farmers).toHaveValue("87");
  await expect(quote.cell("Progressive", "Auto monthly")).toHaveValue("93");

  await endSession();
  await login.logIn(other.details);
  await expect(page).toHaveURL(`/agent/profile/leads/${leadId}`);
  await expect(quote.cell("State Farm", "Auto monthly")).toHaveValue("");
  await expect(farmers).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("87");
});

test("a carrier's deletion removes its quote, which its consumer sees and takes off", async ({
  people,
  openAs,
  look,
}) => {
  const { consumer, agent } = await people.quotedLead();
  const agentPage = await openAs(agent);
  const agency = new AgencyDetailsPage(agentPage);
  await agency.open();
  await agency.carriers.getByRole("button", { name: "Delete State Farm" }).click();
  await expect(agency.question).toContainText(
    "Please note that this action will remove all your quotes related to this carrier",
  );
  await look(agentPage, "delete-carrier");
  await agency.question.getByRole("button", { name: "Delete carrier" }).click();
  await expect(toast(agentPage, "Carrier deleted.")).toBeVisible();
  await expect(agency.noCarriers).toBeVisible();

  const page = await openAs(consumer);
  const quotes = new QuotesPage(page);
  await quotes.open();
  await expect(page.getByText("This quote was removed by its agent.")).toBeVisible();
  await look(page, "quote-removed");
  await quotes.dismiss("State Farm").click();
  await expect(page.getByText("No quotes yet.")).toBeVisible();
  await look(page, "no-quotes");
});

test("a resubmitted application is quoted again, and can be chosen then", async ({
  people,
  openAs,
  look,
}) => {
  const { consumer, agent } = await people.quotedLead();
  const page = await openAs(consumer);
  const application = new ApplicationPage(page);
  await application.open();
  await application.unlock.click();
  await page.getByRole("textbox", { name: "Vehicle 1: year, make and model" }).fill("2024 Kia EV6");
  await application.leafToEnd();
  await application.resubmit.click();
  await expect(
    toast(page, /was submitted.*The agent who sent you a quote was asked to update it/),
  ).toBeVisible();
  const quotes = new QuotesPage(page);
  await quotes.open();
  await expect(quotes.card("State Farm")).toContainText("Waiting for an update");
  await quotes.view("State Farm");
  await expect(quotes.choose).toBeHidden();
  await look(page, "quote-waiting");

  const agentPage = await openAs(agent);
  const leads = new LeadsPage(agentPage);
  const quote = new QuoteLeadPage(agentPage);
  const frame = new AreaFrame(agentPage);
  await leads.open();
  await expect(leads.cards).toContainText("Updated");
  await frame.bell.click();
  await expect(frame.notification(/requested a change to the quote/)).toBeVisible();
  await agentPage.keyboard.press("Escape");
  await leads.viewSummary().click();
  await expect(leads.summary).toContainText("2024 Kia EV6");
  await leads.quote.click();
  const form = quote.form("State Farm");
  await expect(form).toContainText("Application changed");
  await expect(form.getByRole("combobox", { name: /Insurance company/ })).toBeDisabled();
  await quote.price(form, "Auto", { monthly: 99, yearly: 1_100 });
  await look(agentPage, "quote-again");
  await quote.finish.click();
  await quote.confirm.click();
  await expect(leads.cards).toContainText("Quoted");

  await quotes.open();
  await expect(quotes.card("State Farm")).toContainText("$99");
  await quotes.view("State Farm");
  await quotes.choose.click();
  await expect(new ChoicePage(page).heading).toHaveText("You chose State Farm");
});
