import { violationsOn } from "../accessibility";
import { expect, test } from "../fixtures";

test("what is wrong with a page is found", async ({ page }) => {
  await page.setContent("<!doctype html><html lang='en'><title>A page</title><main>Log in</main>");
  expect((await violationsOn(page, 100)).join()).toContain("page-has-heading-one");
});
