import type { BrowserContext } from "@playwright/test";

/**
 * Translates the pages of a context as browsers do: every text node makes room for an element that
 * holds its translation, at once and after each change. Here a translation has the same words.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const skipped =
      "head, script, style, svg, textarea, select, .notranslate, [translate=no], font";
    // No function here has a name: see sendFrom.
    const observer = new MutationObserver((changes) => {
      for (const changed of changes.flatMap(({ target, addedNodes }) => [...addedNodes, target])) {
        const texts: Node[] = [];
        const walker = document.createTreeWalker(changed, NodeFilter.SHOW_TEXT);
        if (changed.nodeType === Node.TEXT_NODE) texts.push(changed);
        while (walker.nextNode()) texts.push(walker.currentNode);
        for (const text of texts) {
          if (!text.nodeValue || !text.parentElement || text.parentElement.closest(skipped))
            continue;
          const translation = document.createElement("font");
          translation.append(document.createElement("font"));
          translation.firstElementChild?.append(text.nodeValue);
          text.parentElement.replaceChild(translation, text);
        }
      }
    });
    // The shell's event: browsers translate what has loaded. The mark makes the observer see all of it.
    document.addEventListener("quotehaven:hydrated", () => {
      observer.observe(document, { subtree: true, childList: true, characterData: true });
      document.documentElement.append(document.createComment("translated"));
    });
  });
}
