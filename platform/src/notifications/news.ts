import type { SharedTag } from "@quotehaven/contract/release";
import type { NotificationPage } from "@quotehaven/contract/wire";
import { personalTags } from "../store/apis";
import { changesOfKind } from "./notificationKinds";
import { latestNotifications } from "./latestNotifications";

/** What a fee paid on another device changes; nobody is notified of it. */
const changesOfPayment: readonly SharedTag[] = [
  "Leads",
  "Lead",
  "ClientInfo",
  "Payments",
  "Threads",
];

/** What a message changes that came, or was read on another device. */
const changesOfMessages: readonly SharedTag[] = ["Threads", "Quotes", "Leads", "Lead"];

function changesOfItems(before: NotificationPage, { items }: NotificationPage): readonly string[] {
  const newest = Math.max(0, ...before.items.map(({ id }) => id));
  const news = items.filter(({ id }) => id > newest);
  // Where all are new, there may be more behind them, of other kinds.
  if (news.length >= latestNotifications.limit) return personalTags();
  return news.flatMap(({ kind }) => changesOfKind(kind));
}

/**
 * What has changed, to go by the notifications that came since they were read before. How many
 * messages are unread is known by number: only the first of several notifies anybody.
 */
export function newsSince(before: NotificationPage, now: NotificationPage): string[] {
  return [
    ...changesOfItems(before, now),
    ...(now.paidClients === before.paidClients ? [] : changesOfPayment),
    ...(now.unreadMessages === before.unreadMessages ? [] : changesOfMessages),
  ];
}
