import { expect, test } from "../fixtures";
import { AreaFrame } from "../pages/AreaFrame";
import { LandingPage } from "../pages/LandingPage";
import { LeadsPage } from "../pages/LeadsPage";
import { mailTo } from "../people/mailbox";
import { site } from "../product/site";

test("on a phone the menus are a burger and a bar", async ({ people, openAs, look }) => {
  const visitor = await openAs(people.api(), { mobile: true });
  const landing = new LandingPage(visitor);
  await landing.open();
  await expect(landing.logIn).toBeHidden();
  await visitor.getByRole("button", { name: "Open the menu" }).click();
  await expect(landing.logIn).toBeVisible();
  await look(visitor, "phone-menu");

  const { consumer, agent } = await people.quotedLead();
  const page = await openAs(consumer, { mobile: true });
  await page.goto("/profile/my-quotes");
  await expect(page.getByRole("article")).toBeVisible();
  await look(page, "phone-quotes");
  await new AreaFrame(page).entry("Application").click();
  await expect(page.getByRole("heading", { level: 1, name: "Application" })).toBeVisible();

  const agentPage = await openAs(agent, { mobile: true });
  const leads = new LeadsPage(agentPage);
  await leads.open();
  await leads.viewSummary().click();
  await expect(leads.summary).toContainText("Coverage assessment");
  await look(agentPage, "phone-lead-summary");
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
