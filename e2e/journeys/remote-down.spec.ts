import { expect, test } from "../fixtures";
import { AgentLandingPage } from "../pages/AgentLandingPage";
import { AreaFrame } from "../pages/AreaFrame";
import { DashboardPage } from "../pages/DashboardPage";
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
  const page = await openAs(await people.consumer({ types: [1] }));
  complaints.expect(failedRequest);
  const slot = new RemoteSlot(page);
  await slot.switchOff("consumer");
  await page.goto("/verify?token=any");
  await expect(page.getByRole("button", { name: "Verify Account" })).toBeVisible();
  await page.goto("/agent");
  await expect(new AgentLandingPage(page).heading).toBeVisible();

  await page.goto("/profile/dashboard");
  await expect(slot.unavailable).toBeVisible();
  await look(page, "remote-down");
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
  const { agent } = await people.wonLead();
  const page = await openAs(agent);
  complaints.expect(failedRequest);
  const slot = new RemoteSlot(page);
  const leads = new LeadsPage(page);
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
  await expect(new PaymentPage(page).heading).toBeVisible();
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
