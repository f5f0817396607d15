import type { Page } from "@playwright/test";

/** The first part of every key that a text goes by; what looks like one on a screen is a raw key. */
const keyStarts =
  "access|act|agencies|agent|agentLanding|agentRegistration|agencyDetails|agentMenu|agentProfile|application|area|clientInfo|codes|common|confirm|coverage|dashboard|enrol|errors|estimate|federation|fees|footer|frame|language|landing|leadSummary|leads|licenses|list|log|messages|notifications|payment|payments|people|problem|profile|questionnaire|quoteLead|quotes|registration|remotes|resetPassword|session|signIn|time|ui|validation|verify";

/**
 * What is wrong with a screen as far as a machine can tell: sideways scroll, text that is cut or runs
 * over the frame it stands in, raw keys, and sentences of the other language that are left over.
 */
export function inspect(page: Page, leftOver: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ({ starts, foreign }) => {
      const problems: string[] = [];
      const width = document.documentElement.clientWidth;
      const scroll = document.documentElement.scrollWidth;
      if (scroll > width) problems.push(`scrolls sideways: ${scroll} in ${width}`);
      const key = new RegExp(`(?<![\\w@/.])(?:${starts})(?:\\.[a-zA-Z0-9_-]+)+(?!\\w)`, "g");
      for (const [found] of document.body.innerText.matchAll(key))
        problems.push(`raw key: ${found}`);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const reported = new Set<Element>();
      const other = new Set(foreign);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || reported.has(parent) || !node.textContent?.trim()) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1) continue;
        const words = node.textContent.trim().slice(0, 40);
        if (other.has(node.textContent.trim())) problems.push(`other language: "${words}"`);
        // What is only for screen readers is one pixel wide.
        if (parent.getBoundingClientRect().width <= 1) continue;
        // Text may be shortened only where it says what is chosen of a list: opened, the list says it
        // whole. What counts there is the edge of what is pressed.
        const list = parent.closest("select, [role=combobox]");
        const shortened = getComputedStyle(parent).textOverflow === "ellipsis" ? list : null;
        const { left: start, right: end } = shortened?.getBoundingClientRect() ?? box;
        if (end > width + 1 || start < -1) {
          reported.add(parent);
          problems.push(`beyond the edge: "${words}"`);
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
    },
    { starts: keyStarts, foreign: leftOver },
  );
}
