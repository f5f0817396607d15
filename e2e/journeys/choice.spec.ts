import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures";
import { tabTo } from "../keyboard";
import { ChoicePage } from "../pages/ChoicePage";
import { QuotesPage } from "../pages/QuotesPage";
import { toast } from "../pages/toast";
import { linkIn, mailTo } from "../people/mailbox";
import { site } from "../product/site";

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
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

  await test.step("on a phone one quote is read at a time, each in its turn, and only the page scrolls", async () => {
    const phone = await openAs(consumer, { mobile: true });
    const quotes = new QuotesPage(phone);
    await quotes.open();
    const row = quotes.row(/^Auto price/);
    const name = row.getByRole("rowheader");
    for (const [index, carrier] of carriers.entries()) {
      const turn = quotes.turnTo(carrier);
      await turn.click();
      await name.scrollIntoViewIfNeeded();
      // What turns to another quote stays in reach.
      await expect(turn).toBeInViewport({ ratio: 0.99 });
      await expect(row.getByRole("cell")).toHaveCount(1);
      await expect(row.getByRole("cell")).toContainText(`$${30 + index} a month more`);
    }
    const scrolls = await phone.evaluate(() =>
      [...document.querySelectorAll("main, main *")].some(
        (part) =>
          part.scrollWidth > part.clientWidth + 1 &&
          /auto|scroll/.test(getComputedStyle(part).overflowX),
      ),
    );
    expect(scrolls).toBe(false);
    await look(phone, "phone-quotes-compared");
  });

  const page = await openAs(consumer);
  const quotes = new QuotesPage(page);
  const choice = new ChoicePage(page);
  await test.step("at a desk they are compared, and one is chosen, with nothing but keys", async () => {
    await quotes.openCards();
    await tabTo(quotes.tab("Cards"));
    await page.keyboard.press("ArrowLeft");
    await expect(page).not.toHaveURL(/view=cards/);
    await expect(quotes.row(/^Auto price/)).toContainText("$30 a month more");
    await tabTo(quotes.mark("State Farm"));
    await page.keyboard.press("Enter");
    await expect(quotes.column("State Farm")).toBeInViewport();
    await look(page, "quotes-compared");

    const chooseFirst = quotes.comparison.getByRole("button", { name: "Choose State Farm" });
    await tabTo(chooseFirst);
    await page.keyboard.press("Enter");
    await expect(quotes.back).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(chooseFirst).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(quotes.choose);
    await page.keyboard.press("Enter");
  });

  await expect(choice.heading).toHaveText("You chose State Farm");
  await expect(choice.who).toContainText(agent.details.lastName);
  await expect(choice.congratulation).toBeVisible();
  const paper = choice.ready.getByRole("checkbox").first();
  await paper.check();
  await page.reload();
  await expect(paper).toBeChecked();
  await look(page, "choice");
  const mail = await mailTo(site.sandboxOrigin, consumer.details.email, /You chose a quote/);
  expect(mail.text).toContain("may call or email you about this quote");
  await page.goto(linkIn(mail, "/go/consumer/my-quotes/choice"));
  await expect(page).toHaveURL("/profile/my-quotes/choice");

  await choice.takeBack.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take the choice back" }).click();
  await expect(toast(page, /Your choice is taken back/)).toBeVisible();
  await expect(choice.ended).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // Its mail waits for a quarter of an hour without another choice.
  expect((await agent.leads()).map(({ won_quote }) => won_quote)).toEqual([false]);

  await choice.toQuotes.click();
  await quotes.tab("Cards").click();
  await quotes.view("Progressive");
  await quotes.choose.click();
  await expect(choice.heading).toHaveText("You chose Progressive");
  await quotes.open();
  await expect(quotes.chosen).toContainText("You chose quote 02 from Progressive");
  await expect(quotes.card("State Farm")).toBeHidden();
});

test("the answers of a bad day are saved as a picture", async ({ people, openAs }) => {
  const consumer = await people.consumer({ types: [3], submit: true });
  const agent = await people.agent({
    zips: [consumer.details.zip.zip_id],
    carriers: ["State Farm"],
  });
  await agent.quote((await agent.lead()).aps_id, "State Farm", {
    monthly: 90,
    yearly: 1_000,
    cover: { auto: { injury: "25/50" } },
  });
  const page = await openAs(consumer);
  const quotes = new QuotesPage(page);
  await quotes.open();
  const [picture] = await Promise.all([page.waitForEvent("download"), quotes.sharePicture.click()]);
  expect(picture.suggestedFilename()).toBe("bad-day.png");
  const image = await readFile(await picture.path());
  expect(image.subarray(1, 4).toString()).toBe("PNG");
  // Its width and its height, as a PNG begins.
  expect(image.readUInt32BE(16)).toBe(1080);
  expect(image.readUInt32BE(20)).toBeGreaterThan(700);
});

test("who may call and what is short is in sight with the button that chooses", async ({
  people,
  openAs,
  look,
}) => {
  const consumer = await people.consumer({ types: [3], submit: true });
  const carrier = "Farm Bureau Financial Services";
  const agent = await people.agent({ zips: [consumer.details.zip.zip_id], carriers: [carrier] });
  await agent.quote((await agent.lead()).aps_id, carrier, {
    monthly: 1_250,
    yearly: 15_000,
    cover: { auto: { injury: "25/50" } },
  });
  const words = {
    "en-US": { button: `Choose ${carrier}, $1,250 a month`, short: "short for" },
    es: { button: `Elegir ${carrier}, $1,250 al mes`, short: "de menos para" },
  };
  const laptop = { width: 1280, height: 720 };
  const phone = { width: 320, height: 568 };
  for (const [language, sizes] of [
    ["en-US", [laptop, phone]],
    ["es", [phone]],
  ] as const) {
    const page = await openAs(consumer, { language });
    const quotes = new QuotesPage(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await quotes.open();
      await quotes.viewFirst.click();
      await expect(quotes.choose).toHaveText(words[language].button);
      await expect(quotes.short).toContainText(words[language].short);
      for (const part of [quotes.consent, quotes.short, quotes.choose]) {
        await expect(part).toBeInViewport({ ratio: 0.99 });
      }
      const below = (await boxOf(quotes.choose)).y - (await boxOf(quotes.short)).bottom;
      expect(below).toBeLessThan(120);
    }
    if (language !== "es") continue;
    await look(page, "consent");
    const said = await quotes.consent.innerText();
    await quotes.choose.click();
    await expect(page).toHaveURL("/profile/my-quotes/choice");
    await expect(page.getByRole("blockquote")).toHaveText(said);
  }
});
