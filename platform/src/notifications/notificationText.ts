import type { Notification } from "@quotehaven/contract/wire";
import type { Translate } from "../i18n/useTranslation";
import { linkOfKind } from "./notificationKinds";

/** What a notification says. */
export function notificationText(
  { kind, firstName, withdrawnCarrier }: Notification,
  t: Translate,
): string {
  if (withdrawnCarrier) {
    return t("notifications.textWithdrawn", { name: firstName, carrier: withdrawnCarrier });
  }
  return t(`notifications.text.${kind}`, { name: firstName });
}

/** Where a notification leads; null for a kind this build does not know. */
export function notificationLink({ kind }: Notification): string | null {
  return linkOfKind(kind);
}
