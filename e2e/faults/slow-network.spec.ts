import { expect, test } from "../fixtures";
import { ChoicePage } from "../pages/ChoicePage";
import { QuotesPage } from "../pages/QuotesPage";

const choosing = /\/api\/user\/quotes\/\d+/;

test("on a slow network a choice that is pressed twice is sent once", async ({
  people,
  openAs,
}) => {
  const { consumer } = await people.quotedLead();
  const page = await openAs(consumer);
  const network = await page.context().newCDPSession(page);
  const slow = { latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 20_000 };
  await network.send("Network.emulateNetworkConditions", { offline: false, ...slow });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && choosing.test(request.url())) sent.push(request.url());
  });
  const quotes = new QuotesPage(page);
  await quotes.open();
  await quotes.view("State Farm");
  await quotes.choose.dblclick();
  await expect(new ChoicePage(page).heading).toHaveText("You chose State Farm");
  expect(sent).toHaveLength(1);
});

test("a choice whose answer was lost is there once it is tried again", async ({
  people,
  openAs,
  complaints,
}) => {
  const { consumer } = await people.quotedLead();
  const page = await openAs(consumer);
  complaints.expect(/net::ERR_FAILED|status of 4\d\d/);
  await page.route(choosing, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const quotes = new QuotesPage(page);
  await quotes.open();
  await quotes.view("State Farm");
  await quotes.choose.click();
  await expect(page.getByText(/We can't reach Quotehaven/).first()).toBeVisible();
  await page.unroute(choosing);
  await quotes.open();
  await expect(quotes.chosen).toContainText("State Farm");
  expect((await consumer.quotes()).filter(({ accepted }) => accepted)).toHaveLength(1);
});
