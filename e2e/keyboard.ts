import type { Locator } from "@playwright/test";

/** More stops than any screen has. */
const mostStops = 100;

/**
 * Presses Tab until the focus is where somebody without a mouse wants it.
 *
 * @throws where it never comes there
 */
export async function tabTo(target: Locator): Promise<void> {
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${String(target)}.`);
}
