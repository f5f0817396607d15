import type { Page } from "@playwright/test";

/** What a window's height gives room to. */
const heights = ["min-height", "grid-template-rows"] as const;

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface Window {
    kept?: { element: HTMLElement; before: string | null }[];
  }
}

/**
 * Makes the window as high as the page. What is as high as the window stays as high as it was in the
 * window that a person has, until `letGo`.
 */
export async function fitPage(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => {
    window.scrollTo(0, 0);
    return document.documentElement.scrollHeight;
  });
  if (page.viewportSize()?.height === height) return;
  const measured = await page.evaluateHandle((names) => {
    const all = [...document.querySelectorAll<HTMLElement>("body *")];
    return all.map((element) => {
      const style = getComputedStyle(element);
      return { element, values: names.map((name) => style.getPropertyValue(name)) };
    });
  }, heights);
  await page.setViewportSize({ width, height });
  await measured.evaluate((all, names) => {
    window.kept = all.flatMap(({ element, values }) => {
      const style = getComputedStyle(element);
      const changed = names.filter((name, at) => style.getPropertyValue(name) !== values[at]);
      if (changed.length === 0) return [];
      const before = element.getAttribute("style");
      for (const name of changed) {
        element.style.setProperty(name, values[names.indexOf(name)] ?? "", "important");
      }
      return [{ element, before }];
    });
  }, heights);
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
