import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { AreaFrame } from "../pages/AreaFrame";
import { DashboardPage } from "../pages/DashboardPage";
import { LandingPage } from "../pages/LandingPage";
import { LoginModal } from "../pages/LoginModal";
import { QuotesPage } from "../pages/QuotesPage";
import { site } from "../product/site";

const deadSession = /status of 401/;

test("a log out holds in every tab, leaves nothing personal to whoever presses Back, and little in the browser", async ({
  people,
  openAs,
  complaints,
}) => {
  const consumer = await people.consumer({ types: [3], submit: true });
  const page = await openAs(consumer);
  complaints.expect(deadSession);
  const { firstName, lastName, email, address1, phone } = consumer.details;
  // Where each screen was scrolled to is kept by React Router.
  const keptBy = () =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
        .filter((name) => name !== "react-router-scroll-positions")
        .sort(),
    );
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
    const isPersonal = [lastName, email, address1, phone];
    expect(isPersonal.filter((text) => left.includes(text))).toEqual([]);
  };

  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.heading).toContainText(firstName);
  await new AreaFrame(page).entry("My quotes").click();
  await expect(new QuotesPage(page).heading).toBeVisible();
  expect(await keptBy()).toEqual(["role", "sid", "visitor"]);
  const other = await page.context().newPage();
  await other.goto("/profile/my-quotes");
  await expect(new QuotesPage(other).heading).toBeVisible();

  await new AreaFrame(page).logOut.click();
  await expect(other).toHaveURL("/");
  await expectNothingPersonal();
  expect(await keptBy()).toEqual(["visitor"]);
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

test("where the browser blocks site data, a sign-in holds for the tab, and says so", async ({
  people,
  openAs,
}) => {
  const consumer = await people.consumer();
  const page = await openAs(people.api(), { mobile: true });
  // As Chromium and Firefox do it.
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Access is denied.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, { get });
    }
    Object.defineProperty(window, "BroadcastChannel", { get });
  });
  await page.goto("/?openModal=login");
  await new LoginModal(page).logIn(consumer.details);
  await expect(page.getByText(/signed in for this tab only/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Application" })).toBeVisible();
  await new AreaFrame(page).entry("My quotes").click();
  await expect(new QuotesPage(page).heading).toBeVisible();
});

const closings: ((page: Page) => Promise<unknown>)[] = [
  (page) => page.getByRole("button", { name: "Close" }).dblclick(),
  (page) => Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Escape")]),
  (page) => page.mouse.dblclick(5, 450),
  // When Back has just closed it.
  (page) =>
    page.getByRole("button", { name: "Close" }).evaluate((button: HTMLElement) => {
      window.addEventListener("popstate", () => button.click(), { once: true });
      history.back();
    }),
];

test("a dialog that is opened by a double click and closed twice over leaves the page as it is, and Back leads one page back", async ({
  people,
  openAs,
}) => {
  const page = await openAs(people.api());
  const landing = new LandingPage(page);
  const login = new LoginModal(page);
  await page.goto(`${site.sandboxOrigin}/mailbox`);
  await page.goto("/agent");
  await page.getByRole("banner").getByRole("link", { name: "Not an agent" }).click();
  await expect(landing.heading).toBeVisible();
  for (const close of closings) {
    // Twice: what was asked of the history the first time is done before the second.
    for (let times = 0; times < 2; times += 1) {
      // A double click opens it once.
      await landing.logIn.dblclick();
      await expect(login.dialog).toBeVisible();
      await close(page);
      await expect(login.dialog).toHaveCount(0);
      await expect(page).toHaveURL("/");
    }
  }
  await landing.logIn.click();
  await page.getByRole("button", { name: "Close" }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
    history.back();
  });
  await expect(page).toHaveURL("/agent");
  await expect(login.dialog).toHaveCount(0);
});
