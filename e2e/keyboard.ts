import type { Locator } from "@playwright/test";

/** More stops than any screen has. */
const mostStops = 100;

/**
 * Presses Tab until the focus is where somebody without a mouse wants it.
 *
 * @throws where it never comes there
 */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  // Found once, and anew where the page has drawn another: to look for it at each stop takes its time.
  let element = await target.elementHandle();
  for (let stops = 0; stops < mostStops; stops += 1) {
    const place = await element?.evaluate((it) =>
      it === document.activeElement ? "here" : it.isConnected ? "elsewhere" : "gone",
    );
    if (place === "here") return;
    if (place === "gone") element = await target.elementHandle();
    else await keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${String(target)}.`);
}
