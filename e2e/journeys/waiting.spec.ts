import type { Page } from "@playwright/test";
import { DoneReply } from "@quotehaven/contract/schemas";
import { stopClock, tickUntilShown } from "../clock";
import { expect, test } from "../fixtures";
import { holdReplies } from "../holdReplies";
import { LeadsPage } from "../pages/LeadsPage";
import { LoginModal } from "../pages/LoginModal";
import { QuotesPage } from "../pages/QuotesPage";
import { TodayCard } from "../pages/TodayCard";
import { signIn } from "../pictures/demoPeople";

/** What the page asks of an address from now on: the query of each call. */
function callsOf(page: Page, path: string): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === path) calls.push(searchParams);
  });
  return calls;
}

test("on the lead board a hint stays 6 seconds, a page is asked for once typing rests, and the calculation comes late", async ({
  people,
  openAs,
}) => {
  // The demo agent has leads for several pages.
  const page = await openAs(await signIn(people, "agent"));
  await page.clock.install();
  const leads = new LeadsPage(page);
  await leads.open();
  await expect(leads.cards).toHaveCount(12);
  await page.getByRole("button", { name: "Filters" }).click();
  await stopClock(page);

  await test.step("the hint of a field", async () => {
    const hint = page.getByText("The first three digits.");
    await expect(hint).toBeHidden();
    await page.getByRole("textbox", { name: "Zip area" }).focus();
    await expect(hint).toBeVisible();
    await page.clock.runFor(5_999);
    await expect(hint).toBeVisible();
    await page.clock.runFor(1);
    await expect(hint).toBeHidden();
  });

  await test.step("the pager", async () => {
    const lists = callsOf(page, "/api/agent/profile/leads");
    const jump = leads.pager.getByRole("textbox", { name: "Go to page" });
    const pagesAsked = () => lists.map((query) => query.get("offset")).filter((it) => it !== "0");
    await jump.fill("2");
    await page.clock.runFor(499);
    await jump.fill("3");
    await page.clock.runFor(499);
    await expect(leads.openLeaf).toHaveText("1");
    expect(pagesAsked()).toEqual([]);
    await tickUntilShown(page, leads.openLeaf.getByText("3"));
    await tickUntilShown(page, leads.cards.nth(11));
    expect(pagesAsked()).toEqual(["24"]);
  });

  await test.step("the calculation panel", async () => {
    // Another lead may be gone before it is opened.
    const own = await openAs((await people.lead()).agent);
    await own.clock.install();
    const desk = new LeadsPage(own);
    await desk.open();
    await expect(desk.cards).toHaveCount(1);
    await stopClock(own);
    const calculations = callsOf(own, "/api/agent/profile/calculate-coverage");
    const panel = desk.summary.getByRole("group", { name: "Coverage assessment" });
    await desk.viewSummary().click();
    await tickUntilShown(own, desk.summary.getByText("Date of birth", { exact: true }));
    await own.clock.runFor(280);
    await expect(panel).toHaveCount(0);
    expect(calculations).toEqual([]);
    await tickUntilShown(own, panel.first().getByText("$").first());
    expect(calculations.length).toBe(await panel.count());
  });
});

test("a list that could not be read is told for 5 seconds, and a session that ended elsewhere is noticed within 30", async ({
  people,
  openAs,
  complaints,
}) => {
  const { consumer } = await people.quotedLead();
  const page = await openAs(consumer);
  complaints.expect(/status of (401|500)/);
  await page.clock.install();
  const quotes = new QuotesPage(page);
  const login = new LoginModal(page);
  const messages = page.getByRole("region", { name: "Messages" });
  const list = "**/api/user/quotes?*";
  const answer = await holdReplies(page, list, (route) => route.fulfill({ status: 500 }));
  await quotes.open();
  await expect(quotes.heading).toBeVisible();
  await stopClock(page);
  answer();
  await tickUntilShown(page, messages.getByText(/went wrong/));
  await page.clock.runFor(4_980);
  await expect(messages).toContainText(/went wrong/);
  await page.clock.runFor(20);
  await expect(messages).toBeEmpty();
  await page.unroute(list);
  await page.getByRole("button", { name: "Try again" }).click();
  await tickUntilShown(page, quotes.cards);
  // Fetched after the list: its code has to arrive before the clock passes its limit.
  await tickUntilShown(page, new TodayCard(page).byHand);

  await consumer.api.get("/auth/login", DoneReply);
  await page.clock.runFor(30_000);
  await tickUntilShown(page, login.dialog);
  await expect(page).toHaveURL("/");
  await expect(messages).toBeEmpty();
  await page.clock.resume();
  await login.logIn(consumer.details);
  await expect(page).toHaveURL("/profile/my-quotes");
});
