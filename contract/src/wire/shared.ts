import type * as wire from "../schemas";
import { carrier, insuranceType } from "./common";
import { entity, inData, list, type Inside } from "./codec";
import { notificationKind } from "./enums";

export const insuranceTypesReply = inData(list(insuranceType));

export const insuranceCompaniesReply = inData(list(carrier));

export const notification = entity<wire.Notification>()({
  id: "ntf_id",
  isSeen: "ntf_seen",
  createdAt: "ntf_date",
  kind: ["ntp_id", notificationKind],
  name: "ntp_name",
  firstName: "usr_firstname",
  withdrawnCarrier: "withdrawn_inc",
  quoteId: "qot_id",
  leadId: "aps_id",
  carrierName: "inc_name",
  agency: "agency",
  feeCents: "fee",
  details: "details",
});
export type Notification = Inside<typeof notification>;
/** What a notification says beside its sentence. */
export type NotificationDetails = NonNullable<Notification["details"]>;
/** What a notification says of a quote, as it was then. */
export type QuoteNews = NonNullable<NotificationDetails["quote"]>;

/** The quote that a consumer opened. */
export const notificationsSeenBody = entity<wire.NotificationsSeenBody>()({ quoteId: "qot_id" });

/** One page of notifications, newest first, with how many there are and how many are unread; how many clients an agent paid for, and how many messages are unread. */
export const notificationsReply = inData(
  entity<wire.NotificationsReply["data"]>()({
    items: ["data", list(notification)],
    count: "count",
    unseen: "unseen",
    paidClients: "paid_clients",
    unreadMessages: "unread_messages",
  }),
);
export type NotificationPage = Inside<typeof notificationsReply>;
