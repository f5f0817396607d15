import { coverNouns } from "@quotehaven/contract/cover";
import { shortened, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { Notification, QuoteNews } from "@quotehaven/contract/wire";
import type { TFunction } from "i18next";
import type { Formats } from "../i18n/useFormats";

const typeWords = {
  1: "notifications.typeHome",
  2: "notifications.typeLife",
  3: "notifications.typeAuto",
} as const satisfies Record<InsuranceTypeId, string>;

type Words = Pick<Formats, "money"> & { t: TFunction; language: Language };

/** What a notification says beside its sentence; empty where there is nothing. */
export function notificationDetails(
  { details }: Pick<Notification, "details">,
  { t, money, language }: Words,
): string {
  const parts: string[] = [];
  if (details?.quote) parts.push(...quoteParts(details.quote, { t, money, language }));
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

/** Where a quote stands: its price beside the others, and how far it covers the need. */
function quoteParts(
  { isLowest, among, verdict, lines, met, short }: QuoteNews,
  { t, money, language }: Words,
): string[] {
  return [
    ...(isLowest
      ? [
          among === undefined
            ? t("notifications.quoteLowest")
            : t("notifications.quoteLowestOf", { among: String(among) }),
        ]
      : []),
    ...(short
      ? [
          t("notifications.coverShort", {
            amount: money(short.amount),
            what: coverNouns[language][short.what],
          }),
        ]
      : []),
    coverText({ verdict, lines, met }, t),
  ];
}

function coverText(
  { verdict, lines, met }: Pick<QuoteNews, "verdict" | "lines" | "met">,
  t: TFunction,
): string {
  if (verdict === "notStated" && met === 0) return t("notifications.coverNotStated");
  if (lines === 0) return "";
  return met === lines
    ? t("notifications.coverAll")
    : t("notifications.coverMet", { met: String(met), lines: String(lines) });
}
