import { daysAfter } from "@quotehaven/contract/cover";
import { localDay } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { Notification } from "@quotehaven/contract/wire";
import type { TFunction } from "i18next";

/** Notifications that came on one day. */
type NotificationDay = { day: string; items: Notification[] };

/** Notifications by the day on which they came, in local time like their time; their order stays. */
export function notificationDays(items: readonly Notification[]): NotificationDay[] {
  const days: NotificationDay[] = [];
  for (const item of items) {
    const day = localDay(new Date(item.createdAt));
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

/** Today, yesterday, or the date; with its year where that is another one. */
export function dayName(
  day: string,
  { t, language, now }: { t: TFunction; language: Language; now: number },
): string {
  const today = localDay(new Date(now));
  if (day === today) return t("notifications.today");
  if (day === daysAfter(today, -1)) return t("notifications.yesterday");
  return new Intl.DateTimeFormat(language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: "numeric" }),
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
}
