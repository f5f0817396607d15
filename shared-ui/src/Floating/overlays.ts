import { useLayoutEffect } from "react";

let openCount = 0;

/** Whether a window or a panel is open over the page: the keyboard belongs to it. */
export const isOverlayOpen = () => openCount > 0;

/** Counts as open over the page while it is mounted. */
export function useAsOverlay(): void {
  // Known before an effect of a screen asks, wherever in the page the screen is.
  useLayoutEffect(() => {
    openCount += 1;
    return () => {
      openCount -= 1;
    };
  }, []);
}
