import type { Notification } from "@quotehaven/contract/wire";
import type { Translate } from "../i18n/useTranslation";

/** What a notification says. */
export function notificationText(
  { kind, firstName, withdrawnCarrier, carrierName }: Notification,
  t: Translate,
): string {
  if (withdrawnCarrier) {
    return t("notifications.textWithdrawn", { name: firstName, carrier: withdrawnCarrier });
  }
  return t(`notifications.text.${kind}`, { name: firstName, carrier: carrierName });
}
