import { lazyCode } from "../LazyCode/lazyCode";

const floating = lazyCode(() => import("./floatingParts"));

/** What windows, tooltips and panels are made of; `null` while it is on its way. */
export const useFloatingCode = floating.useCode;

/**
 * Fetches the code of windows, tooltips and panels, which no first load carries. They fetch it by
 * themselves when they open; called before, while nothing else is going on, it makes them open at
 * once. Rejects where it cannot be had; the next call tries again.
 */
export async function loadFloating(): Promise<void> {
  await floating.load();
}
