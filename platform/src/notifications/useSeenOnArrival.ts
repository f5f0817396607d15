import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../store/useSession";
import { kindsLeadingTo } from "./notificationKinds";
import { latestNotifications } from "./latestNotifications";
import { useMarkNotificationKindsSeenMutation, useNotificationsQuery } from "./notificationsApi";

function onVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Whoever looks at the place that notifications lead to has read them, also those that come meanwhile. */
export function useSeenOnArrival(): void {
  const { pathname } = useLocation();
  const { status } = useSession();
  const { data } = useNotificationsQuery(latestNotifications, { skip: status !== "signedIn" });
  const [markKindsSeen] = useMarkNotificationKindsSeenMutation();
  const isLookedAt = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === "visible",
    () => false,
  );
  const isUnread = (data?.unseen ?? 0) > 0;
  const newest = data?.items[0]?.id;
  useEffect(() => {
    const kinds = kindsLeadingTo(pathname);
    // When it fails, they simply stay unread.
    if (isLookedAt && isUnread && kinds.length > 0) void markKindsSeen(kinds);
  }, [pathname, isLookedAt, isUnread, newest, markKindsSeen]);
}
