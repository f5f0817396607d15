import { deadlineTimeZone } from "@quotehaven/contract/choice";

const format = new Intl.DateTimeFormat("en-US", {
  timeZone: deadlineTimeZone,
  weekday: "short",
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/** A moment as an operator reads it, with its year: it may be long ago. */
export const shownMoment = (moment: Date | null) =>
  moment ? format.format(moment).replace(/[\u202f\u00a0]/g, " ") : "never";

/** Somebody's words, each line set off. */
export function quoted(words: string): string[] {
  if (words === "") return ["  (no words: an account of either side is gone)"];
  return words.split("\n").map((line) => `  > ${line}`);
}
