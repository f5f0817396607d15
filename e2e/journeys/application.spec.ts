import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures";
import { ApplicationPage } from "../pages/ApplicationPage";
import { toast } from "../pages/toast";

const car = "Vehicle 1: year, make and model";

/** Whether one thing lies over another. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error("Both are to be in sight.");
  const [isBeside, isAbove] = [
    a.x + a.width <= b.x || b.x + b.width <= a.x,
    a.y + a.height <= b.y || b.y + b.height <= a.y,
  ];
  return !isBeside && !isAbove;
}

test("an application is saved, submitted, unlocked, submitted again and deleted", async ({
  people,
  openAs,
  look,
}) => {
  const page = await openAs(await people.consumer({ types: [3] }));
  const application = new ApplicationPage(page);
  const vehicle = page.getByRole("textbox", { name: car });
  await application.open();
  await vehicle.fill("2020 Subaru Outback");
  await application.save.click();
  await expect(toast(page, "Your application was saved.")).toBeVisible();
  await page.reload();
  await expect(vehicle).toHaveValue("2020 Subaru Outback");

  await application.leafToEnd();
  await application.submit.click();
  await page.getByRole("link", { name: "Change my answers" }).click();
  await expect(application.lockedTitle).toBeVisible();
  await application.reveal.click();
  await expect(page.getByText("2020 Subaru Outback")).toBeVisible();
  await look(page, "application-revealed");

  await application.unlock.click();
  await application.leafToStart();
  await vehicle.fill("2021 Subaru Outback");
  await application.continue.click();
  await expect(page.getByText("Saved just now")).toBeVisible();
  await expect(page.getByText(/^Agents still see and quote/)).toBeVisible();
  await application.leafToEnd();
  await application.resubmit.click();
  await expect(application.lockedTitle).toBeVisible();
  await application.reveal.click();
  await expect(page.getByText("2021 Subaru Outback")).toBeVisible();

  await application.unlock.click();
  await application.leafToEnd();
  await application.review.click();
  await page.getByRole("button", { name: /^Edit Your vehicles/ }).click();
  await vehicle.fill("");
  await page.goBack();
  const gap = page.getByRole("button", { name: "1 answer missing" });
  for (const size of [
    { width: 375, height: 667 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await application.resubmit.click();
    const refusal = toast(page, "Application is not all filled.");
    await expect(refusal).toBeVisible();
    await expect(gap).toBeVisible();
    await expect.poll(() => overlap(refusal.locator(".."), gap)).toBe(false);
    await refusal.click();
    await page.goBack();
  }

  await application.delete.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete application" }).click();
  await expect(toast(page, "Your application was deleted.")).toBeVisible();
  await expect(page.getByText("Nothing is chosen yet.")).toBeVisible();
  await look(page, "application-empty");
});

test("what could not be saved survives a reload, and another tab's save is not overwritten unasked", async ({
  people,
  openAs,
  look,
  complaints,
}) => {
  const page = await openAs(await people.consumer({ types: [3] }));
  const application = new ApplicationPage(page);
  const vehicle = page.getByRole("textbox", { name: car });
  complaints.expect(/net::ERR_FAILED/);
  await page.route("**/api/user/application?*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await application.open();
  await vehicle.fill("2001 Volvo V70");
  await page.reload();
  await expect(vehicle).toHaveValue("2001 Volvo V70");

  const other = await page.context().newPage();
  const otherApplication = new ApplicationPage(other);
  await otherApplication.open();
  await other.getByRole("textbox", { name: car }).fill("2002 Saab 95");
  await otherApplication.save.click();
  await expect(toast(other, "Your application was saved.")).toBeVisible();
  await other.close();

  await expect(page.getByText("This application was changed somewhere else")).toBeVisible();
  await expect(vehicle).toHaveValue("2001 Volvo V70");
  await look(page, "application-conflict");
  await page.getByRole("button", { name: "Use the other version" }).click();
  await expect(vehicle).toHaveValue("2002 Saab 95");
});
