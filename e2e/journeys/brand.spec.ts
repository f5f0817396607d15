import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

/** A color of the theme as `#rrggbb`. */
const themeColor = (page: Page, role: string) =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim(),
    role,
  );

/** What the browser's own frame is colored in. */
const frameColor = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return metas.find(({ media }) => matchMedia(media).matches)?.content;
  });

/** The color of a picture's upper edge, in its middle. */
const edgeColor = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas").getContext("2d");
    canvas?.drawImage(image, 0, 0, 48, 48);
    const [red = 0, green = 0, blue = 0] = canvas?.getImageData(24, 2, 1, 1).data ?? [];
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  }, address);

test("the icons and the browser's frame have the colors of the page", async ({
  people,
  openAs,
}) => {
  const page = await openAs(people.api());
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const icon = await page.locator('link[rel="icon"]').getAttribute("href");
  const accent = await themeColor(page, "accent");
  expect(accent).toMatch(/^#[0-9a-f]{6}$/);
  expect(await edgeColor(page, icon ?? "")).toBe(accent);
  expect(await edgeColor(page, "/favicon.ico")).toBe(accent);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await frameColor(page)).toBe(await themeColor(page, "surface"));
  }
});
