import { formatLocalDate } from "../rules/dates";
import type { Language } from "../schemas";

/**
 * The end of an agent's time as a person reads it, in local time or the given zone, which is then
 * named.
 *
 * @example deadlineText("2026-11-25T01:00:00Z", "en", "America/New_York")
 * // "Tuesday, 11/24/2026, 8:00 PM EST"
 */
export function deadlineText(timestamp: string, language: Language, timeZone?: string): string {
  const locale = language === "es" ? "es-US" : "en-US";
  const moment = new Date(timestamp);
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(moment);
  const weekday = say({ weekday: "long" });
  const time = say({
    hour: "numeric",
    minute: "2-digit",
    ...(timeZone !== undefined && { timeZoneName: "short" }),
  });
  // Some versions of the data part hours and AM with a narrow space that not every font has.
  return `${weekday}, ${formatLocalDate(timestamp, timeZone)}, ${time}`.replace(
    /[\u202f\u00a0]/g,
    " ",
  );
}
