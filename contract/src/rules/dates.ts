import { parseDate } from "./readDate";
import { remembered } from "./remembered";

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

const two = (value: number) => String(value).padStart(2, "0");

/** The wire's YYYY-MM-DD of a date in any shape {@link parseDate} reads, or null. */
export function toIsoDate(text: string): string | null {
  const date = parseDate(text);
  return date && `${date.year}-${two(date.month)}-${two(date.day)}`;
}

/** MM/DD/YYYY of a date in any shape {@link parseDate} reads; an empty text when it is no date. */
export function toShownDate(text: string | null | undefined): string {
  const date = text ? parseDate(text) : null;
  return date ? `${two(date.month)}/${two(date.day)}/${date.year}` : "";
}

/** Whether a text is a real day written YYYY-MM-DD, from 1900 to 2099. */
export function isIsoDate(text: string): boolean {
  return isoDate.test(text) && parseDate(text) !== null;
}

/** The day of a moment in UTC, as YYYY-MM-DD. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Whether a text is a date of birth: a real day before today (UTC), not before 1900-01-01. */
export function isDateOfBirth(text: string, today: Date): boolean {
  const iso = toIsoDate(text);
  return iso !== null && iso < utcDay(today);
}

/**
 * Age in whole years on the day of `today` in UTC. Somebody born on February 29
 * becomes older on March 1 in other years. Null when the text is no date or in the future.
 */
export function ageInYears(dateOfBirth: string, today: Date): number | null {
  const birth = parseDate(dateOfBirth);
  if (!birth) return null;
  const hadBirthday =
    (today.getUTCMonth() + 1) * 100 + today.getUTCDate() >= birth.month * 100 + birth.day;
  const age = today.getUTCFullYear() - birth.year - (hadBirthday ? 0 : 1);
  return age < 0 ? null : age;
}

function momentOf(timestamp: string): Date | null {
  const hasZone = /(?:z|[+-]\d{2}:?\d{2})$/i.test(timestamp);
  const hasTime = timestamp.includes(":");
  const moment = new Date(hasZone || !hasTime ? timestamp : `${timestamp.replace(" ", "T")}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

const formatIn = remembered(
  (timeZone: string | undefined) =>
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
);

function partsOf(moment: Date, timeZone: string | undefined): Map<string, string> {
  return new Map(
    formatIn(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
}

function localParts(timestamp: string, timeZone: string | undefined): Map<string, string> | null {
  const moment = momentOf(timestamp);
  return moment && partsOf(moment, timeZone);
}

/** The day of a moment in local time (or the given zone), as YYYY-MM-DD. */
export function localDay(moment: Date, timeZone?: string): string {
  const parts = partsOf(moment, timeZone);
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

/**
 * MM/DD HH:mm of a UTC timestamp in local time (or the given zone), as notifications show it.
 * A timestamp without a zone is read as UTC. An empty text when it is no timestamp.
 */
export function formatLocalDateTime(timestamp: string, timeZone?: string): string {
  const parts = localParts(timestamp, timeZone);
  if (!parts) return "";
  return `${parts.get("month")}/${parts.get("day")} ${parts.get("hour")}:${parts.get("minute")}`;
}

const spanishDays = remembered(
  (language: "es") =>
    new Intl.DateTimeFormat(language, {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "UTC",
    }),
);

/**
 * A day, YYYY-MM-DD, as people read it: `11/08/2026`, in Spanish `8 nov 2026`, where the order of month
 * and day is another one. An empty text when it is no day.
 */
export function formatDay(day: string, language: string): string {
  if (!isIsoDate(day)) return "";
  if (language !== "es") return toShownDate(day);
  return spanishDays(language).format(new Date(`${day}T00:00:00Z`));
}

/** The day of a moment in local time (or the given zone), as {@link formatDay} writes it. */
export function formatDayOf(timestamp: string, language: string, timeZone?: string): string {
  const moment = momentOf(timestamp);
  return moment ? formatDay(localDay(moment, timeZone), language) : "";
}

/**
 * The time of a moment in local time (or the given zone): by 12 hours, in Spanish by 24. An empty text when
 * it is no timestamp.
 *
 * @example formatTime("2026-11-08T20:05:00Z", "en", "America/Chicago") // "2:05 PM", in Spanish "14:05"
 */
export function formatTime(timestamp: string, language: string, timeZone?: string): string {
  const parts = localParts(timestamp, timeZone);
  if (!parts) return "";
  const [hour, minute] = [Number(parts.get("hour")), String(parts.get("minute"))];
  if (language === "es") return `${hour}:${minute}`;
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}

/** Day and time of a moment in local time (or the given zone): `11/08/2026, 2:05 PM`, `8 nov 2026, 14:05`. */
export function formatMoment(timestamp: string, language: string, timeZone?: string): string {
  return [formatDayOf, formatTime]
    .map((format) => format(timestamp, language, timeZone))
    .filter(Boolean)
    .join(", ");
}

/** MM/DD/YYYY of a UTC timestamp in local time (or the given zone), as lead cards show it. */
export function formatLocalDate(timestamp: string, timeZone?: string): string {
  const parts = localParts(timestamp, timeZone);
  return parts ? `${parts.get("month")}/${parts.get("day")}/${parts.get("year")}` : "";
}
