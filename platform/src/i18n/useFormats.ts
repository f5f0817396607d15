import {
  formatLocalDate,
  formatLocalDateTime,
  formatMoney,
  isIsoDate,
  toShownDate,
} from "@quotehaven/contract/rules";
import { useMemo } from "react";
import { serverNow } from "../http/serverClock";
import { useTranslation, type Translate } from "./useTranslation";

/** How amounts and moments are written for people. An empty text where there is nothing to write. */
export type Formats = {
  /** Whole dollars: `$1,234`. */
  money(dollars: number | null | undefined): string;
  /** MM/DD/YYYY; a timestamp in local time, a day as it is. */
  date(value: string | Date | null | undefined): string;
  /** MM/DD HH:mm in local time. */
  dateTime(timestamp: string | Date | null | undefined): string;
  /** `2 h ago`; from 30 days on, the date. */
  relative(timestamp: string | Date | null | undefined, now?: Date): string;
  /** A plain number with its thousands apart. */
  number(value: number | null | undefined): string;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function timestampOf(value: string | Date): string {
  return value instanceof Date ? value.toISOString() : value;
}

function dateOf(value: string | Date | null | undefined): string {
  if (!value) return "";
  const text = timestampOf(value);
  return isIsoDate(text) ? toShownDate(text) : formatLocalDate(text);
}

function relativeTo(t: Translate, value: string | Date, now: Date): string {
  const then = new Date(value).getTime();
  if (Number.isNaN(then)) return "";
  const ageMs = now.getTime() - then;
  // A clock that is a little wrong is no reason to speak of the future.
  if (ageMs < MINUTE_MS) return t("time.justNow");
  if (ageMs < HOUR_MS) return t("time.minutesAgo", { count: Math.floor(ageMs / MINUTE_MS) });
  if (ageMs < DAY_MS) return t("time.hoursAgo", { count: Math.floor(ageMs / HOUR_MS) });
  if (ageMs < 30 * DAY_MS) return t("time.daysAgo", { count: Math.floor(ageMs / DAY_MS) });
  return dateOf(value);
}

/** The formats of the page's language. Money and dates read the same in both. */
export function useFormats(): Formats {
  const { t, language } = useTranslation();
  return useMemo(() => {
    const plain = new Intl.NumberFormat(language === "es" ? "es-US" : "en-US");
    return {
      money: (dollars) => (dollars == null ? "" : formatMoney(dollars)),
      date: dateOf,
      dateTime: (timestamp) => (timestamp ? formatLocalDateTime(timestampOf(timestamp)) : ""),
      relative: (timestamp, now = new Date(serverNow())) =>
        timestamp ? relativeTo(t, timestamp, now) : "",
      number: (value) => (value == null ? "" : plain.format(value)),
    };
  }, [t, language]);
}
