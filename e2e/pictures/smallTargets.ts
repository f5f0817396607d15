import type { Page } from "@playwright/test";

/** How high and wide a finger's target is, in pixels. */
const fingertip = 44;

/**
 * What is smaller to press than a fingertip. Pressed counts as a person presses: what a label, or room
 * around a link, passes on is part of the target. Links within a sentence are as high as its lines.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(async (size) => {
    const frame = () => new Promise((resume) => requestAnimationFrame(resume));
    // Messages over the page make way a frame after it scrolled.
    const bringInSight = async (element: Element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      await frame();
      await frame();
    };
    const targets = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=radio], [role=switch], [role=option], [role=menuitem]",
    );
    // While a list is open, a press beside it closes it: the rest is measured once it is closed.
    const list = document.querySelector("[role=listbox]");
    const found = new Set<string>();
    for (const target of targets) {
      if (list && !list.contains(target)) continue;
      if (target.closest("[inert], [aria-hidden=true]") || target.matches(":disabled")) continue;
      const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined;
      const own = target.getBoundingClientRect();
      const isDrawn = own.width > 1 && own.height > 1 && target.checkVisibility();
      const shown = isDrawn ? target : label;
      if (!shown?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const style = getComputedStyle(shown);
      // Left to keys and screen readers, as long as a finger meets something else to press there,
      // which is measured as itself.
      if (style.pointerEvents === "none") {
        await bringInSight(shown);
        const { left, top, width, height } = shown.getBoundingClientRect();
        const met = document.elementFromPoint(left + width / 2, top + height / 2);
        const isPressed = met?.closest("a[href], button, label, [role=button]");
        if (!isPressed) found.add(`nothing to press: "${shown.textContent.trim().slice(0, 40)}"`);
        continue;
      }
      const words = shown.parentElement?.textContent.trim() ?? "";
      const isInSentence =
        shown.matches("a, button") &&
        style.display === "inline" &&
        words.length > shown.textContent.trim().length + 10;
      if (isInSentence) continue;
      const areaOf = () => {
        const areas = [shown, label ?? shown].map((each) => each.getBoundingClientRect());
        const left = Math.min(...areas.map((area) => area.left));
        const top = Math.min(...areas.map((area) => area.top));
        const width = Math.max(...areas.map((area) => area.right)) - left;
        const height = Math.max(...areas.map((area) => area.bottom)) - top;
        return { left, top, width, height };
      };
      const { width, height } = areaOf();
      if (Math.min(width, height) >= size - 0.5) continue;
      await bringInSight(shown);
      const { left, top } = areaOf();
      if (width <= 1 || left + width < 1) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      const isPressed = [-1, 1].map((side) => {
        const reach = side * (size / 2 - 1);
        const up = document.elementFromPoint(x, y + reach);
        const across = document.elementFromPoint(x + reach, y);
        return [up, across].map(
          (hit) =>
            hit !== null && (shown.contains(hit) || target.contains(hit) || label?.contains(hit)),
        );
      });
      const isHigh = height >= size - 0.5 || isPressed.every(([up]) => up);
      const isWide = width >= size - 0.5 || isPressed.every(([, across]) => across);
      if (isHigh && isWide) continue;
      const name =
        target.getAttribute("aria-label") ?? (shown.textContent.trim() || target.id || "unnamed");
      found.add(
        `small to press: "${name.slice(0, 40)}" (${target.tagName.toLowerCase()}) ${Math.round(width)} × ${Math.round(height)}`,
      );
    }
    window.scrollTo(0, 0);
    return [...found];
  }, fingertip);
}
