import { shortened, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { Notification, QuoteNews } from "@quotehaven/contract/wire";
import type { TFunction } from "i18next";
import type { Formats } from "../i18n/useFormats";

const typeWords = {
  1: "notifications.typeHome",
  2: "notifications.typeLife",
  3: "notifications.typeAuto",
} as const satisfies Record<InsuranceTypeId, string>;

/** What a notification says beside its sentence; empty where there is nothing. */
export function notificationDetails(
  { details }: Pick<Notification, "details">,
  { t, money, language }: Pick<Formats, "money"> & { t: TFunction; language: string },
): string {
  const parts: string[] = [];
  if (details?.quote) parts.push(...quoteParts(details.quote, { t, money }));
  if (details?.lead) {
    const { city, types } = details.lead;
    const list = new Intl.ListFormat(language, { type: "conjunction" });
    parts.push(shortened(city), list.format(types.map((type) => t(typeWords[type]))));
  }
  if (details?.otherChosen !== undefined) {
    parts.push(t(details.otherChosen ? "notifications.otherChosen" : "notifications.quoteStands"));
  }
  return parts.filter((part) => part !== "").join(" · ");
}

function quoteParts(
  { carrier, monthly, yearly, before, isLowest, verdict, lines, met }: QuoteNews,
  { t, money }: Pick<Formats, "money"> & { t: TFunction },
): string[] {
  return [
    before
      ? t("notifications.quoteUpdated", {
          carrier,
          monthly: money(monthly),
          before: money(before.monthly),
        })
      : t("notifications.quoteNew", { carrier, monthly: money(monthly), yearly: money(yearly) }),
    isLowest ? t("notifications.quoteLowest") : "",
    verdict === "notStated" && met === 0
      ? t("notifications.coverNotStated")
      : lines > 0
        ? t("notifications.coverMet", { met: String(met), lines: String(lines) })
        : "",
  ];
}
