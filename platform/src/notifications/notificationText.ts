import type { Notification } from "@quotehaven/contract/schemas";
import type { Translate } from "../i18n/useTranslation";
import { linkOfKind } from "./notificationKinds";

/** What a notification says. */
export function notificationText(
  { ntp_id, usr_firstname, withdrawn_inc }: Notification,
  t: Translate,
): string {
  if (withdrawn_inc) {
    return t("notifications.textWithdrawn", { name: usr_firstname, carrier: withdrawn_inc });
  }
  return linkOfKind(ntp_id) !== null
    ? t(`notifications.text${ntp_id}`, { name: usr_firstname })
    : t("notifications.textOther");
}

/** Where a notification leads; null for a kind this build does not know. */
export function notificationLink({ ntp_id }: Notification): string | null {
  return linkOfKind(ntp_id);
}
