import { deadlineTimeZone } from "@quotehaven/contract/choice";

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: deadlineTimeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day of a moment in Eastern Time, `YYYY-MM-DD`, which every spreadsheet reads as a date. */
export function easternDay(moment: Date | null): string | null {
  return moment && parts.format(moment);
}
