import { DoneReply } from "@quotehaven/contract/schemas";
import { expect, test } from "../fixtures";
import { AgencyDetailsPage } from "../pages/AgencyDetailsPage";
import { ApplicationPage } from "../pages/ApplicationPage";
import { ChoicePage } from "../pages/ChoicePage";
import { LeadsPage } from "../pages/LeadsPage";
import { LoginModal } from "../pages/LoginModal";
import { QuoteLeadPage } from "../pages/QuoteLeadPage";
import { QuotesPage } from "../pages/QuotesPage";
import { toast } from "../pages/toast";

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
  await expect(quotes.card("State Farm")).toContainText("$95");
  await quote.confirm.click();
  await expect(toast(page, /Another agent has just quoted with State Farm/)).toBeVisible();
  await look(page, "carrier-taken");
  await expect(quotes.cards).toHaveCount(1);

  await leads.open();
  await leads.viewSummary().click();
  await expect(leads.covered).toContainText("Quotes for all of your carriers have already been");
  await look(page, "all-carriers-quoted");
});

test("what an agent types into the grid is wholly visible on a laptop, in both languages", async ({
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
  for (const language of ["en-US", "es"]) {
    const page = await openAs(agent, { language });
    const quote = new QuoteLeadPage(page);
    await page.goto(`/agent/profile/leads/${leadId}`);
    await expect(quote.columns).toHaveCount(3);
    await quote.fillGrid("12345", "1250000");
    for (const width of [1280, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(quote.columns).toHaveCount(3);
      for (const heading of await quote.columns.all()) await expect(heading).toBeInViewport();
      expect(await quote.cutFields()).toEqual([]);
      await expect(page.getByRole("complementary")).toBeHidden();
    }
    if (language === "es") await look(page, "quote-grid");
  }
});

test("what was typed when the session ended is there again for the same agent, and for nobody else", async ({
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
  const logInAgain = async (who: typeof agent) => {
    agent.api.sid = await page.evaluate(() => localStorage.getItem("sid"));
    await agent.api.get("/auth/login", DoneReply);
    // The page learns of it when it asks the server the next time.
    await quote.comeBack();
    await page.getByRole("button", { name: "Log in again" }).click();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("87");
    await login.logIn(who.details);
    await expect(page).toHaveURL(`/agent/profile/leads/${leadId}`);
  };
  await page.goto(`/agent/profile/leads/${leadId}`);
  await expect(quote.heading).toContainText("Auto");
  await farmers.fill("87");
  await quote.cell("Progressive", "Auto monthly").fill("93");
  await logInAgain(agent);
  await expect(farmers).toHaveValue("87");
  await expect(quote.cell("Progressive", "Auto monthly")).toHaveValue("93");
  expect(await consumer.quotes()).toEqual([]);

  await logInAgain(other);
  await expect(quote.cell("State Farm", "Auto monthly")).toHaveValue("");
  await expect(farmers).toHaveValue("");
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
  await look(agentPage, "delete-carrier");
  await agency.question.getByRole("button", { name: "Delete carrier" }).click();
  await expect(toast(agentPage, "Carrier deleted.")).toBeVisible();

  const page = await openAs(consumer);
  const quotes = new QuotesPage(page);
  await quotes.open();
  await expect(page.getByText("This quote was removed by its agent.")).toBeVisible();
  await quotes.dismiss("State Farm").click();
  await expect(page.getByText("No quotes yet.")).toBeVisible();
  await look(page, "no-quotes");
});

test("a resubmitted application is quoted again, and can be chosen then", async ({
  people,
  openAs,
}) => {
  const { consumer, agent } = await people.quotedLead();
  const page = await openAs(consumer);
  const application = new ApplicationPage(page);
  await application.open();
  await application.unlock.click();
  await page.getByRole("textbox", { name: "Vehicle 1: year, make and model" }).fill("2024 Kia EV6");
  await application.leafToEnd();
  await application.resubmit.click();
  await expect(toast(page, /The agent who sent you a quote was asked to update it/)).toBeVisible();
  const quotes = new QuotesPage(page);
  await quotes.open();
  await expect(quotes.card("State Farm")).toContainText("Waiting for an update");
  await quotes.view("State Farm");
  await expect(quotes.choose).toBeHidden();

  const agentPage = await openAs(agent);
  const leads = new LeadsPage(agentPage);
  const quote = new QuoteLeadPage(agentPage);
  await leads.open();
  await expect(leads.cards).toContainText("Updated");
  await leads.viewSummary().click();
  await expect(leads.summary).toContainText("2024 Kia EV6");
  await leads.quote.click();
  const form = quote.form("State Farm");
  await expect(form).toContainText("Application changed");
  await quote.price(form, "Auto", { monthly: 99, yearly: 1_100 });
  await quote.finish.click();
  await quote.confirm.click();
  await expect(leads.cards).toContainText("Quoted");

  await quotes.open();
  await expect(quotes.card("State Farm")).toContainText("$99");
  await quotes.view("State Farm");
  await quotes.choose.click();
  await expect(new ChoicePage(page).heading).toHaveText("You chose State Farm");
});
