import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures";
import { tabTo } from "../keyboard";
import { ChoicePage } from "../pages/ChoicePage";
import { LeadsPage } from "../pages/LeadsPage";
import { QuoteLeadPage } from "../pages/QuoteLeadPage";
import { QuotesPage } from "../pages/QuotesPage";
import { toast } from "../pages/toast";
import { linkIn, mailTo } from "../people/mailbox";
import { site } from "../product/site";

/** How many pixels are free between two things that stand beside each other. */
async function gapBetween(left: Locator, right: Locator): Promise<number> {
  const [one, other] = await Promise.all([left.boundingBox(), right.boundingBox()]);
  if (!one || !other) throw new Error("One of them is not shown.");
  return Math.round(other.x - one.x - one.width);
}

test("a client compares four quotes on a phone and by keys, chooses one, takes that back and chooses another", async ({
  people,
  openAs,
  look,
}) => {
  const { consumer, agent, leadId } = await people.quotedLead();
  const carriers = ["Progressive", "Allstate", "GEICO"];
  const other = await people.agent({ zips: [consumer.details.zip.zip_id], carriers });
  for (const [index, carrier] of carriers.entries()) {
    await other.quote(leadId, carrier, { monthly: 120 + index, yearly: 1_300 });
  }

  await test.step("on a phone the columns move sideways, and the names of the rows stay", async () => {
    const phone = await openAs(consumer, { mobile: true });
    const quotes = new QuotesPage(phone);
    await quotes.open();
    await quotes.tab("Compare").tap();
    const row = quotes.row(/^Auto price/);
    const name = row.getByRole("rowheader");
    await name.scrollIntoViewIfNeeded();
    for (const column of [1, 2, 3]) {
      const price = row.getByRole("cell").nth(column);
      await expect(price).not.toBeInViewport({ ratio: 0.9 });
      await quotes.scrollColumns(180);
      await expect(price).toBeInViewport({ ratio: 0.99 });
      await expect(name).toBeInViewport({ ratio: 0.99 });
      await expect.poll(() => gapBetween(name, price)).toBeGreaterThanOrEqual(0);
    }
    await look(phone, "phone-quotes-compared");
  });

  const page = await openAs(consumer);
  const quotes = new QuotesPage(page);
  const choice = new ChoicePage(page);
  await test.step("at a desk they are compared, and one is chosen, with nothing but keys", async () => {
    await quotes.open();
    await tabTo(quotes.tab("Cards"));
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/view=compare/);
    await expect(quotes.row(/^Compared with the lowest price/)).toContainText("$30 a month more");
    await expect(quotes.row(/^Agency/)).toBeVisible();
    await look(page, "quotes-compared");

    const chooseFirst = quotes.comparison.getByRole("button", { name: "Choose quote 01" });
    await tabTo(chooseFirst);
    await page.keyboard.press("Enter");
    await expect(quotes.back).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(chooseFirst).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(quotes.modal).toContainText(
      /You agree that .+ may call or email you about this quote\./,
    );
    await tabTo(quotes.choose);
    await page.keyboard.press("Enter");
  });

  await expect(choice.heading).toHaveText("You chose State Farm");
  await expect(choice.who).toContainText(agent.details.lastName);
  await expect(choice.ready).toContainText("VIN");
  await expect(choice.agreed).toContainText("may call or email you about this quote");
  await look(page, "choice");
  const mail = await mailTo(site.sandboxOrigin, consumer.details.email, /You chose a quote/);
  expect(mail.text).toContain("may call or email you about this quote");
  await page.goto(linkIn(mail, "/go/consumer/my-quotes/choice"));
  await expect(page).toHaveURL("/profile/my-quotes/choice");

  const leads = new LeadsPage(await openAs(agent));
  await leads.open();
  await expect(leads.cards.first()).toContainText("Won");

  await choice.takeBack.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take the choice back" }).click();
  await expect(toast(page, /Your choice is taken back/)).toBeVisible();
  await expect(choice.ended).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await mailTo(site.sandboxOrigin, agent.details.email, /took their choice back/);

  await choice.toQuotes.click();
  await quotes.view("Progressive");
  await quotes.choose.click();
  await expect(choice.heading).toHaveText("You chose Progressive");
  await quotes.open();
  await expect(quotes.chosen).toContainText("You chose quote 02 from Progressive");
  await expect(quotes.card("State Farm")).toBeHidden();
});

const windows = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

