import { useEffect } from "react";
import { latestNotifications } from "./latestNotifications";
import { notificationsApi, useMarkNewsOfQuoteSeenMutation } from "./notificationsApi";

/**
 * Marks what a consumer was told of a quote as read while it is open, also what comes meanwhile.
 * Without a quote it does nothing. A lead is marked by the server when its agent reads it.
 */
export function useNewsOfQuoteSeen(quoteId: number | undefined): void {
  const { data } = notificationsApi.endpoints.notifications.useQueryState(latestNotifications);
  const [markSeen] = useMarkNewsOfQuoteSeenMutation();
  const isUnread = (data?.unseen ?? 0) > 0;
  const newest = data?.items[0]?.id;
  useEffect(() => {
    // Where it fails, they simply stay unread.
    if (isUnread && quoteId !== undefined) void markSeen(quoteId);
  }, [isUnread, newest, quoteId, markSeen]);
}
