import { useSyncExternalStore } from "react";

/** Whether somebody may see this tab. */
export const isVisible = () => document.visibilityState !== "hidden";

/** Calls `listener` when the tab is hidden or shown again. Returns its undo. */
export function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Whether somebody may see this tab, for a component. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(onVisibilityChange, isVisible, () => true);
}
