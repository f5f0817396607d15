import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { AreaFrame } from "../pages/AreaFrame";
import { DashboardPage } from "../pages/DashboardPage";
import { LandingPage } from "../pages/LandingPage";
import { LeadsPage } from "../pages/LeadsPage";
import { LoginModal } from "../pages/LoginModal";
import { QuotesPage } from "../pages/QuotesPage";
import { site } from "../product/site";

const deadSession = /status of 401/;

test("who is not logged in is sent to the landing, and back to the quotes after logging in", async ({
  people,
  openAs,
}) => {
  const consumer = await people.consumer();
  const page = await openAs(people.api());
  const login = new LoginModal(page);
  await page.goto("/profile/my-quotes");
  await expect(page).toHaveURL("/");
  await expect(login.dialog).toBeVisible();
  await login.logIn(consumer.details);
  await expect(page).toHaveURL("/profile/my-quotes");
  await expect(new QuotesPage(page).heading).toBeVisible();
});

test("another destination is forgotten on the landing, and so is one whose login was closed", async ({
  people,
  openAs,
}) => {
  const consumer = await people.consumer({ types: [3], submit: true });
  const page = await openAs(people.api());
  const landing = new LandingPage(page);
  const login = new LoginModal(page);
  await page.goto("/profile/notifications");
  await expect(page).toHaveURL("/");
  await expect(landing.heading).toBeVisible();
  await page.goto("/profile/my-quotes");
  await expect(login.dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await landing.logIn.click();
  await login.logIn(consumer.details);
  await expect(page).toHaveURL("/profile/dashboard");
});

test("each role keeps to its own area, and unknown paths lead to their parents", async ({
  people,
  openAs,
}) => {
  const consumer = await openAs(await people.consumer());
  await consumer.goto("/agent/profile/leads");
  await expect(consumer).toHaveURL("/profile/dashboard");
  await consumer.goto("/payment?leadId=1");
  await expect(consumer).toHaveURL("/profile/dashboard");
  await consumer.goto("/profile/nothing/here");
  await expect(consumer).toHaveURL("/profile/dashboard");
  await consumer.goto("/auth/register");
  await expect(consumer).toHaveURL("/");
  await consumer.goto("/auth/register/9");
  await expect(consumer).toHaveURL(/\/(\?openModal=register)?$/);
  await consumer.goto("/verify?token=");
  await expect(consumer).toHaveURL("/");

  const agent = await openAs(await people.agent({ zips: [78701], carriers: ["State Farm"] }));
  await agent.goto("/profile/my-quotes");
  await expect(agent).toHaveURL("/agent/profile/agency-details");
  await agent.goto("/payment");
  await expect(agent).toHaveURL("/agent/profile/leads/all");
});

test("logging out in one tab logs out the others", async ({ people, openAs, complaints }) => {
  const page = await openAs(await people.consumer());
  complaints.expect(deadSession);
  const frame = new AreaFrame(page);
  const other = await page.context().newPage();
  await page.goto("/profile/dashboard");
  await other.goto("/profile/my-quotes");
  await expect(new QuotesPage(other).heading).toBeVisible();
  await frame.logOut.click();
  await expect(page).toHaveURL("/");
  await expect(new LandingPage(page).logIn).toBeVisible();
  await expect(other).toHaveURL("/");
});

test("after logging out, nothing personal is left for whoever presses Back", async ({
  people,
  openAs,
  complaints,
}) => {
  const consumer = await people.consumer({ types: [3], submit: true });
  const page = await openAs(consumer);
  complaints.expect(deadSession);
  const { firstName, lastName, email, address1, phone } = consumer.details;
  const isPersonal = [lastName, email, address1, phone];
  const expectNothingPersonal = async () => {
    await expect(page).toHaveURL("/");
    await expect(new LandingPage(page).logIn).toBeVisible();
    const left = await page.evaluate(() =>
      [
        document.documentElement.outerHTML,
        ...[...document.querySelectorAll("input")].map(({ value }) => value),
        JSON.stringify({ ...localStorage }),
        JSON.stringify({ ...sessionStorage }),
      ].join("\n"),
    );
    expect(isPersonal.filter((text) => left.includes(text))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem("sid"))).toBeNull();
  };

  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.heading).toContainText(firstName);
  await new AreaFrame(page).entry("My quotes").click();
  await expect(new QuotesPage(page).heading).toBeVisible();
  await new AreaFrame(page).logOut.click();
  await expectNothingPersonal();
  await page.goBack();
  await expectNothingPersonal();
  await page.goBack();
  await expectNothingPersonal();
});

