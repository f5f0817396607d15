import { expect, test } from "../fixtures";
import { AgentLandingPage } from "../pages/AgentLandingPage";
import { AreaFrame } from "../pages/AreaFrame";
import { DashboardPage } from "../pages/DashboardPage";
import { LandingPage } from "../pages/LandingPage";
import { LeadsPage } from "../pages/LeadsPage";
import { PaymentPage } from "../pages/PaymentPage";
import { RemoteSlot } from "../pages/RemoteSlot";

const failedRequest =
  /Failed to load resource|net::ERR_FAILED|\/assets\/(consumer|agent|payment|shell)/;

test("without the consumers' part, the agents' part and the frame work, and it comes back", async ({
  people,
  openAs,
  look,
  complaints,
}) => {
  const person = await people.consumer({ types: [1] });
  const page = await openAs(person);
  complaints.expect(failedRequest);
  const slot = new RemoteSlot(page);
  await slot.switchOff("consumer");

  await page.goto("/profile/dashboard");
  await expect(slot.unavailable).toBeVisible();
  await look(page, "remote-down");
  await page.goto("/verify?token=any");
  await expect(page.getByRole("button", { name: "Verify Account" })).toBeVisible();
  await page.goto("/agent");
  await expect(new AgentLandingPage(page).heading).toBeVisible();

  await page.goto("/profile/dashboard");
  await expect(slot.unavailable).toBeVisible();
  await slot.markPage();
  await slot.tryAgain.click();
  await expect(slot.unavailable).toBeVisible();
  await slot.switchOn("consumer");
  await slot.tryAgain.click();
  await expect(new DashboardPage(page).details).toBeVisible();
  expect(await slot.isSamePage(), "no reload was needed").toBe(true);
  await new AreaFrame(page).entry("Application").click();
  await expect(page.getByRole("heading", { level: 1, name: "Application" })).toBeVisible();
});

test("without the payment part an agent goes on working, and pays once it is back", async ({
  people,
  openAs,
  complaints,
}) => {
  const consumer = await people.consumer({ types: [3], submit: true });
  const agent = await people.agent({
    zips: [consumer.details.zip.zip_id],
    carriers: ["State Farm"],
  });
  const { aps_id: leadId } = await agent.lead();
  const { qot_id: quoteId } = await agent.quote(leadId, "State Farm", { monthly: 90, yearly: 990 });
  await consumer.choose(quoteId);

  const page = await openAs(agent);
  complaints.expect(failedRequest);
  const slot = new RemoteSlot(page);
  const leads = new LeadsPage(page);
  const payment = new PaymentPage(page);
  await slot.switchOff("payment");
  await leads.open();
  await leads.viewClient().click();
  await leads.payQuestion.getByRole("button", { name: "OK" }).click();
  await expect(slot.unavailable).toBeVisible();
  await page.goBack();
  await expect(leads.cards).toContainText("Won");
  await page.goForward();
  await expect(slot.unavailable).toBeVisible();
  await slot.switchOn("payment");
  await slot.tryAgain.click();
  await expect(payment.heading).toBeVisible();
});

test("without the agents' part the landing works, and the link leads there once it is back", async ({
  people,
  openAs,
  complaints,
}) => {
  const page = await openAs(people.api());
  complaints.expect(failedRequest);
  const slot = new RemoteSlot(page);
  const landing = new LandingPage(page);
  await slot.switchOff("agent");
  await landing.open();
  await landing.agents.click();
  await expect(slot.unavailable).toBeVisible();
  await page.goBack();
  await landing.getQuotes();
  await expect(landing.registerModal).toBeVisible();
  await page.keyboard.press("Escape");
  await slot.switchOn("agent");
  await landing.agents.click();
  await slot.tryAgain.or(new AgentLandingPage(page).heading).first().waitFor();
  if (await slot.tryAgain.isVisible()) await slot.tryAgain.click();
  await expect(new AgentLandingPage(page).heading).toBeVisible();
});

test("a screen whose shared parts do not come says so, and takes them once they are there", async ({
  people,
  openAs,
  complaints,
}) => {
  const page = await openAs(people.api());
  complaints.expect(failedRequest);
  const slot = new RemoteSlot(page);
  await slot.switchOffLateParts();
  await page.goto("/your-number");
  await expect(slot.tryAgain).toBeVisible();
  await slot.markPage();
  await slot.tryAgain.click();
  await expect(slot.tryAgain).toBeEnabled();
  await slot.switchOnLateParts();
  await slot.tryAgain.click();
  await expect(page.getByRole("heading", { level: 1, name: /cover/ })).toBeVisible();
  expect(await slot.isSamePage(), "no reload was needed").toBe(true);
});
