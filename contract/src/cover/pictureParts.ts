import type { CoverFieldName } from "./fields";
import type { HeldCover } from "./need";
import { coverLines, type CoverLine } from "./verdict";

/** One part of a coverage picture: a house, a sofa, an umbrella. */
export type PicturePart = {
  field: CoverFieldName;
  /** How far it is filled, from 0 to 1; null where that is not stated. 1 is what meets the need, and nothing else. */
  share: number | null;
  line: CoverLine;
};

/** What is short by little is drawn short so that it is seen. */
const MOST_OF_SHORT = 0.92;

/**
 * The parts that every coverage picture draws: one for each line that is counted. What has no amount is
 * filled whole or not at all. A need alone covers nothing yet.
 */
export function pictureParts(held: HeldCover, isNeedOnly = false): PicturePart[] {
  return coverLines(held).map((line) => ({
    field: line.field,
    share: isNeedOnly ? 0 : shareOf(line),
    line,
  }));
}

function shareOf({ verdict, amounts }: CoverLine): number | null {
  if (verdict === "notStated") return null;
  if (verdict === "meets") return 1;
  return Math.min(MOST_OF_SHORT, (amounts?.covered ?? 0) / (amounts?.needed ?? 1));
}
