import { expect, test } from "../fixtures";
import { AreaFrame } from "../pages/AreaFrame";
import { LandingPage } from "../pages/LandingPage";
import { LeadsPage } from "../pages/LeadsPage";
import { toast } from "../pages/toast";
import { mailTo } from "../people/mailbox";
import { site } from "../product/site";

test("notifications are read, deleted one by one and all at once", async ({
  people,
  openAs,
  look,
}) => {
  const { consumer, agent, leadId } = await people.lead();
  await agent.addCarriers(["Progressive", "Farmers"]);
  for (const carrier of ["State Farm", "Progressive", "Farmers"]) {
    await agent.quote(leadId, carrier, { monthly: 70, yearly: 800 });
  }
  const page = await openAs(consumer);
  const frame = new AreaFrame(page);
  await page.goto("/profile/notifications");
  const items = page.getByRole("list", { name: "Notifications" }).getByRole("listitem");
  await expect(items).toHaveCount(3);
  await expect(frame.bell).toHaveAccessibleName("Notifications, 3 unread");
  await look(page, "notifications");
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(frame.bell).toHaveAccessibleName("Notifications");
  await items.first().getByRole("button", { name: "Delete notification" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(items).toHaveCount(2);
  await page.getByRole("button", { name: "Delete all" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete all" }).click();
  await expect(page.getByText("You have no notifications.")).toBeVisible();
  await look(page, "notifications-empty");
});

test("leads are filtered by their status, and worked through by keyboard", async ({
  people,
  openAs,
  look,
}) => {
  const { consumer, agent } = await people.quotedLead();
  const next = await people.consumer({ types: [3], submit: true });
  await agent.completeProfile([consumer.details.zip.zip_id, next.details.zip.zip_id]);
  const page = await openAs(agent);
  const leads = new LeadsPage(page);
  await leads.open();
  await expect(leads.cards).toHaveCount(2);
  await leads.show("New");
  await expect(leads.cards).toHaveCount(1);
  await expect(leads.cards).toContainText("New");
  await leads.show("Quoted");
  await expect(leads.cards).toContainText("Quoted");
  await leads.show("Won");
  await expect(page.getByText("There are no leads in this category.")).toBeVisible();
  await look(page, "leads-none-in-category");

  const { keyboard } = page;
  await leads.show("Show all");
  await expect(leads.cards).toHaveCount(2);
  await leads.heading.click();
  await keyboard.press("/");
  await expect(leads.search).toBeFocused();
  await keyboard.type(next.details.lastName);
  await expect(leads.cards).toHaveCount(1);
  await keyboard.press("Enter");
  await expect(page.getByText("1 lead found")).toBeFocused();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("combobox", { name: "Insurance type" }).selectOption("Auto");
  await leads.chip("Auto").focus();
  const found = /\?search=Jones\d+&type=3/;
  await expect(page).toHaveURL(found);
  await keyboard.press("j");
  await expect(leads.viewSummary()).toBeFocused();
  await look(page, "leads-found");
  await keyboard.press("Enter");
  await expect(leads.summary).toContainText("Coverage assessment");
  await keyboard.press("Escape");
  await expect(leads.viewSummary()).toBeFocused();
  await keyboard.press("q");
  await expect(page).toHaveURL(/\/leads\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(found);
  await expect(leads.viewSummary()).toBeFocused();
  await keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await look(page, "leads-keyboard-help");
});

test("a visitor writes to us from the footer", async ({ people, openAs }) => {
  const page = await openAs(people.api());
  await new LandingPage(page).open();
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("button", { name: "Send message" }).click();
  await expect(footer.getByText("This field is required.")).toHaveCount(3);
  await footer.getByRole("textbox", { name: "Name" }).fill("Vera");
  await footer.getByRole("textbox", { name: "Email" }).fill("vera@example.com");
  await footer.getByRole("textbox", { name: "Message" }).fill("Do you quote boats?");
  await footer.getByRole("button", { name: "Send message" }).click();
  await expect(toast(page, /^Thank you for getting in touch/)).toBeVisible();
});

test("on a phone the menus are a burger and a bar", async ({ people, openAs, look }) => {
  const visitor = await openAs(people.api(), { mobile: true });
  const landing = new LandingPage(visitor);
  await landing.open();
  await look(visitor, "phone-landing");
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
  await look(page, "phone-application");

  const agentPage = await openAs(agent, { mobile: true });
  const leads = new LeadsPage(agentPage);
  await leads.open();
  await leads.viewSummary().click();
  await expect(leads.summary).toContainText("Coverage assessment");
  await look(agentPage, "phone-lead-summary");
});

test("whose browser speaks Spanish reads Spanish", async ({ people, openAs, look }) => {
  const page = await openAs(people.api(), { language: "es-US" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(
    page.getByRole("banner").getByRole("button", { name: "Iniciar sesión" }),
  ).toBeVisible();
  await look(page, "spanish-landing");
  await page
    .getByRole("button", { name: "English" })
    .or(page.getByRole("link", { name: "English" }))
    .first()
    .click();
  await expect(new LandingPage(page).heading).toBeVisible();
});

test("who switches to Español is written to in Spanish from then on", async ({
  people,
  openAs,
  look,
}) => {
  const { consumer, agent, leadId } = await people.lead();
  const page = await openAs(consumer);
  await page.goto("/profile/application");
  await expect(page.getByRole("heading", { level: 1, name: "Application" })).toBeVisible();
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
