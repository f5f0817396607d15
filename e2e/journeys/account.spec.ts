import { stopClock, tickUntilShown } from "../clock";
import { expect, test } from "../fixtures";
import { AreaFrame } from "../pages/AreaFrame";
import { DashboardPage } from "../pages/DashboardPage";
import { LandingPage } from "../pages/LandingPage";
import { LeadsPage } from "../pages/LeadsPage";
import { LoginModal } from "../pages/LoginModal";
import { toast } from "../pages/toast";
import { linkIn, mailTo } from "../people/mailbox";
import { site } from "../product/site";

const refusedLogin = /status of 422 .*\/api\/auth\/login/;

test("details and a password that were changed stay, and count from the next login on", async ({
  people,
  openAs,
  look,
  complaints,
}) => {
  const consumer = await people.consumer();
  const page = await openAs(consumer);
  complaints.expect(refusedLogin);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.field("First name")).toBeHidden();
  await look(page, "dashboard");
  await dashboard.edit.click();
  await dashboard.field("First name").fill("Carlotta");
  await dashboard.field("Address line 2").fill("");
  await dashboard.update.click();
  await expect(toast(page, "Your profile was updated.")).toBeVisible();
  await page.reload();
  await expect(dashboard.details).toContainText("First nameCarlotta");
  await expect(dashboard.details).toContainText("Address line 2Not given");

  const next = "Another-harbor-73";
  await dashboard.changePassword.click();
  await dashboard.oldPassword.fill(consumer.details.password);
  await dashboard.newPassword.fill(next);
  await dashboard.confirmPassword.fill(next);
  await look(page, "change-password");
  await dashboard.update.click();
  await expect(toast(page, "Your profile was updated.")).toBeVisible();
  await new AreaFrame(page).logOut.click();
  await expect(page).toHaveURL("/");
  const login = new LoginModal(page);
  await new LandingPage(page).logIn.click();
  await login.logIn(consumer.details);
  await expect(login.dialog.getByText("your email or password invalid")).toHaveCount(2);
  await look(page, "login-refused");
  await login.logIn({ ...consumer.details, password: next });
  await expect(page).toHaveURL("/profile/application");
});

test("a forgotten password is replaced through the mailed link", async ({
  people,
  openAs,
  look,
}) => {
  const consumer = await people.consumer();
  const page = await openAs(people.api());
  const landing = new LandingPage(page);
  const login = new LoginModal(page);
  await landing.open();
  await landing.logIn.click();
  await login.askForLink(consumer.details.email);
  await expect(toast(page, /We've sent you an email/)).toBeVisible();
  const mail = await mailTo(site.sandboxOrigin, consumer.details.email, /password/i);
  await page.clock.install();
  await page.goto(linkIn(mail, "/reset-password"));
  const password = "Another-harbor-74";
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm new password").fill(password);
  await look(page, "reset-password");
  await stopClock(page);
  await page.getByRole("button", { name: "Reset Password" }).click();
  const done = toast(page, "You have successfully reset your password!");
  await tickUntilShown(page, done);
  await page.clock.runFor(2_980);
  await expect(done).toBeVisible();
  await page.clock.runFor(20);
  await expect(done).toHaveCount(0);
  await page.clock.resume();
  await landing.logIn.click();
  await login.logIn({ ...consumer.details, password });
  await expect(page).toHaveURL("/profile/application");
});

test("a consumer who deletes the account is gone, for the agent as well", async ({
  people,
  openAs,
  look,
}) => {
  const { consumer, agent } = await people.quotedLead();
  const page = await openAs(consumer);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await dashboard.deleteAccount.click();
  await look(page, "delete-account");
  await dashboard.confirmDelete.click();
  await expect(dashboard.deleted).toBeVisible();
  await page.getByRole("button", { name: "Go home" }).click();
  await expect(new LandingPage(page).logIn).toBeVisible();

  const agentPage = await openAs(agent);
  const leads = new LeadsPage(agentPage);
  await leads.open();
  await expect(leads.cards).toContainText("Deleted");
  // Nothing can be done with it but to put it away.
  await expect(leads.cards.getByRole("button")).toHaveCount(1);
  await leads.cards.getByRole("button", { name: /^Take the deleted lead/ }).click();
  await expect(leads.cards).toHaveCount(0);
});
