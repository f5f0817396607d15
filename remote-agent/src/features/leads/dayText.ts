const DAY_MS = 24 * 60 * 60 * 1000;
/** A day that is farther away is told by its date. */
const NEAR_DAYS = 90;

/** How many days lie between today and another day, both YYYY-MM-DD. */
export function daysUntil(day: string, today: string): number {
  return (Date.parse(day) - Date.parse(today)) / DAY_MS;
}

/** `in 23 days`, `tomorrow`, `3 days ago`; null for a day that is better told by its date. */
export function nearDay(days: number, language: string): string | null {
  if (Math.abs(days) > NEAR_DAYS) return null;
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day");
}
