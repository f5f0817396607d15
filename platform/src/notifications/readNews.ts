import type { Middleware } from "redux";
import type { NotificationPage } from "@quotehaven/contract/wire";
import { api } from "../store/api";
import { personalTags, type Tag } from "../store/tags";
import { changesOfKind, changesOfMessages } from "./notificationKinds";
import { latestNotifications } from "./latestNotifications";
import { notificationCalls } from "./notificationCalls";

/** What has changed, to go by the notifications that came since the one with the id `newest`. */
function changesSince(newest: number, { items }: NotificationPage) {
  const news = items.filter(({ id }) => id > newest);
  // Where all are new, there may be more behind them, of other kinds.
  if (news.length >= latestNotifications.limit) return [...personalTags];
  return [...new Set(news.flatMap(({ kind }) => changesOfKind(kind)))];
}

/** What a fee paid on another device changes; nobody is notified of it. */
const changesOfPayment: readonly Tag[] = ["Leads", "Lead", "ClientInfo", "Payments"];

/**
 * What a notification tells of is read again by every screen that shows it. This is how what others
 * did reaches an open screen: by whichever call the notification came, mostly the poll's. How many
 * messages are unread is known by number: only the first of several notifies anybody.
 */
export const readNews: Middleware = ({ dispatch }) => {
  /** The id of the newest notification known; null until the first were read. */
  let newest: number | null = null;
  let paidClients: number | undefined;
  let unreadMessages: number | undefined;
  return (next) => (action) => {
    const result = next(action);
    if (api.util.resetApiState.match(action)) newest = null;
    const isRead = notificationCalls.endpoints.notifications.matchFulfilled(action);
    if (isRead && action.meta.arg.originalArgs.offset === 0) {
      const page = action.payload;
      const tags = newest === null ? [] : changesSince(newest, page);
      if (newest !== null && page.paidClients !== paidClients) tags.push(...changesOfPayment);
      if (newest !== null && page.unreadMessages !== unreadMessages) {
        tags.push(...changesOfMessages);
      }
      paidClients = page.paidClients;
      unreadMessages = page.unreadMessages;
      newest = Math.max(newest ?? 0, ...page.items.map(({ id }) => id));
      if (tags.length > 0) dispatch(api.util.invalidateTags(tags));
    }
    return result;
  };
};
