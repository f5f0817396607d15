import { shortened } from "@quotehaven/contract/rules";
import type { Notification } from "@quotehaven/contract/wire";
import type { TFunction } from "i18next";
import type { Formats } from "../i18n/useFormats";

/** What a notification says; of a quote, with its carrier and its price. */
export function notificationText(
  { kind, firstName, withdrawnCarrier, carrierName, details }: Notification,
  { t, money }: Pick<Formats, "money"> & { t: TFunction },
): string {
  const name = shortened(firstName);
  if (withdrawnCarrier) {
    return t("notifications.textWithdrawn", { name, carrier: withdrawnCarrier });
  }
  const offer = details?.quote ?? details?.chosen;
  if (!offer) return t(`notifications.text.${kind}`, { name, carrier: carrierName });
  const { carrier } = offer;
  const monthly = money(offer.monthly);
  if (details?.chosen) return t("notifications.textSelected", { name, carrier, monthly });
  const before = details?.quote?.before;
  return before
    ? t("notifications.textQuoteUpdated", { name, carrier, monthly, before: money(before.monthly) })
    : t("notifications.textQuote", { name, carrier, monthly });
}
