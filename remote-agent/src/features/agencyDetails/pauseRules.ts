import {
  date,
  limits,
  required,
  toIsoDate,
  utcDay,
  type FieldRules,
  type Validator,
} from "@quotehaven/contract/rules";

const DAY_MS = 86_400_000;

/** The end of a pause: from tomorrow to a year from now; the server keeps the exact hour. */
export function pauseRules(now: Date): FieldRules {
  const inTime: Validator = (value) => {
    const day = toIsoDate(String(value));
    const latest = utcDay(new Date(now.getTime() + limits.pauseDays * DAY_MS));
    const isBetween = day !== null && day > localDay(now) && day <= latest;
    return isBetween ? null : { key: "errors.pause-end", code: "pause-end" };
  };
  return { pauseEnd: [required, date, inTime] };
}

const two = (value: number) => String(value).padStart(2, "0");

function localDay(now: Date): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
