import { expect, test } from "../fixtures";
import { ApplicationPage } from "../pages/ApplicationPage";
import { toast } from "../pages/toast";

const car = "Vehicle 1: year, make and model";
const yearlyMiles = "How many miles a year is vehicle 1 driven?";

test("an application is saved, submitted, unlocked, submitted again and deleted", async ({
  people,
  openAs,
  look,
}) => {
  const consumer = await people.consumer({ types: [3] });
  const page = await openAs(consumer);
  const application = new ApplicationPage(page);
  const vehicle = page.getByRole("textbox", { name: car });
  await application.open();
  await vehicle.fill("");
  await expect(application.continue).toBeDisabled();
  await vehicle.fill("2020 Subaru Outback");
  await application.save.click();
  await expect(toast(page, "Your application was saved.")).toBeVisible();
  await page.reload();
  await expect(vehicle).toHaveValue("2020 Subaru Outback");

  await application.leafToEnd();
  await application.submit.click();
  await expect(application.lockedTitle).toBeVisible();
  await expect(page.getByText(/^Submitted on \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await application.reveal.click();
  await expect(page.getByText("2020 Subaru Outback")).toBeVisible();
  await look(page, "application-revealed");

  await application.unlock.click();
  await application.leafToStart();
  await vehicle.fill("2021 Subaru Outback");
  await application.continue.click();
  await expect(page.getByText("Saved just now")).toBeVisible();
  await expect(page.getByText(/^Agents still see and quote/)).toBeVisible();
  await look(page, "application-changed");
  await application.leafToEnd();
  await application.resubmit.click();
  await expect(application.lockedTitle).toBeVisible();
  await application.reveal.click();
  await expect(page.getByText("2021 Subaru Outback")).toBeVisible();

  await application.delete.click();
  await look(page, "application-delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete application" }).click();
  await expect(toast(page, "Your application was deleted.")).toBeVisible();
  await expect(page.getByText("No insurance type is selected.")).toBeVisible();
  await look(page, "application-empty");
});

test("an answer out of range is named, keeps nothing else from being saved, and is not lost", async ({
  people,
  openAs,
  look,
}) => {
  const page = await openAs(await people.consumer({ types: [3] }));
  const application = new ApplicationPage(page);
  const vehicle = page.getByRole("textbox", { name: car });
  const miles = page.getByRole("textbox", { name: yearlyMiles });
  await application.open();
  await vehicle.fill("2020 Subaru Outback");
  await miles.fill("900000");
  await application.save.click();
  await expect(
    toast(page, `Saved. 1 answer is not valid and was not saved: “${yearlyMiles}”`),
  ).toBeVisible();
  await expect(page.getByText("Saved, except 1 answer that is not valid")).toBeVisible();
  await expect(miles).toHaveAccessibleDescription(/between 0 and 200,000/);
  await look(page, "application-out-of-range");

  await page.reload();
  await expect(miles).toHaveValue("900,000");
  await expect(vehicle).toHaveValue("2020 Subaru Outback");
  await application.continue.click();
  await expect(miles).toBeVisible();
  await miles.fill("9000");
  await application.continue.click();
  await expect(miles).toBeHidden();
  await expect(page.getByText("Saved just now")).toBeVisible();
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

test("nothing of an application can be changed once a quote is chosen", async ({
  people,
  openAs,
}) => {
  const { consumer } = await people.wonLead();
  const page = await openAs(consumer);
  const application = new ApplicationPage(page);
  await application.open();
  await expect(page.getByText("Quote chosen")).toBeVisible();
  await expect(application.lockedTitle).toBeVisible();
  await expect(application.unlock).toBeHidden();
  await expect(application.delete).toBeHidden();
});
