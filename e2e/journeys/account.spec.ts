import { expect, test } from "../fixtures";
import { AgencyDetailsPage } from "../pages/AgencyDetailsPage";
import { AreaFrame } from "../pages/AreaFrame";
import { DashboardPage } from "../pages/DashboardPage";
import { LandingPage } from "../pages/LandingPage";
import { LeadsPage } from "../pages/LeadsPage";
import { LoginModal } from "../pages/LoginModal";
import { QuotesPage } from "../pages/QuotesPage";
import { toast } from "../pages/toast";
import { linkIn, mailTo } from "../people/mailbox";
import { site } from "../product/site";

const refusedLogin = /status of 422 .*\/api\/auth\/login/;

test("a consumer's details are locked, edited, saved and locked again", async ({
  people,
  openAs,
  look,
}) => {
  const page = await openAs(await people.consumer());
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.field("First name")).toBeHidden();
  await look(page, "dashboard");
  await dashboard.edit.click();
  await expect(dashboard.update).toBeDisabled();
  await dashboard.field("First name").fill("Carlotta");
  await dashboard.field("Address line 2").fill("");
  await dashboard.update.click();
  await expect(toast(page, "Your profile was updated.")).toBeVisible();
  await expect(dashboard.field("First name")).toBeHidden();
  await page.reload();
  await expect(dashboard.details).toContainText("First nameCarlotta");
  await expect(dashboard.details).toContainText("Address line 2Not given");
  await expect(dashboard.heading).toHaveText("Hello, Carlotta");
});

test("a changed password counts from the next login on", async ({
  people,
  openAs,
  look,
  complaints,
}) => {
  const consumer = await people.consumer();
  const page = await openAs(consumer);
  complaints.expect(refusedLogin);
  complaints.expect(/status of 4\d\d .*\/api\/user\/profile/);
  const dashboard = new DashboardPage(page);
  const next = "Another-harbor-73";
  await dashboard.open();
  await dashboard.changePassword.click();
  await dashboard.oldPassword.fill("not the old one");
  await dashboard.newPassword.fill(next);
  await dashboard.confirmPassword.fill("something else");
  await dashboard.update.click();
  await expect(page.getByText("Passwords must match.").first()).toBeVisible();
  await look(page, "change-password");
  await dashboard.confirmPassword.fill(next);
  await dashboard.update.click();
  await expect(toast(page, "Your current password is not right.")).toBeVisible();
  await dashboard.oldPassword.fill(consumer.details.password);
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
  await page.goto(linkIn(mail, "/reset-password"));
  const next = "Another-harbor-74";
  await page.getByLabel("New password", { exact: true }).fill("short");
  await page.getByLabel("Confirm new password").fill("short");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(
    page.getByText("Password must contain more than 8 characters.").first(),
  ).toBeVisible();
  await look(page, "reset-password");
  await page.getByLabel("New password", { exact: true }).fill(next);
  await page.getByLabel("Confirm new password").fill(next);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(toast(page, /reset your password!/)).toBeVisible();
  await expect(page).toHaveURL("/");
  await landing.logIn.click();
  await login.logIn({ ...consumer.details, password: next });
  await expect(page).toHaveURL("/profile/application");
});

test("a consumer who deletes the account is gone, for the agent as well", async ({
  people,
  openAs,
  look,
  complaints,
}) => {
  const { consumer, agent } = await people.quotedLead();
  const page = await openAs(consumer);
  complaints.expect(refusedLogin);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await dashboard.deleteAccount.click();
  await look(page, "delete-account");
  await dashboard.confirmDelete.click();
  await expect(dashboard.deleted).toBeVisible();
  await page.getByRole("button", { name: "Go home" }).click();
  await expect(page).toHaveURL("/");
  const landing = new LandingPage(page);
  const login = new LoginModal(page);
  await landing.logIn.click();
  await login.logIn(consumer.details);
  await expect(login.dialog.getByText("your email or password invalid")).toHaveCount(2);

  const agentPage = await openAs(agent);
  const leads = new LeadsPage(agentPage);
  await leads.open();
  await expect(leads.cards).toContainText("Deleted");
  // Nothing can be done with it but to put it away.
  const putAway = leads.cards.getByRole("button", { name: /^Take the deleted lead/ });
  await expect(leads.cards.getByRole("button")).toHaveCount(1);
  await look(agentPage, "lead-deleted");
  await putAway.click();
  await expect(leads.cards).toHaveCount(0);
});

test("an agent who deletes the account takes their quotes along", async ({
  people,
  openAs,
  complaints,
}) => {
  const { consumer, agent } = await people.quotedLead();
  const agentPage = await openAs(agent);
  complaints.expect(refusedLogin);
  const agency = new AgencyDetailsPage(agentPage);
  await agency.open();
  // The last field to come: nothing moves any more.
  await expect(agency.zips).toBeVisible();
  await agency.deleteAccount.click();
  await agency.question.getByRole("button", { name: "Delete account" }).click();
  await expect(agentPage).toHaveURL("/");

  const page = await openAs(consumer);
  await new QuotesPage(page).open();
  await expect(page.getByText("This quote was removed by its agent.")).toBeVisible();
});
