import type { Page } from "@playwright/test";

/**
 * What is wrong with a screen as far as a machine can tell: sideways scroll, and text that is cut or
 * runs over the frame it stands in.
 */
export function brokenText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    // A table or a strip of its own that a finger moves; the page itself does not.
    const scrollsSideways = (element: Element): boolean =>
      element !== document.body &&
      ((element.scrollWidth > element.clientWidth &&
        /auto|scroll/.test(getComputedStyle(element).overflowX)) ||
        (element.parentElement !== null && scrollsSideways(element.parentElement)));
    const width = document.documentElement.clientWidth;
    const scroll = document.documentElement.scrollWidth;
    if (scroll > width) problems.push(`scrolls sideways: ${scroll} in ${width}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const reported = new Set<Element>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || reported.has(parent) || !node.textContent?.trim()) continue;
      // visx measures the words of its axes off the page.
      if (parent.id === "__react_svg_text_measurement_id") continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const words = node.textContent.trim().slice(0, 40);
      // What is only for screen readers is one pixel wide.
      if (parent.getBoundingClientRect().width <= 1) continue;
      // Text may be shortened only where it says what is chosen of a list: opened, the list says it
      // whole. What counts there is the edge of what is pressed.
      const list = parent.closest("select, [role=combobox]");
      const shortened = getComputedStyle(parent).textOverflow === "ellipsis" ? list : null;
      const { left: start, right: end } = shortened?.getBoundingClientRect() ?? box;
      if (end > width + 1 || start < -1) {
        reported.add(parent);
        if (!scrollsSideways(parent)) problems.push(`beyond the edge: "${words}"`);
        continue;
      }
      for (let frame: Element | null = parent; frame; frame = frame.parentElement) {
        const { position, overflowX: clips, borderRightWidth } = getComputedStyle(frame);
        if (position === "absolute" || position === "fixed" || clips !== "visible") break;
        if (parseFloat(borderRightWidth) === 0) continue;
        const { left, right } = frame.getBoundingClientRect();
        if (box.right > right + 1 || box.left < left - 1) {
          reported.add(parent);
          problems.push(`over its frame: "${words}"`);
        }
        break;
      }
      const { overflowX } = getComputedStyle(parent);
      if (overflowX !== "visible" && parent.scrollWidth > parent.clientWidth + 1) {
        reported.add(parent);
        if (!shortened) problems.push(`cut: "${words}"`);
      }
    }
    return problems;
  });
}
