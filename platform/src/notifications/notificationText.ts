import type { Notification } from "@quotehaven/contract/schemas";
import type { Translate } from "../i18n/useTranslation";

/** Where each kind of notification leads, by its message code (4.7, NOT-1). */
const destinations: Record<number, string> = {
  1: "/profile/my-quotes",
  2: "/agent/profile/leads",
  3: "/agent/profile/leads",
  4: "/agent/profile/leads",
};

/** What a notification says. */
export function notificationText({ ntp_id, usr_firstname }: Notification, t: Translate): string {
  return ntp_id in destinations
    ? t(`notifications.text${ntp_id}`, { name: usr_firstname })
    : t("notifications.textOther");
}

/** Where a notification leads; null for a kind this build does not know. */
export function notificationLink({ ntp_id }: Notification): string | null {
  return destinations[ntp_id] ?? null;
}
