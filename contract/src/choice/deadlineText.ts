import { utcDay } from "../rules/dates";
import { remembered } from "../rules/remembered";
import type { Language } from "../schemas";

const HALF_DAY_MS = 12 * 3_600_000;

/**
 * The last day before a deadline, YYYY-MM-DD. A deadline is a midnight where somebody works. No zone is
 * more than half a day from UTC, so half a day before is noon there, and the same day in UTC: whoever
 * reads it, wherever they are, reads that day and not the one that begins.
 */
export function lastDayOf(deadline: string): string {
  return utcDay(new Date(Date.parse(deadline) - HALF_DAY_MS));
}

/** The weekday, the month and the day of a month in UTC. */
const dayParts = remembered((language: Language) =>
  [{ weekday: "long" } as const, { month: "short" } as const, { day: "numeric" } as const].map(
    (part) =>
      new Intl.DateTimeFormat(language === "es" ? "es" : "en-US", { timeZone: "UTC", ...part }),
  ),
);

/**
 * The day with whose end a deadline ends, in words. It is the same for everybody.
 *
 * @example deadlineText("2026-12-02T06:00:00Z", "en") // "Tuesday, Dec 1"
 * @example deadlineText("2026-12-02T06:00:00Z", "es") // "martes 1 dic"
 */
export function deadlineText(timestamp: string, language: Language): string {
  const day = new Date(`${lastDayOf(timestamp)}T00:00:00Z`);
  const [weekday, month, number] = dayParts(language).map((part) => part.format(day));
  return language === "es" ? `${weekday} ${number} ${month}` : `${weekday}, ${month} ${number}`;
}
