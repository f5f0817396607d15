import {
  notificationsReply,
  notificationsSeenBody,
  type NotificationKind,
  type NotificationPage,
} from "@quotehaven/contract/wire";
import { api } from "../store/api";

/** Notifications on one page (NOT-2). */
export const NOTIFICATIONS_PER_PAGE = 10;

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<NotificationPage, { limit: number; offset: number }>({
      query: (params) => ({ url: "/notifications", params, conditional: true }),
      transformResponse: notificationsReply.decode,
      providesTags: ["Notifications"],
    }),
    markNotificationSeen: build.mutation<unknown, number>({
      query: (id) => ({ url: `/notifications/${id}`, method: "POST" }),
      invalidatesTags: ["Notifications"],
    }),
    markNotificationKindsSeen: build.mutation<unknown, readonly NotificationKind[]>({
      query: (kinds) => ({
        url: "/notifications/seen",
        method: "POST",
        body: notificationsSeenBody.encode({ kinds: [...kinds] }),
      }),
      invalidatesTags: ["Notifications"],
    }),
    markAllNotificationsSeen: build.mutation<unknown, void>({
      query: () => ({ url: "/notifications/seen-all", method: "POST" }),
      invalidatesTags: ["Notifications"],
    }),
    deleteNotification: build.mutation<unknown, number>({
      query: (id) => ({ url: `/notifications/${id}`, method: "DELETE" }),
      invalidatesTags: ["Notifications"],
    }),
    deleteAllNotifications: build.mutation<unknown, void>({
      query: () => ({ url: "/notifications", method: "DELETE" }),
      invalidatesTags: ["Notifications"],
    }),
  }),
});

export { notificationsApi };
export const {
  useNotificationsQuery,
  useMarkNotificationSeenMutation,
  useMarkNotificationKindsSeenMutation,
  useMarkAllNotificationsSeenMutation,
  useDeleteNotificationMutation,
  useDeleteAllNotificationsMutation,
} = notificationsApi;
