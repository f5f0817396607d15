import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches, and again whenever that changes; false where nothing can tell. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener("change", tell);
      return () => list?.removeEventListener("change", tell);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
}
