import { deadlineText } from "@quotehaven/contract/choice";
import {
  formatDay,
  formatDayOf,
  formatLocalDate,
  formatLocalDateTime,
  formatMoment,
  formatMoney,
  isIsoDate,
  remembered,
  shownPhone,
} from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "../http/serverClock";
import { useTimeZone } from "../store/useTimeZone";
import { useLanguage } from "./i18n";

/**
 * How amounts and moments are written for people. An empty text where there is nothing to write. Days
 * are those of where the person lives or works; what is local is by the browser's own clock.
 */
export type Formats = {
  /** Whole dollars: `$1,234`. */
  money(dollars: number | null | undefined): string;
  /** MM/DD/YYYY, in Spanish `8 nov 2026`; a day as it is. */
  date(value: string | Date | null | undefined): string;
  /** `11/08/2026, 2:05 PM`, in Spanish `8 nov 2026, 14:05`. */
  moment(timestamp: string | null | undefined): string;
  /** `Tuesday, Dec 1`: the day with whose end the time for something ends, the same for everybody. */
  deadline(timestamp: string | null | undefined): string;
  /** MM/DD/YYYY in local time, as the specification has it of lead cards. */
  localDate(timestamp: string): string;
  /** Like {@link Formats.moment} in local time. */
  localMoment(timestamp: string): string;
  /** MM/DD HH:mm in local time, as the specification has it of notifications. */
  localDateTime(timestamp: string): string;
  /** `2 h ago`; empty from 30 days on, when the date says more. */
  age(timestamp: string | Date | null | undefined, now?: Date): string;
  /** Its age, and where there is none its date. */
  relative(timestamp: string | Date | null | undefined, now?: Date): string;
  /** A US phone number: `(512) 555-1001`. */
  phone(text: string): string;
  /** A plain number with its thousands apart. */
  number(value: number | null | undefined): string;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function timestampOf(value: string | Date): string {
  return value instanceof Date ? value.toISOString() : value;
}

type Shown = string | Date | null | undefined;

function dateOf(value: Shown, language: Language, timeZone: string | undefined): string {
  if (!value) return "";
  const text = timestampOf(value);
  return isIsoDate(text) ? formatDay(text, language) : formatDayOf(text, language, timeZone);
}

/** How long ago a moment was; empty for one that is better told by its date. */
function ageText(t: TFunction, value: Shown, now: Date): string {
  if (!value) return "";
  const then = new Date(value).getTime();
  if (Number.isNaN(then)) return "";
  const ageMs = now.getTime() - then;
  // A clock that is a little wrong is no reason to speak of the future.
  if (ageMs < MINUTE_MS) return t("time.justNow");
  if (ageMs < HOUR_MS) return t("time.minutesAgo", { count: Math.floor(ageMs / MINUTE_MS) });
  if (ageMs < DAY_MS) return t("time.hoursAgo", { count: Math.floor(ageMs / HOUR_MS) });
  if (ageMs < 30 * DAY_MS) return t("time.daysAgo", { count: Math.floor(ageMs / DAY_MS) });
  return "";
}

const plainNumbers = remembered(
  (language: Language) => new Intl.NumberFormat(language === "es" ? "es-US" : "en-US"),
);

/** The formats of the page's language. Money reads the same in both. */
export function useFormats(): Formats {
  const { t } = useTranslation("platform");
  const language = useLanguage();
  const timeZone = useTimeZone();
  return useMemo(() => {
    const age = (value: Shown, now = new Date(serverNow())) => ageText(t, value, now);
    const date = (value: Shown) => dateOf(value, language, timeZone);
    return {
      money: (dollars) => (dollars == null ? "" : formatMoney(dollars)),
      date,
      moment: (timestamp) => (timestamp ? formatMoment(timestamp, language, timeZone) : ""),
      deadline: (timestamp) => (timestamp ? deadlineText(timestamp, language) : ""),
      localDate: (timestamp) => formatLocalDate(timestamp),
      localMoment: (timestamp) => formatMoment(timestamp, language),
      localDateTime: (timestamp) => formatLocalDateTime(timestamp),
      age,
      relative: (timestamp, now) => age(timestamp, now) || date(timestamp),
      phone: shownPhone,
      number: (value) => (value == null ? "" : plainNumbers(language).format(value)),
    };
  }, [t, language, timeZone]);
}
