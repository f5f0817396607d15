import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { PersonalData } from "@quotehaven/contract/schemas";
import { Value } from "typebox/value";
import { expect, test } from "../fixtures";
import { AreaFrame } from "../pages/AreaFrame";
import { PrivacyPage } from "../pages/PrivacyPage";
import { QuotesPage } from "../pages/QuotesPage";

test("a client sees who opened the application, and takes everything along to read it again", async ({
  people,
  openAs,
  look,
}, testInfo) => {
  const { consumer, leadId } = await people.quotedLead();
  const page = await openAs(consumer);
  const frame = new AreaFrame(page);
  const privacy = new PrivacyPage(page);
  await page.goto("/profile/dashboard");
  await expect(frame.bell).toHaveAccessibleName("Notifications, 1 unread");

  await frame.entry("Privacy").click();
  await expect(privacy.heading).toBeVisible();
  await expect(privacy.openings).toHaveText(/Saw the summary.*Once/);
  await look(page, "privacy");

  const saved = await privacy.save("data (JSON)");
  const data: unknown = JSON.parse(await readFile(await saved.path(), "utf8"));
  if (!Value.Check(PersonalData, data)) throw new Error("The file is not what its schema says.");
  expect(data.details.email).toBe(consumer.details.email);
  expect(data.applications).toMatchObject([{ id: leadId, quotes: [{ carrier: "State Farm" }] }]);
  expect(data.openings).toMatchObject([{ applicationId: leadId, saw: "summary" }]);
  expect(data.notifications).toMatchObject([{ about: "quoteToReview", isRead: false }]);

  const file = testInfo.outputPath("everything.html");
  await (await privacy.save("a page to read")).saveAs(file);
  const reader = await openAs(people.api());
  await reader.goto(pathToFileURL(file).href);
  await expect(reader.getByText(consumer.details.email).first()).toBeVisible();
  await expect(reader.getByText("State Farm").first()).toBeVisible();
  await look(reader, "privacy-page");

  await frame.entry("My quotes").click();
  const quotes = new QuotesPage(page);
  await expect(quotes.cards).toHaveCount(1);
  await expect(frame.bell).toHaveAccessibleName("Notifications, 1 unread");
  await quotes.viewFirst.click();
  await quotes.modal.getByRole("button", { name: "Back to quotes" }).click();
  await expect(frame.bell).toHaveAccessibleName("Notifications");
});
