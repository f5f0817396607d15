import type { Page } from "@playwright/test";

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface Window {
    /** What kept its height while the window became as high as the page, and its style before. */
    kept?: { element: HTMLElement; before: string | null }[];
  }
}

/**
 * Makes the window as high as the page. What is at least as high as the window stays as high as it was
 * in the window that a person has, until `letGo`. Once for each width.
 */
export async function fitPage(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => {
    window.scrollTo(0, 0);
    return document.documentElement.scrollHeight;
  });
  if (page.viewportSize()?.height === height) return;
  const measured = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>("body *")].map((element) => ({
      element,
      least: getComputedStyle(element).minHeight,
    })),
  );
  await page.setViewportSize({ width, height });
  await measured.evaluate((all) => {
    const changed = all.filter(
      ({ element, least }) => getComputedStyle(element).minHeight !== least,
    );
    window.kept = changed.map(({ element }) => ({
      element,
      before: element.getAttribute("style"),
    }));
    for (const { element, least } of changed) element.style.minHeight = least;
  });
  await measured.dispose();
}

/** Lets what `fitPage` kept be as high as the window again. */
export async function letGo(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const { element, before } of window.kept ?? []) {
      if (before === null) element.removeAttribute("style");
      else element.setAttribute("style", before);
    }
    window.kept = [];
  });
}
