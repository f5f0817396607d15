import {
  notificationsReply,
  notificationsSeenBody,
  type NotificationPage,
} from "@quotehaven/contract/wire";
import { api } from "../store/api";
import { staleHere } from "../store/changes";
import { newsSince } from "./news";

/** Notifications on one page (NOT-2). */
export const NOTIFICATIONS_PER_PAGE = 10;

type AskedPage = { limit: number; offset: number };

/** The calls about notifications, from which the page also learns what others have done. */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<NotificationPage, AskedPage>({
      query: (params) => ({ url: "/notifications", params, conditional: true }),
      transformResponse: notificationsReply.decode,
      providesTags: ["Notifications"],
      // News are told by comparing with what was read before, also where no bell shows it.
      keepUnusedDataFor: Infinity,
      // What a notification tells of is read again by every screen that shows it. This is how what
      // others did reaches an open screen: by whichever call the notification came, mostly the poll's.
      async onQueryStarted({ offset }, { dispatch, getState, queryFulfilled }) {
        const before = lastFirstPage(getState());
        const now = await queryFulfilled.catch(() => null);
        if (offset !== 0 || !before || !now) return;
        const tags = newsSince(before, now.data);
        if (tags.length > 0) dispatch(staleHere(tags));
      },
    }),
    markNotificationSeen: build.mutation<unknown, number>({
      query: (id) => ({ url: `/notifications/${id}`, method: "POST" }),
      invalidatesTags: ["Notifications"],
    }),
    markNewsOfQuoteSeen: build.mutation<unknown, number>({
      query: (quoteId) => ({
        url: "/notifications/seen",
        method: "POST",
        body: notificationsSeenBody.encode({ quoteId }),
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

type AnyState = Parameters<ReturnType<typeof notificationsApi.endpoints.notifications.select>>[0];

/** The newest notifications as they were read last. */
function lastFirstPage(state: AnyState): NotificationPage | undefined {
  const { notifications } = notificationsApi.endpoints;
  return notificationsApi.util
    .selectCachedArgsForQuery(state, "notifications")
    .filter(({ offset }) => offset === 0)
    .map((asked) => notifications.select(asked)(state))
    .sort((one, other) => (other.fulfilledTimeStamp ?? 0) - (one.fulfilledTimeStamp ?? 0))[0]?.data;
}

export const {
  useNotificationsQuery,
  useMarkNotificationSeenMutation,
  useMarkNewsOfQuoteSeenMutation,
  useMarkAllNotificationsSeenMutation,
  useDeleteNotificationMutation,
  useDeleteAllNotificationsMutation,
} = notificationsApi;
