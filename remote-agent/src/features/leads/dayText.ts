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

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long it is until a deadline, in the largest unit that says enough; null once it is over. */
export function timeUntil(
  deadline: string,
  now: number,
): { unit: "day" | "hour" | "minute"; count: number } | null {
  const leftMs = Date.parse(deadline) - now;
  if (!(leftMs > 0)) return null;
  if (leftMs >= 2 * DAY_MS) return { unit: "day", count: Math.floor(leftMs / DAY_MS) };
  if (leftMs >= HOUR_MS) return { unit: "hour", count: Math.floor(leftMs / HOUR_MS) };
  return { unit: "minute", count: Math.max(1, Math.floor(leftMs / MINUTE_MS)) };
}
