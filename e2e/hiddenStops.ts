import type { Page } from "@playwright/test";

/** More stops than any screen has. */
const mostStops = 150;

/** Tabs once through the page, and names the stops of which nothing could be seen. */
export async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body || at.hasAttribute("data-seen")) return null;
      at.setAttribute("data-seen", "");
      const shares = [0.05, 0.5, 0.95];
      // A field that its label draws is seen by that.
      const labels = at instanceof HTMLInputElement ? (at.labels ?? []) : [];
      const isSeen = [at, ...labels].some((drawn) => {
        const { left, top, width, height } = drawn.getBoundingClientRect();
        return shares.some((x) =>
          shares.some((y) => {
            const over = document.elementFromPoint(left + width * x, top + height * y);
            return over !== null && drawn.contains(over);
          }),
        );
      });
      return { isSeen, name: at.outerHTML.replace(/\s+/g, " ").slice(0, 200) };
    });
    if (!stop) return hidden;
    if (!stop.isSeen) hidden.push(`${stops}: ${stop.name}`);
  }
  return hidden;
}
