import {
  coverFieldsOf,
  coverLines,
  type CoverLine,
  type HeldCover,
} from "@quotehaven/contract/cover";

/** The lines that are below the need, the largest gap first. */
export function shortLines(helds: readonly HeldCover[]): { held: HeldCover; line: CoverLine }[] {
  return helds
    .flatMap((held) => coverLines(held).map((line) => ({ held, line })))
    .filter(({ line }) => line.verdict === "below")
    .toSorted((a, b) => gapOf(b.line) - gapOf(a.line));
}

/** How much a line is short, in whole dollars. */
export const gapOf = ({ amounts }: CoverLine) => amounts?.gap ?? 0;

/** Whether a line that a verdict rests on is not stated. */
export function isMainUnstated(held: HeldCover, { field, verdict }: CoverLine): boolean {
  const isMain = coverFieldsOf(held.type).some(
    ([name, { isMain: main }]) => name === field && main,
  );
  return isMain && verdict === "notStated";
}
