import type { Language } from "../schemas";

/**
 * The end of somebody's time as a person reads it, in local time or the given zone.
 *
 * @example deadlineText("2026-11-25T20:00:00Z", "en", "America/Chicago") // "Wed, Nov 25, 2:00 PM"
 * @example deadlineText("2026-11-25T20:00:00Z", "es", "America/Chicago") // "mié, 25 nov, 2:00 p. m."
 */
export function deadlineText(timestamp: string, language: Language, timeZone?: string): string {
  const say = sayer(timestamp, language, timeZone);
  const [weekday, month] = [say({ weekday: "short" }), say({ month: "short" })];
  const day = say({ day: "numeric" });
  const date = language === "es" ? `${day} ${month}` : `${month} ${day}`;
  return `${weekday}, ${date}, ${timeText(timestamp, language, timeZone)}`;
}

/** The time of a moment, as deadlines have it: `2:00 PM`, `2:00 p. m.` */
export function timeText(timestamp: string, language: Language, timeZone?: string): string {
  const say = sayer(timestamp, language, timeZone);
  // Some versions of the data part hours and AM with a narrow space that not every font has.
  return say({ hour: "numeric", minute: "2-digit", hourCycle: "h12" }).replace(
    /[\u202f\u00a0]/g,
    " ",
  );
}

function sayer(timestamp: string, language: Language, timeZone: string | undefined) {
  const locale = language === "es" ? "es" : "en-US";
  const moment = new Date(timestamp);
  return (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(moment);
}
