import { coverNameOf, isCoverNoun, type CoverNoun } from "./names";
import type { HeldCover } from "./need";
import { coverLines, type CoverLine } from "./verdict";

/** The lines that are below the need, the largest gap first. */
export function shortLines(helds: readonly HeldCover[]): { held: HeldCover; line: CoverLine }[] {
  return helds
    .flatMap((held) => coverLines(held).map((line) => ({ held, line })))
    .filter(({ line }) => line.verdict === "below")
    .toSorted((a, b) => gapOf(b.line) - gapOf(a.line));
}

/** How much a limit is short, in whole dollars. */
const gapOf = ({ amounts }: CoverLine) => amounts?.gap ?? 0;

/** The largest amount that is missing, and of what; undefined where none is. */
export function largestShortfall(
  helds: readonly HeldCover[],
): { what: CoverNoun; amount: number } | undefined {
  const [largest] = shortLines(helds);
  if (!largest) return undefined;
  const { held, line } = largest;
  const what = coverNameOf(line.field, held);
  const amount = gapOf(line);
  return amount > 0 && isCoverNoun(what) ? { what, amount } : undefined;
}
