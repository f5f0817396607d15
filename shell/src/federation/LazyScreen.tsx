import { useEffect, useSyncExternalStore } from "react";
import { SlotNotice, SlotSkeleton } from "./SlotNotice";
import { loadScreen, screenState, subscribeScreens } from "./screens";

/**
 * A lazily imported screen: shown at once where its code is already here, with a notice and Try
 * again in its place where the code did not come.
 */
export function LazyScreen({ lazy }: { lazy: () => Promise<unknown> }) {
  const state = useSyncExternalStore(subscribeScreens, () => screenState(lazy));

  useEffect(() => {
    if (!screenState(lazy)) void loadScreen(lazy);
  }, [lazy]);

  if (state?.status === "ready") return <state.Component />;
  if (state?.status === "failed") return <SlotNotice onRetry={() => void loadScreen(lazy)} />;
  return <SlotSkeleton />;
}
