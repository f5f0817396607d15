import { deadlineText, deadlineTimeZone } from "@quotehaven/contract/choice";

/** A moment as an operator reads it. */
export const shownMoment = (moment: Date | null) =>
  moment ? deadlineText(moment.toISOString(), "en", deadlineTimeZone) : "never";

/** Somebody's words, each line set off. */
export function quoted(words: string): string[] {
  if (words === "") return ["  (no words: an account of either side is gone)"];
  return words.split("\n").map((line) => `  > ${line}`);
}
