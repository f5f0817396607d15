import { useSyncExternalStore } from "react";

function onVisibility(listener: () => void) {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

const isVisible = () => document.visibilityState !== "hidden";

/** Whether somebody looks at this tab. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(onVisibility, isVisible, () => true);
}
