import { expect, test } from "../fixtures";
import { ApplicationPage } from "../pages/ApplicationPage";
import { toast } from "../pages/toast";

test("an application that could not be saved is kept, overwrites no other tab's unasked, is submitted and deleted", async ({
  people,
  openAs,
  look,
  complaints,
}) => {
  const page = await openAs(await people.consumer({ types: [3] }));
  const application = new ApplicationPage(page);
  const saving = "**/api/user/application?*";
  complaints.expect(/net::ERR_FAILED/);
  await page.route(saving, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await application.open();
  await application.vehicle.fill("2001 Volvo V70");
  await page.reload();
  await expect(application.vehicle).toHaveValue("2001 Volvo V70");

  const other = await page.context().newPage();
  const otherApplication = new ApplicationPage(other);
  await otherApplication.open();
  await otherApplication.vehicle.fill("2002 Saab 95");
  await otherApplication.save.click();
  await expect(toast(other, "Your application was saved.")).toBeVisible();
  await other.close();

  await expect(page.getByText("This application was changed somewhere else")).toBeVisible();
  await expect(application.vehicle).toHaveValue("2001 Volvo V70");
  await look(page, "application-conflict");
  await page.unroute(saving);
  await page.getByRole("button", { name: "Use the other version" }).click();
  await expect(application.vehicle).toHaveValue("2002 Saab 95");

  await application.leafToEnd();
  await application.submit.click();
  await expect(application.lockedTitle).toBeVisible();
  await application.reveal.click();
  await expect(page.getByText("2002 Saab 95")).toBeVisible();
  await look(page, "application-revealed");
  await application.delete.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete application" }).click();
  await expect(toast(page, "Your application was deleted.")).toBeVisible();
  await expect(page.getByText("No insurance type is selected.")).toBeVisible();
  await look(page, "application-empty");
});
