import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { AreaFrame } from "../pages/AreaFrame";
import { LandingPage } from "../pages/LandingPage";
import { LeadsPage } from "../pages/LeadsPage";
import { QuotesPage } from "../pages/QuotesPage";
import { signIn } from "../pictures/demoPeople";

const on = "[aria-current], [aria-selected=true], [aria-pressed=true]";

/** That each button and link that is on has the system's colour for that. @returns how many are on */
async function expectToldApart(page: Page): Promise<number> {
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("div"));
    probe.style.backgroundColor = "Highlight";
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  });
  const chosen = await page.locator(`:is(a, button):is(${on}):visible`).all();
  for (const one of chosen) {
    expect.soft(await background(one), await one.innerText()).toBe(highlight);
  }
  return chosen.length;
}

const background = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

const outline = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).outlineStyle);

test("a contrast theme shows which one is on, what is unread, and how much is covered", async ({
  people,
  openAs,
}) => {
  const visitor = await openAs(people.api());
  const consumer = await openAs(await signIn(people, "submitted"));
  const clients = await Promise.all(
    [1, 2].map(() => people.consumer({ types: [3], submit: true })),
  );
  const zips = clients.map(({ details }) => details.zip.zip_id);
  const agent = await openAs(await people.agent({ zips, carriers: ["State Farm"] }));
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
    expect(await outline(shown)).toBe("solid");
    expect(await outline(leads.cards.nth(1))).toBe("none");
  });
});
