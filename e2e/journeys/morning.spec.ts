import { expect, test } from "../fixtures";
import { tabTo } from "../keyboard";
import { LeadsPage } from "../pages/LeadsPage";
import { QuoteLeadPage } from "../pages/QuoteLeadPage";

test("on a morning leads are read, found and quoted, all by keyboard", async ({
  people,
  openAs,
  look,
}) => {
  const clients = await Promise.all(
    [1, 2, 3].map(() => people.consumer({ types: [3], submit: true })),
  );
  const agent = await people.agent({
    zips: clients.map(({ details }) => details.zip.zip_id),
    carriers: ["State Farm", "Progressive"],
  });
  const page = await openAs(agent);
  const { keyboard } = page;
  const leads = new LeadsPage(page);
  const quote = new QuoteLeadPage(page);
  await leads.open();
  await expect(leads.cards).toHaveCount(clients.length);
  for (const row of clients.keys()) {
    await keyboard.press("j");
    await expect(leads.opener(row)).toBeFocused();
    await keyboard.press("Enter");
    await expect(leads.summary).toContainText("Coverage assessment");
    await keyboard.press("Escape");
    await expect(leads.opener(row)).toBeFocused();
  }
  // Beside the list one summary follows the other, and the row that was read last has the focus.
  await keyboard.press("Enter");
  const name = leads.summary.getByText(/^Carla Jones\d+$/);
  const lastRow = (await name.textContent()) ?? "";
  await keyboard.press("k");
  await expect(name).not.toHaveText(lastRow);
  await keyboard.press("j");
  await expect(name).toHaveText(lastRow);
  await keyboard.press("Escape");
  await expect(leads.opener(clients.length - 1)).toBeFocused();

  const prices = [82, 83];
  for (const [index, price] of prices.entries()) {
    const row = clients.length - 1 - index;
    if (index > 0) await keyboard.press("k");
    await expect(leads.opener(row)).toBeFocused();
    await keyboard.press("q");
    await expect(quote.heading).toBeFocused();
    await tabTo(quote.cell("Progressive", "Auto monthly"));
    await keyboard.type(String(price));
    await keyboard.press("Control+Enter");
    await expect(quote.confirm).toBeFocused();
    await keyboard.press("Enter");
    // Back in the list, the row that was quoted is selected again.
    await expect(leads.opener(row)).toBeFocused();
  }
  const sent = await Promise.all(clients.map((client) => client.quotes()));
  const sentPrices = sent
    .flat()
    .map(({ inc_name, prices: [auto] }) => [inc_name, auto?.qpr_monthly]);
  expect(sentPrices.sort()).toEqual(prices.map((price) => ["Progressive", price]));

  const last = clients[0]?.details.lastName ?? "";
  await keyboard.press("/");
  await expect(leads.search).toBeFocused();
  await keyboard.type("jkq/?");
  await keyboard.press("Enter");
  await expect(leads.search).toHaveValue("jkq/?");
  await expect(leads.found).toHaveText("No lead matches.");
  await keyboard.press("/");
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type(last);
  await keyboard.press("Enter");
  await expect(leads.found).toBeFocused();
  await expect(leads.found).toHaveText("1 lead found");
  await keyboard.press("j");
  await keyboard.press("q");
  await expect(page).toHaveURL(/\/leads\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?search=Jones\d+#/);
  await expect(leads.opener(0)).toBeFocused();
  await keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await look(page, "leads-keyboard-help");
});
