import { daysAfter } from "@quotehaven/contract/cover";
import {
  date,
  limits,
  required,
  toIsoDate,
  type FieldRules,
  type Validator,
} from "@quotehaven/contract/rules";

/** The end of a pause: from tomorrow to a year from now; the server keeps the exact hour. */
export function pauseRules(today: string): FieldRules {
  const inTime: Validator = (value) => {
    const day = toIsoDate(String(value));
    const latest = daysAfter(today, limits.pauseDays);
    const isBetween = day !== null && day > today && day <= latest;
    return isBetween ? null : { key: "errors.pause-end", code: "pause-end" };
  };
  return { pauseEnd: [required, date, inTime] };
}
