import type { BrowserContext, Page } from "@playwright/test";

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface Window {
    moved: Set<string>;
  }
}

/** Notes on every page what moves: all but colors and what only fades, for longer than a moment. */
export async function watchMotion(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.moved = new Set();
    const isMotion = (property: string) =>
      !/opacity|color|shadow|fill|stroke|outline|decoration|filter|visibility|display|overlay/i.test(
        property,
      );
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      for (const { effect } of target.getAnimations({ subtree: true })) {
        if (!(effect instanceof KeyframeEffect)) continue;
        if (Number(effect.getTiming().duration) <= 1) continue;
        const frames = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        const settings = ["offset", "computedOffset", "easing", "composite"];
        const moving = frames.filter((name) => !settings.includes(name) && isMotion(name));
        const what = effect.target?.tagName.toLowerCase() ?? "";
        for (const property of moving) window.moved.add(`${property} of ${what}`);
      }
    };
    for (const kind of ["transitionrun", "animationstart"]) addEventListener(kind, note, true);
  });
}

/** What has moved on a page although its person asked for stillness. */
export async function motionOn(page: Page): Promise<string[]> {
  const moved = await page.evaluate(() => [...window.moved]);
  return moved.map((what) => `moves where stillness is asked for: ${what}`);
}
