import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { AreaFrame } from "../pages/AreaFrame";
import { LandingPage } from "../pages/LandingPage";
import { LeadsPage } from "../pages/LeadsPage";
import { QuotesPage } from "../pages/QuotesPage";
import { signIn } from "../pictures/demoPeople";

/** What is seen of an element where a theme of the system gives the colours. */
const look = (element: Locator) =>
  element.evaluate((node) => {
    const style = getComputedStyle(node);
    return [
      style.backgroundColor,
      style.borderInlineStartColor,
      style.borderBottomColor,
      style.outlineStyle,
      style.textDecorationLine,
    ].join();
  });

const background = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

const on = "[aria-current], [aria-selected=true], [aria-pressed=true]";

/** That each of what is on looks other than its neighbours that are off. @returns how many are on */
async function expectToldApart(page: Page): Promise<number> {
  const chosen = await page.locator(`:is(a, button):is(${on}):visible`).all();
  for (const one of chosen) {
    const other = one.locator(
      `xpath=(ancestor::*[self::ul or self::ol or self::nav or @role='group' or @role='tablist'][1]//*[self::a or self::button][not(@aria-current) and not(@aria-selected='true') and not(@aria-pressed='true')])[1]`,
    );
    if ((await other.count()) === 0) continue;
    expect.soft(await look(one), await one.innerText()).not.toBe(await look(other));
  }
  return chosen.length;
}

test("a contrast theme shows which one is on, what is unread, and how much is covered", async ({
  people,
  openAs,
}) => {
  const visitor = await openAs(people.api());
  const consumer = await openAs(await signIn(people, "submitted"));
  const agent = await openAs(await signIn(people, "agent"));
  for (const page of [visitor, consumer, agent])
    await page.emulateMedia({ forcedColors: "active" });

  await test.step("the landing", async () => {
    const landing = new LandingPage(visitor);
    await landing.open();
    await expect(landing.heading).toBeVisible();
    expect(await expectToldApart(visitor)).toBeGreaterThan(1);
  });

  await test.step("my quotes", async () => {
    const quotes = new QuotesPage(consumer);
    await quotes.open();
    await expect(quotes.comparison).toBeVisible();
    // The menu, the way to look at the quotes, their order, the language and the theme.
    expect(await expectToldApart(consumer)).toBeGreaterThan(3);
    const bar = quotes.comparison.locator("[data-share]:has(> span)").first();
    const [filled, whole] = [bar.locator("span").first(), bar].map(background);
    expect(await filled).not.toBe(await whole);
  });

  await test.step("leads", async () => {
    const leads = new LeadsPage(agent);
    await leads.open();
    await expect(leads.cards.first()).toBeVisible();
    await expect(new AreaFrame(agent).entry("Leads")).toHaveAttribute("aria-current", "page");
    expect(await expectToldApart(agent)).toBeGreaterThan(2);
    const unread = leads.cards.filter({ has: agent.getByTitle("Unread") }).first();
    expect(await background(unread.getByTitle("Unread"))).not.toBe(await background(unread));
    await leads.viewSummary().click();
    const shown = agent.locator("li[aria-current]");
    await expect(shown).toBeVisible();
    expect(await look(shown)).not.toBe(await look(leads.cards.nth(3)));
  });
});
