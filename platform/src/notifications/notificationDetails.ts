import { asSentence, countWords, shortWords } from "@quotehaven/contract/cover";
import { formatCents, shortened, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { Notification, QuoteNews } from "@quotehaven/contract/wire";
import type { TFunction } from "i18next";
import type { Formats } from "../i18n/useFormats";

const typeWords = {
  1: "notifications.typeHome",
  2: "notifications.typeLife",
  3: "notifications.typeAuto",
} as const satisfies Record<InsuranceTypeId, string>;

type Words = Pick<Formats, "money" | "date"> & { t: TFunction; language: Language };

/** What a notification says beside its sentence; empty where there is nothing. */
export function notificationDetails(
  { agency, feeCents, details }: Pick<Notification, "agency" | "feeCents" | "details">,
  { t, money, date, language }: Words,
): string {
  const parts: string[] = agency ? [shortened(agency)] : [];
  if (details?.quote) parts.push(...quoteParts(details.quote, { t, money, date, language }));
  if (details?.lead) {
    const { city, types, needs = [] } = details.lead;
    const list = new Intl.ListFormat(language, { type: "conjunction" });
    const asked = types.map((type) => {
      const amount = needs.find((need) => need.type === type)?.amount;
      const word = t(typeWords[type]);
      return amount ? t("notifications.typeNeed", { type: word, amount: money(amount) }) : word;
    });
    parts.push(shortened(city), list.format(asked));
  }
  if (details?.otherChosen !== undefined) {
    parts.push(t(details.otherChosen ? "notifications.otherChosen" : "notifications.quoteStands"));
  }
  if (feeCents !== undefined) {
    parts.push(t("notifications.feeDue", { fee: formatCents(feeCents) }));
  }
  return parts.filter((part) => part !== "").join(" · ");
}

/** Until when a quote is good, and where it stands: its price beside the others, and how its lines compare with the need. */
function quoteParts(
  { isLowest, among, lines, met, unstated, short, validUntil }: QuoteNews,
  { t, date, language }: Words,
): string[] {
  // What does not say how many lines are unstated says how many are met, and no more.
  const counts = {
    ...{ lines, met, unstated: unstated ?? 0 },
    below: unstated === undefined ? 0 : lines - met - unstated,
  };
  return [
    ...(isLowest
      ? [
          among === undefined
            ? t("notifications.quoteLowest")
            : t("notifications.quoteLowestOf", { among: String(among) }),
        ]
      : []),
    ...(short ? [shortWords(short, language)] : []),
    asSentence(countWords(counts, language)),
    ...(validUntil ? [t("notifications.quoteUntil", { date: date(validUntil) })] : []),
  ];
}