test("a page left open elsewhere shows nothing personal when Back leads to it after a log out", async ({
  people,
  openAs,
  complaints,
}) => {
  const consumer = await people.consumer();
  const page = await openAs(consumer);
  complaints.expect(deadSession);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.heading).toContainText(consumer.details.firstName);
  await page.goto(`${site.sandboxOrigin}/mailbox`);
  const other = await page.context().newPage();
  await other.goto("/profile/my-quotes");
  await new AreaFrame(other).logOut.click();
  await expect(new LandingPage(other).logIn).toBeVisible();
  await page.goBack();
  await expect(new LandingPage(page).logIn).toBeVisible();
  await expect(page.getByText(consumer.details.lastName)).toHaveCount(0);
});

test("Back from another site shows the page at once, while the server does not say who is signed in", async ({
  people,
  openAs,
}) => {
  const page = await openAs(await people.consumer());
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.heading).toBeVisible();
  await page.route("**/api/auth/check-session*", () => undefined);
  await page.goto(`${site.sandboxOrigin}/mailbox`);
  await page.goBack();
  // The headless browser loads the page again: the skeleton of its area shows, and no data yet.
  await expect(page.locator(".skeleton")).toBeVisible();
});

/** Does what a browser does with a page that it keeps in its back/forward cache; the headless one keeps none. */
const keepAndRestore = (page: Page, meanwhile: { sid: string | null }) =>
  page.evaluate(({ sid }) => {
    window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    if (sid === null) localStorage.removeItem("sid");
    else localStorage.setItem("sid", sid);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, meanwhile);

test("a page from the back/forward cache is shown at once, and nothing personal where somebody signed out", async ({
  people,
  openAs,
}) => {
  const consumer = await people.consumer();
  const other = await people.agent({ carriers: ["State Farm"] });
  const page = await openAs(consumer);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.heading).toContainText(consumer.details.firstName);
  await page.route("**/api/auth/check-session*", () => undefined);
  const personal = page.getByRole("heading", { level: 1, name: consumer.details.firstName });

  await keepAndRestore(page, { sid: consumer.api.sid });
  await expect(dashboard.heading).toContainText(consumer.details.firstName);

  await keepAndRestore(page, { sid: other.api.sid });
  await expect(page.getByRole("main")).toBeVisible();
  await expect(personal).toHaveCount(0);

  await keepAndRestore(page, { sid: null });
  await expect(new LandingPage(page).logIn).toBeVisible();
  await expect(personal).toHaveCount(0);
});

const closings: [string, (page: Page) => Promise<void>][] = [
  ["its close icon twice", (page) => page.getByRole("button", { name: "Close" }).dblclick()],
  [
    "Escape twice",
    async (page) => {
      await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Escape")]);
    },
  ],
  ["beside it twice", (page) => page.mouse.dblclick(5, 450)],
  [
    "its close icon twice in one task",
    (page) =>
      page.getByRole("button", { name: "Close" }).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      }),
  ],
  [
    "its close icon when Back has just closed it",
    (page) =>
      page.getByRole("button", { name: "Close" }).evaluate((button: HTMLElement) => {
        window.addEventListener("popstate", () => button.click(), { once: true });
        history.back();
      }),
  ],
];

for (const [way, close] of closings) {
  test(`a dialog is closed by ${way}, and the page stays`, async ({ people, openAs }) => {
    const page = await openAs(people.api());
    const landing = new LandingPage(page);
    const login = new LoginModal(page);
    await page.goto(`${site.sandboxOrigin}/mailbox`);
    await page.goto("/agent");
    await page.getByRole("banner").getByRole("link", { name: "Not an agent" }).click();
    await expect(landing.heading).toBeVisible();
    // Twice: what was asked of the history the first time is done before the second.
    for (let times = 0; times < 2; times += 1) {
      await landing.logIn.click();
      await expect(login.dialog).toBeVisible();
      await close(page);
      await expect(login.dialog).toHaveCount(0);
      await expect(page).toHaveURL("/");
    }
  });
}

test("Back right after a dialog is closed leads one page back, and not off the site", async ({
  people,
  openAs,
}) => {
  const page = await openAs(people.api());
  const landing = new LandingPage(page);
  await page.goto(`${site.sandboxOrigin}/mailbox`);
  await page.goto("/agent");
  await page.getByRole("banner").getByRole("link", { name: "Not an agent" }).click();
  await expect(landing.heading).toBeVisible();
  await landing.logIn.click();
  await page.getByRole("button", { name: "Close" }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
    history.back();
  });
  await expect(page).toHaveURL("/agent");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("an agent without carriers or details is told what is missing", async ({
  people,
  openAs,
  look,
  complaints,
}) => {
  const page = await openAs(await people.agent({ carriers: ["State Farm"] }));
  complaints.expect(/status of 400 .*\/api\/agent\/profile\/leads/);
  const leads = new LeadsPage(page);
  await leads.open();
  await expect(
    page.getByText("Please fill out the remaining fields in your profile page in order to see"),
  ).toBeVisible();
  await look(page, "leads-incomplete");
  await page
    .getByRole("link", { name: "Go to Agency Details" })
    .or(page.getByRole("button", { name: "Go to Agency Details" }))
    .click();
  await expect(page).toHaveURL("/agent/profile/agency-details");
});
