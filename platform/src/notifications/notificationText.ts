import { shortened } from "@quotehaven/contract/rules";
import type { Notification } from "@quotehaven/contract/wire";
import type { Language } from "@quotehaven/contract/schemas";
import type { TFunction } from "i18next";
import { notificationWords } from "../points/points";

/** What a notification says. */
export function notificationText(
  { kind, name: remoteKind, firstName, withdrawnCarrier, carrierName }: Notification,
  { t, language }: { t: TFunction; language: Language },
): string {
  if (kind === "ofRemote") {
    return notificationWords(remoteKind)?.text[language] ?? t("notifications.text.unreadable");
  }
  const name = shortened(firstName);
  if (withdrawnCarrier) {
    return t("notifications.textWithdrawn", { name, carrier: withdrawnCarrier });
  }
  return t(`notifications.text.${kind}`, { name, carrier: carrierName });
}
