import { expect, test } from "../fixtures";
import { RegisterPage } from "../pages/RegisterPage";

test("a visitor sees a number of their own in five answers, and takes them along", async ({
  people,
  openAs,
  look,
}) => {
  const page = await openAs(people.api(), { mobile: true });
  const main = page.getByRole("main");
  await page.goto("/");
  await page.getByRole("textbox", { name: "Zip code" }).fill("78701");
  await page.getByRole("button", { name: "See your number" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "How much home coverage do you need?",
  );
  await expect(main).toContainText("Austin, TX");
  await main.getByRole("radio", { name: "A house I own and live in" }).check();
  await main.getByRole("textbox", { name: "How big is the living area?" }).fill("1440");
  await main.getByRole("textbox", { name: "What year was it built?" }).fill("1998");
  const figure = main.getByRole("link", { name: /^\$\d+,000 to rebuild and replace/ });
  await expect(figure).toBeInViewport();
  const sofar = await figure.textContent();
  await main
    .getByRole("combobox", { name: /kitchen, baths and finishes/ })
    .selectOption({ value: "11204" });
  await expect(figure).not.toHaveText(sofar ?? "");

  const panel = main.getByRole("region", { name: "Home coverage" });
  await panel.getByText("How we worked this out", { exact: true }).click();
  await expect(panel.getByRole("link", { name: "1,440 square feet" })).toBeVisible();
  await expect(panel).toContainText("$187.50");
  const keep = panel.getByRole("button", { name: "Keep this and get quotes" });
  await keep.scrollIntoViewIfNeeded();
  await look(page, "number-phone");
  await keep.click();
  const dialog = page.getByRole("dialog", { name: "Before you go on" });
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Get started" }).click();
  await expect(new RegisterPage(page).zip).toHaveValue("78701 Austin, TX");
  await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Austin");
  await expect(main.getByRole("figure")).toHaveText(/\$\d+,000 to rebuild and replace/);
});
