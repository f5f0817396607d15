import {
  notificationsReply,
  notificationsSeenBody,
  type NotificationKind,
  type NotificationPage,
} from "@quotehaven/contract/wire";
import { api } from "../store/api";

/** What is asked of the API about notifications. */
export const notificationCalls = api.injectEndpoints({
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