for (const [language, words] of [
  ["en-US", { button: "Choose Farm Bureau Financial Services, $1,250 a month", short: "below" }],
  ["es", { button: "Elegir Farm Bureau Financial Services, $1,250 al mes", short: "menos de" }],
] as const) {
  test(`who may call and what is short is in sight with the button that chooses (${language})`, async ({
    people,
    openAs,
    look,
  }) => {
    const consumer = await people.consumer({ types: [3], submit: true });
    const carrier = "Farm Bureau Financial Services";
    const agent = await people.agent({
      zips: [consumer.details.zip.zip_id],
      carriers: [carrier],
    });
    await agent.quote((await agent.lead()).aps_id, carrier, {
      monthly: 1_250,
      yearly: 15_000,
      cover: { auto: { injury: "25/50" } },
    });
    const page = await openAs(consumer, { language });
    const quotes = new QuotesPage(page);
    for (const size of windows) {
      await page.setViewportSize(size);
      await quotes.open();
      await quotes.viewFirst.click();
      await expect(quotes.choose).toHaveText(words.button);
      await expect(quotes.short).toContainText(words.short);
      for (const part of [quotes.consent, quotes.short, quotes.choose]) {
        expect(await edgesIn(part), JSON.stringify(size)).toEqual("inside");
      }
      expect(await gapBelow(quotes.short, quotes.choose)).toBeLessThan(120);
      if (size.width === 320) await look(page, `consent-${language}`);
    }
    const said = await quotes.consent.innerText();
    await quotes.choose.click();
    await expect(page).toHaveURL("/profile/my-quotes/choice");
    await expect(page.getByRole("blockquote")).toHaveText(said);
  });
}

/** Whether a part is within the window as it stands, without scrolling. */
async function edgesIn(part: Locator): Promise<string> {
  const box = await part.boundingBox();
  const window = part.page().viewportSize();
  if (!box || !window) return "not shown";
  const isInside =
    box.x >= 0 &&
    box.y >= 0 &&
    box.x + box.width <= window.width &&
    box.y + box.height <= window.height;
  return isInside ? "inside" : JSON.stringify(box);
}

/** How many pixels are between one thing and another under it. */
async function gapBelow(upper: Locator, lower: Locator): Promise<number> {
  const [one, other] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  if (!one || !other) throw new Error("One of them is not shown.");
  return Math.round(other.y - one.y - one.height);
}

test("a client whose agent did not come in time chooses another", async ({
  people,
  openAs,
  look,
}) => {
  // A deadline takes days to pass: of the demo people, one waits since six days.
  const page = await openAs(await people.demo(1, "lou.late@example.com"));
  const quotes = new QuotesPage(page);
  await quotes.open();
  await expect(quotes.chosen).toContainText("Abe Whitfield had until");
  await expect(quotes.chosen).toContainText("You can choose another quote now");
  await look(page, "quotes-late");

  await quotes.view("USAA");
  await quotes.choose.click();
  await expect(new ChoicePage(page).heading).toHaveText("You chose USAA");
});

test("a quote that costs more by the time it is chosen is chosen at the price that is shown", async ({
  people,
  openAs,
  look,
  complaints,
}) => {
  const { consumer, agent, leadId } = await people.quotedLead();
  const page = await openAs(consumer);
  complaints.expect(/status of 409 .*\/api\/user\/quotes\/\d+/);
  const quotes = new QuotesPage(page);
  await quotes.open();
  await quotes.view("State Farm");
  await expect(quotes.modal).toContainText("$90");

  // The client changes the application on another device.
  await consumer.apply([3], { wanted: { 143: "2024 Kia EV6" }, force: true });
  await agent.quoteAgain(leadId, "State Farm", { monthly: 140, yearly: 1_600 });
  const refused = page.waitForResponse(/\/api\/user\/quotes\/\d+/);
  await quotes.choose.click();
  expect(await (await refused).json()).toMatchObject({ data: ["quote-changed"] });
  await expect(quotes.modal.getByRole("alert")).toContainText("it cost $90 a month");
  await expect(quotes.modal).toContainText("$140");
  await look(page, "quote-changed");

  await quotes.choose.click();
  await expect(new ChoicePage(page).heading).toHaveText("You chose State Farm");
  expect(await consumer.quotes()).toMatchObject([
    { accepted: true, prices: [{ qpr_monthly: 140 }] },
  ]);
});

test("a quote that has ended cannot be chosen before its agent renews it", async ({
  people,
  openAs,
  look,
}) => {
  // Only time ends a quote: of the demo people, one has a quote that was good until yesterday.
  const page = await openAs(await people.demo(1, "sue.submitted@example.com"));
  const quotes = new QuotesPage(page);
  await quotes.open();
  await expect(quotes.card("Allstate")).toContainText("Ended on");
  await quotes.view("Allstate");
  await expect(quotes.modal).toContainText("no longer be chosen, unless its agent renews it");
  await expect(quotes.choose).toBeDisabled();
  await look(page, "quote-ended");
  await quotes.back.click();

  const agentPage = await openAs(await people.demo(2, "fay.fewzips@example.com"));
  const leads = new LeadsPage(agentPage);
  const quote = new QuoteLeadPage(agentPage);
  await leads.open();
  await leads.show("Quoted");
  await leads.viewSummary(leads.cards.filter({ hasText: "Your quote ended" })).click();
  await leads.quote.click();
  await expect(quote.form("Allstate")).toContainText(/Ended on .+: renew it/);
  await look(agentPage, "quote-to-renew");
  await quote.finish.click();
  await quote.confirm.click();
  await expect(toast(agentPage, "Thank you for submitting your quote!")).toBeVisible();

  await quotes.comeBack();
  await expect(quotes.card("Allstate")).toContainText("Valid until");
  await quotes.view("Allstate");
  await quotes.choose.click();
  await expect(new ChoicePage(page).heading).toHaveText("You chose Allstate");
});
