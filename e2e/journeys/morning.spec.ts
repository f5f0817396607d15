import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { tabTo } from "../keyboard";
import { LeadsPage } from "../pages/LeadsPage";
import { QuoteLeadPage } from "../pages/QuoteLeadPage";

const waiting = 20;
const rowsOfPage = 12;
const prices = [81, 82, 83, 84, 85, 86];

/** Reads as many rows of the list, from its first one, as J leads from one to the next. */
async function readRows(page: Page, rows: number): Promise<void> {
  const leads = new LeadsPage(page);
  for (let row = 0; row < rows; row += 1) {
    await page.keyboard.press("j");
    await expect(leads.opener(row)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(leads.summary).toContainText("Coverage assessment");
    await page.keyboard.press("Escape");
    await expect(leads.opener(row)).toBeFocused();
  }
}

/** Quotes the lead whose row is selected with Progressive, in the grid. */
async function quoteSelected(page: Page, monthly: number): Promise<void> {
  const { keyboard } = page;
  const quote = new QuoteLeadPage(page);
  await keyboard.press("q");
  await expect(quote.heading).toBeFocused();
  // The grid is kept from the first lead to the next.
  if (!(await quote.grid.isVisible())) await keyboard.press("g");
  await tabTo(quote.cell("Progressive", "Auto monthly"));
  await keyboard.type(String(monthly));
  await keyboard.press("Control+Enter");
  await expect(quote.confirm).toBeFocused();
  await keyboard.press("Enter");
  await expect(quote.heading).toBeHidden();
}

test("on a morning twenty leads are read and six of them quoted, all by keyboard", async ({
  people,
  openAs,
}) => {
  const clients = await Promise.all(
    Array.from({ length: waiting }, () => people.consumer({ types: [3], submit: true })),
  );
  const agent = await people.agent({
    zips: clients.map(({ details }) => details.zip.zip_id),
    carriers: ["State Farm", "Progressive"],
  });
  const page = await openAs(agent);
  const { keyboard } = page;
  const leads = new LeadsPage(page);
  await leads.open();
  await expect(leads.cards.first()).toBeVisible();

  await readRows(page, rowsOfPage);
  const firstRead = await leads.cards.first().getAttribute("data-lead");
  await tabTo(page.getByRole("button", { name: "Next page" }));
  await keyboard.press("Enter");
  await expect(leads.cards.first()).not.toHaveAttribute("data-lead", String(firstRead));
  const rows = waiting - rowsOfPage;
  await readRows(page, rows);

  for (const [index, monthly] of prices.entries()) {
    if (index > 0) await keyboard.press("k");
    await expect(leads.opener(rows - 1 - index)).toBeFocused();
    await quoteSelected(page, monthly);
    // Back in the list, the row that was quoted is selected again.
    await expect(leads.opener(rows - 1 - index)).toBeFocused();
  }
  const sent = await Promise.all(clients.map((client) => client.quotes()));
  expect(
    sent
      .flat()
      .map(({ inc_name, prices: [auto] }) => [inc_name, auto?.qpr_monthly, auto?.qpr_yearly])
      .sort(),
  ).toEqual(prices.map((monthly) => ["Progressive", monthly, 12 * monthly]));
});

test("a lead is found, read and left by keyboard, and no key is taken from the search", async ({
  people,
  openAs,
}) => {
  const { consumer, agent } = await people.lead();
  const page = await openAs(agent);
  const { keyboard } = page;
  const leads = new LeadsPage(page);
  await leads.open();
  await expect(leads.cards).toHaveCount(1);
  await keyboard.press("/");
  await expect(leads.search).toBeFocused();
  await keyboard.type("jkq/?");
  await keyboard.press("Enter");
  await expect(leads.search).toHaveValue("jkq/?");
  await expect(leads.found).toBeFocused();
  await expect(leads.found).toHaveText("No lead matches.");

  await keyboard.press("/");
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type(consumer.details.firstName);
  await keyboard.press("Enter");
  await expect(leads.found).toBeFocused();
  await expect(leads.found).toHaveText("1 lead found");
  await keyboard.press("j");
  await expect(leads.opener(0)).toBeFocused();
  await keyboard.press("Enter");
  await expect(leads.summary).toContainText(consumer.details.lastName);
  await keyboard.press("Escape");
  await expect(leads.opener(0)).toBeFocused();
});
