import { violationsOn } from "../accessibility";
import { expect, test } from "../fixtures";

const aPage = (content: string) =>
  `<!doctype html><html lang="en"><title>A page</title><main id="screen"></main>${content}</html>`;

test("a page that has loaded is looked at once its screen is there", async ({ page }) => {
  const comes = `document.querySelector("#screen").innerHTML = "<h1>Log in</h1>"`;
  await page.setContent(aPage(`<script>setTimeout(() => { ${comes} }, 1_000)</script>`));
  expect(await violationsOn(page)).toEqual([]);
});

test("a page that never gets a heading is told of", async ({ page }) => {
  await page.setContent(aPage("<p>Log in</p>"));
  const found = await violationsOn(page, 100);
  expect(found.join()).toContain("page-has-heading-one");
});
