import { joinStore } from "../store/storeParts";
import { notificationCalls } from "./notificationCalls";
import { readNews } from "./readNews";

/** Notifications on one page (NOT-2). */
export const NOTIFICATIONS_PER_PAGE = 10;

joinStore({ middleware: [readNews] });

/** The calls about notifications, from which the page also learns what others have done. */
export const notificationsApi = notificationCalls;

export const {
  useNotificationsQuery,
  useMarkNotificationSeenMutation,
  useMarkNotificationKindsSeenMutation,
  useMarkAllNotificationsSeenMutation,
  useDeleteNotificationMutation,
  useDeleteAllNotificationsMutation,
} = notificationsApi;
