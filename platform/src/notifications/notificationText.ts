import { shortened } from "@quotehaven/contract/rules";
import type { Notification } from "@quotehaven/contract/wire";
import type { TFunction } from "i18next";

/** What a notification says. */
export function notificationText(
  { kind, firstName, withdrawnCarrier, carrierName }: Notification,
  t: TFunction,
): string {
  const name = shortened(firstName);
  if (withdrawnCarrier) {
    return t("notifications.textWithdrawn", { name, carrier: withdrawnCarrier });
  }
  return t(`notifications.text.${kind}`, { name, carrier: carrierName });
}
