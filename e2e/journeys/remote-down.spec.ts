import { expect, test } from "../fixtures";
import { AgentLandingPage } from "../pages/AgentLandingPage";
import { AreaFrame } from "../pages/AreaFrame";
import { DashboardPage } from "../pages/DashboardPage";
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
