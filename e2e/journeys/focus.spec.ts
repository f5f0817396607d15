import { expect, test } from "../fixtures";
import { hiddenStops } from "../hiddenStops";
import { ApplicationPage } from "../pages/ApplicationPage";
import { LandingPage } from "../pages/LandingPage";
import { LeadsPage } from "../pages/LeadsPage";
import { QuotesPage } from "../pages/QuotesPage";
import { signIn } from "../pictures/demoPeople";

const windows = [
  { width: 1280, height: 720 },
  { width: 375, height: 667 },
];

test("what has the focus is never hidden behind what stays in its place", async ({
  people,
  openAs,
}) => {
  const visitor = await openAs(people.api());
  const consumer = await openAs(await people.consumer({ types: [1, 3] }));
  const comparing = await openAs(await signIn(people, "submitted"));
  const choosing = await openAs(await signIn(people, "agent"));
  const { agent, leadId } = await people.lead();
  const quoting = await openAs(agent);
  for (const size of windows) {
    for (const page of [visitor, consumer, comparing, choosing, quoting])
      await page.setViewportSize(size);

    await test.step(`landing, ${size.width}`, async () => {
      const landing = new LandingPage(visitor);
      await landing.open();
      await expect(landing.heading).toBeVisible();
      // Only what scrolls: on a desk nothing does.
      const lists = visitor.getByRole("main").locator(":is(ol, ul)[tabindex='0']");
      await (size.width > 768 ? expect(lists) : expect(lists).not).toHaveCount(0);
      expect.soft(await hiddenStops(visitor)).toEqual([]);
    });
    await test.step(`registration, ${size.width}`, async () => {
      await visitor.goto("/auth/register/1");
      await expect(visitor.getByRole("button", { name: "Next step" })).toBeVisible();
      expect.soft(await hiddenStops(visitor)).toEqual([]);
    });
    await test.step(`application, ${size.width}`, async () => {
      await new ApplicationPage(consumer).open();
      await expect(consumer.getByRole("heading", { level: 1, name: "Application" })).toBeVisible();
      await expect(consumer.getByRole("button", { name: "Save progress" })).toBeVisible();
      expect.soft(await hiddenStops(consumer)).toEqual([]);
    });
    await test.step(`comparison, ${size.width}`, async () => {
      const quotes = new QuotesPage(comparing);
      await quotes.open();
      await expect(quotes.comparison).toBeVisible();
      expect.soft(await hiddenStops(comparing)).toEqual([]);
    });
    await test.step(`leads, ${size.width}`, async () => {
      const leads = new LeadsPage(choosing);
      await leads.open();
      await expect(leads.cards.first()).toBeVisible();
      expect.soft(await hiddenStops(choosing)).toEqual([]);
    });
    await test.step(`quoting, ${size.width}`, async () => {
      await quoting.goto(`/agent/profile/leads/${leadId}`);
      await expect(quoting.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(quoting.getByRole("textbox").first()).toBeVisible();
      expect.soft(await hiddenStops(quoting)).toEqual([]);
    });
    await test.step(`agency details, ${size.width}`, async () => {
      await quoting.goto("/agent/profile/agency-details");
      await quoting.getByRole("button", { name: "Click to Edit" }).click();
      await expect(quoting.getByRole("textbox").first()).toBeVisible();
      expect.soft(await hiddenStops(quoting)).toEqual([]);
    });
  }
});
