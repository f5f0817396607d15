import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

/** The links of a landing's navigation, with the section that each leads to (section 2.2). */
const sections = [
  { link: "How it works", id: "how-it-works" },
  { link: /different/, id: "how-we-are-different" },
  { link: "Contact", id: "contact" },
  { link: "Home", id: "home" },
];

/** A section is read: it begins in the upper half of the window, or the page begins or ends there. */
async function expectReached(page: Page, id: string) {
  const place = () =>
    page.evaluate((it) => {
      const top = document.getElementById(it)?.getBoundingClientRect().top ?? NaN;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const isRead = top > -2 && top < innerHeight / 2;
      if (it === "home" ? scrollY < 2 : isRead || (isAtEnd && top < innerHeight)) return "reached";
      return `${Math.round(top)} px below the edge`;
    }, id);
  await expect.poll(place, { message: `where ${id} stands` }).toBe("reached");
}

/** At how many places the page stops on its way to where it scrolls next. */
const nextScroll = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const places = new Set<number>();
        addEventListener("scroll", () => places.add(scrollY));
        addEventListener("scrollend", () => resolve(places.size), { once: true });
      }),
  );

for (const mobile of [false, true]) {
  test(`each link of both landings' navigation leads to its section, ${mobile ? "on a phone" : "on a desk"}`, async ({
    people,
    openAs,
  }) => {
    const page = await openAs(people.api(), { mobile, motion: true });
    const logo = page.getByRole("banner").getByRole("link", { name: /Quotehaven/ });
    for (const path of ["/", "/agent"]) {
      await page.goto(path);
      for (const { link, id } of sections) {
        if (mobile) await page.getByRole("button", { name: "Open the menu" }).click();
        const links = page.getByRole("navigation", { name: "Main", exact: true });
        const places = id === "how-it-works" ? nextScroll(page) : null;
        await links.getByRole("link", { name: link }).click();
        // Smoothly, not at once.
        if (places) expect(await places).toBeGreaterThan(1);
        await expectReached(page, id);
        // The bar is fixed once the top block is out of view.
        if (id !== "how-it-works") await expect(logo).toBeInViewport();
      }
      await page.getByRole("link", { name: "See how it works" }).click();
      await expectReached(page, "how-it-works");
    }
    // Another screen begins at its top; Back returns to where this one was left.
    await page.evaluate(() => scrollTo({ top: 1_500, behavior: "instant" }));
    await expect(logo).toBeInViewport();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(1_000);
    if (mobile) await page.getByRole("button", { name: "Open the menu" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Not an agent" }).click();
    await expect(page).toHaveURL("/");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/agent#how-it-works");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 80);

    await page.goto("/#contact");
    await page.reload();
    await expectReached(page, "contact");
  });
}
