import { deadlineText, timeText } from "@quotehaven/contract/choice";
import {
  formatLocalDate,
  formatLocalDateTime,
  formatMoney,
  isIsoDate,
  shownPhone,
  toShownDate,
} from "@quotehaven/contract/rules";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "../http/serverClock";
import { useTimeZone } from "../store/useTimeZone";
import { useLanguage } from "./i18n";

/**
 * How amounts and moments are written for people. An empty text where there is nothing to write. Days
 * and deadlines are those of where the person lives or works.
 */
export type Formats = {
  /** Whole dollars: `$1,234`. */
  money(dollars: number | null | undefined): string;
  /** MM/DD/YYYY; a day as it is. */
  date(value: string | Date | null | undefined): string;
  /** `Wed, Nov 25, 2:00 PM`: until when something is to be done. */
  deadline(timestamp: string | null | undefined): string;
  /** `2:00 PM`: the time beside a date. */
  time(timestamp: string | null | undefined): string;
  /** MM/DD HH:mm in the browser's local time, as the specification has it of notifications. */
  dateTime(timestamp: string | Date | null | undefined): string;
  /** `2 h ago`; from 30 days on, the date. */
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

function dateOf(value: Shown, timeZone: string | undefined): string {
  if (!value) return "";
  const text = timestampOf(value);
  return isIsoDate(text) ? toShownDate(text) : formatLocalDate(text, timeZone);
}

/** How long ago a moment was; null for one that is better told by its date. */
function ageText(t: TFunction, value: string | Date, now: Date): string | null {
  const then = new Date(value).getTime();
  if (Number.isNaN(then)) return "";
  const ageMs = now.getTime() - then;
  // A clock that is a little wrong is no reason to speak of the future.
  if (ageMs < MINUTE_MS) return t("time.justNow");
  if (ageMs < HOUR_MS) return t("time.minutesAgo", { count: Math.floor(ageMs / MINUTE_MS) });
  if (ageMs < DAY_MS) return t("time.hoursAgo", { count: Math.floor(ageMs / HOUR_MS) });
  if (ageMs < 30 * DAY_MS) return t("time.daysAgo", { count: Math.floor(ageMs / DAY_MS) });
  return null;
}

/** The formats of the page's language. Money and dates read the same in both. */
export function useFormats(): Formats {
  const { t } = useTranslation("platform");
  const language = useLanguage();
  const timeZone = useTimeZone();
  return useMemo(() => {
    const plain = new Intl.NumberFormat(language === "es" ? "es-US" : "en-US");
    const date = (value: Shown) => dateOf(value, timeZone);
    return {
      money: (dollars) => (dollars == null ? "" : formatMoney(dollars)),
      date,
      deadline: (timestamp) => (timestamp ? deadlineText(timestamp, language, timeZone) : ""),
      time: (timestamp) => (timestamp ? timeText(timestamp, language, timeZone) : ""),
      dateTime: (timestamp) => (timestamp ? formatLocalDateTime(timestampOf(timestamp)) : ""),
      relative: (timestamp, now = new Date(serverNow())) =>
        timestamp ? (ageText(t, timestamp, now) ?? date(timestamp)) : "",
      phone: shownPhone,
      number: (value) => (value == null ? "" : plain.format(value)),
    };
  }, [t, language, timeZone]);
}
