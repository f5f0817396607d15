import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { holdReplies } from "../holdReplies";
import { AreaFrame } from "../pages/AreaFrame";
import { DashboardPage } from "../pages/DashboardPage";
import { LandingPage } from "../pages/LandingPage";
import { LoginModal } from "../pages/LoginModal";
import { RegisterPage } from "../pages/RegisterPage";
import { toast } from "../pages/toast";
import { aConsumer } from "../people/details";

test("dialogs open from the address and close in three ways; a link that needs a sign-in is remembered once", async ({
  people,
  openAs,
}) => {
  const consumer = await people.consumer();
  const page = await openAs(people.api());
  const landing = new LandingPage(page);
  const login = new LoginModal(page);
  await page.goto("/?openModal=register");
  await expect(landing.registerModal).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(landing.registerModal).toHaveCount(0);
  await page.goto("/agent?openModal=login");
  await expect(login.dialog).toBeVisible();
  await page.mouse.click(8, 450);
  await expect(login.dialog).toHaveCount(0);
  await page.goto("/agent?openModal=register");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // What is left and closed again gives the focus back to its opener.
  await page.goto("/");
  await landing.logIn.click();
  await expect(login.dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(landing.logIn).toBeFocused();

  await page.goto("/no/such/place");
  await expect(page).toHaveURL("/");
  await page.goto("/profile/my-quotes");
  await expect(page).toHaveURL("/");
  await expect(login.dialog).toBeVisible();
  await login.dialog.getByRole("button", { name: "Close" }).click();
  await expect(login.dialog).toHaveCount(0);
  await page.reload();
  await expect(landing.heading).toBeVisible();
  await expect(login.dialog).toHaveCount(0);
  await page.goto("/profile/my-quotes");
  await login.logIn(consumer.details);
  await expect(page).toHaveURL("/profile/my-quotes");
});

test("a toast stays ten seconds or until it is pressed, and the loader comes after 0.8 seconds of waiting", async ({
  people,
  openAs,
}) => {
  const page = await openAs(people.api());
  await page.clock.install();
  await page.goto("/#contact");
  const thanks = toast(page, /Thank/);
  const loader = page.getByRole("status").filter({ hasText: "Loading" });
  const foot = page.getByRole("contentinfo");
  const write = async () => {
    await foot.getByRole("textbox", { name: /name/i }).fill("Maya Ruiz");
    await foot.getByRole("textbox", { name: /email/i }).fill("maya.ruiz@example.com");
    await foot.getByRole("textbox", { name: /message/i }).fill("Do you insure boats?");
    await foot.getByRole("button", { name: "Send" }).click();
  };
  await write();
  await expect(thanks).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 8_000));
  await expect(thanks).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(thanks).toHaveCount(0);

  await page.clock.resume();
  await write();
  await thanks.click();
  await expect(thanks).toHaveCount(0);
  await expect(loader).toHaveCount(0);

  const answer = await holdReplies(page, "**/api/feedback?*");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await write();
  await expect(foot.locator("[aria-busy=true]")).toBeVisible();
  await page.clock.runFor(799);
  await expect(loader).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(loader).toBeInViewport();
  answer();
  await expect(loader).toHaveCount(0);
  await expect(thanks).toBeVisible();
});

/** Pages with much in their bars, for a visitor and for both roles. */
const publicPaths = ["/", "/?openModal=login", "/agent", "/agent?openModal=register"];
const consumerPaths = ["dashboard", "application", "my-quotes", "notifications", "privacy"];
const agentPaths = ["leads/all", "agency-details", "results", "payments", "notifications"];

/** Gives the window a width, and the browser's own text this size. */
async function resize(page: Page, width: number, text: number) {
  await page.setViewportSize({ width, height: 800 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.setFontSizes", { fontSizes: { standard: text } });
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The buttons and parts of rows that stand outside the window, or are cut where nothing scrolls to them. */
const cutOff = (page: Page) =>
  page.locator("button, li > *").evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        if (width <= 1 || !part.checkVisibility({ visibilityProperty: true })) return false;
        let [from, to] = [0, window.innerWidth];
        for (let outer = part.parentElement; outer; outer = outer.parentElement) {
          const { overflowX } = getComputedStyle(outer);
          if (overflowX === "auto" || overflowX === "scroll") return false;
          if (overflowX === "visible") continue;
          from = Math.max(from, outer.getBoundingClientRect().left);
          to = Math.min(to, outer.getBoundingClientRect().right);
        }
        return left < from - 1 || right > to + 1;
      })
      .map(({ textContent }) => textContent),
  );

test("menus fold at 768 px, and nothing scrolls sideways or is cut at 320 px or with text twice as large", async ({
  people,
  openAs,
}) => {
  const visitor = await openAs(people.api());
  const burger = visitor.getByRole("button", { name: "Open the menu" });
  const landing = new LandingPage(visitor);
  await visitor.goto("/");
  await resize(visitor, 769, 16);
  await expect(burger).toBeHidden();
  await expect(landing.logIn).toBeVisible();
  await visitor.setViewportSize({ width: 768, height: 800 });
  await expect(burger).toBeVisible();
  await expect(landing.logIn).toBeHidden();

  const { consumer, agent } = await people.wonLead();
  const people_ = [
    { page: visitor, paths: publicPaths },
    { page: await openAs(consumer), paths: consumerPaths.map((path) => `/profile/${path}`) },
    { page: await openAs(agent), paths: agentPaths.map((path) => `/agent/profile/${path}`) },
  ];
  for (const { page, paths } of people_) {
    for (const path of paths) {
      await page.goto(path);
      await page
        .locator(path.includes("openModal") ? "[role=dialog]" : "h1")
        .first()
        .waitFor();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const [width, text] of [
        [320, 16],
        [375, 32],
        [1280, 24],
      ] as const) {
        await resize(page, width, text);
        await expect
          .poll(() => sideways(page), { message: `${path} at ${width} px, text of ${text} px` })
          .toBeLessThanOrEqual(0);
        await expect
          .poll(() => cutOff(page), { message: `cut on ${path} at ${width} px, ${text} px` })
          .toEqual([]);
      }
    }
  }
  const consumerPage = people_[1]?.page;
  if (!consumerPage) throw new Error("There is no consumer.");
  const frame = new AreaFrame(consumerPage);
  await consumerPage.goto("/profile/dashboard");
  await expect(frame.logOut).toBeInViewport();
});

test("a double click never meets what its first press brought", async ({ people, openAs }) => {
  const api = people.api();
  const visitor = await openAs(api);
  const landing = new LandingPage(visitor);
  await landing.open();
  await visitor.getByRole("banner").getByRole("button", { name: "Get quotes" }).dblclick();
  await expect(landing.registerModal).toBeVisible();
  await visitor.goBack();
  await expect(landing.registerModal).toHaveCount(0);
  await expect(visitor).toHaveURL("/");

  const registration = new RegisterPage(visitor);
  await visitor.goto("/auth/register/3");
  await registration.fillAboutYou(await aConsumer(api));
  await registration.next.dblclick();
  await expect(registration.step("Your household")).toBeVisible();
  await expect(visitor.getByText(/answers? needs? attention/)).toHaveCount(0);
  await visitor.getByRole("button", { name: "Previous step" }).click();
  await expect(registration.step("About you")).toBeVisible();

  const consumer = await openAs(await people.consumer());
  const dashboard = new DashboardPage(consumer);
  await dashboard.open();
  await dashboard.edit.dblclick();
  await expect(dashboard.update).toBeVisible();
  await expect(dashboard.oldPassword).toHaveCount(0);
});
