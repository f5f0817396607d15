import { expect, test } from "../fixtures";

test("the icon of old browsers and the browser's frame have the colors of the page", async ({
  people,
  openAs,
}) => {
  const page = await openAs(people.api());
  await page.goto("/");
  const themeColor = (role: string) =>
    page.evaluate(
      (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim(),
      role,
    );
  const edgeColor = await page.evaluate(async () => {
    const image = new Image();
    image.src = "/favicon.ico";
    await image.decode();
    const canvas = document.createElement("canvas").getContext("2d");
    canvas?.drawImage(image, 0, 0, 48, 48);
    const [red = 0, green = 0, blue = 0] = canvas?.getImageData(24, 2, 1, 1).data ?? [];
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  });
  expect(edgeColor).toBe(await themeColor("accent"));
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const frameColor = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      return metas.find(({ media }) => matchMedia(media).matches)?.content;
    });
    expect(frameColor).toBe(await themeColor("surface"));
  }
});
