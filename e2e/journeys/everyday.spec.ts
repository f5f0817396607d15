import { expect, test } from "../fixtures";
import { AreaFrame } from "../pages/AreaFrame";
import { LandingPage } from "../pages/LandingPage";
import { LeadsPage } from "../pages/LeadsPage";
import { QuoteLeadPage } from "../pages/QuoteLeadPage";
import { QuotesPage } from "../pages/QuotesPage";
import { mailTo } from "../people/mailbox";
import { site } from "../product/site";

const desk = { width: 1280, height: 800 };
const phone = { width: 375, height: 667 };

test("on a phone the menus are a burger and a bar, and what is for a desk only is not there", async ({
  people,
  openAs,
  look,
}) => {
  const visitor = await openAs(people.api(), { mobile: true });
  const landing = new LandingPage(visitor);
  await landing.open();
  await expect(landing.logIn).toBeHidden();
  await visitor.getByRole("button", { name: "Open the menu" }).click();
  await expect(landing.logIn).toBeVisible();
  await look(visitor, "phone-menu");

  const { consumer, agent } = await people.quotedLead();
  const page = await openAs(consumer, { mobile: true });
  const quotes = new QuotesPage(page);
  const toApplication = new AreaFrame(page).entry("Application");
  await quotes.open();
  await expect(quotes.cards).toBeVisible();
  await expect(quotes.showApplication).toBeHidden();
  await look(page, "phone-quotes");
  // The bar stays in sight.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(toApplication).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(desk);
  await quotes.showApplication.click();
  await expect(quotes.application).toBeVisible();
  await page.setViewportSize(phone);
  await expect(quotes.application).toBeHidden();
  await toApplication.click();
  await expect(page.getByRole("heading", { level: 1, name: "Application" })).toBeVisible();

  const agentPage = await openAs(agent, { mobile: true });
  const leads = new LeadsPage(agentPage);
  await leads.open();
  await expect(leads.submitted()).toBeInViewport({ ratio: 1 });
  await leads.viewSummary().click();
  await expect(leads.summary).toContainText("Coverage assessment");
  await look(agentPage, "phone-lead-summary");
  await leads.quote.click();
  const quote = new QuoteLeadPage(agentPage);
  await expect(quote.heading).toBeVisible();
  await expect(quote.back).toBeHidden();
  await agentPage.setViewportSize(desk);
  await expect(quote.back).toBeVisible();
});

test("who switches to Español is written to in Spanish from then on", async ({
  people,
  openAs,
  look,
}) => {
  const { consumer, agent, leadId } = await people.lead();
  const page = await openAs(consumer);
  await page.goto("/profile/application");
  // The last to arrive: until then the footer moves.
  await expect(page.getByRole("heading", { name: "Auto coverage" })).toBeVisible();
  const stored = page.waitForResponse((reply) => reply.url().includes("/api/auth/language"));
  await page.getByRole("button", { name: "Español" }).click();
  expect((await stored).status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: "Solicitud" })).toBeVisible();
  await look(page, "spanish-application");

  await agent.quote(leadId, "State Farm", { monthly: 70, yearly: 800 });
  const mail = await mailTo(site.sandboxOrigin, consumer.details.email, /cotización/);
  expect(mail.subject).toBe("Tiene una nueva cotización: State Farm, $70 al mes");
});
